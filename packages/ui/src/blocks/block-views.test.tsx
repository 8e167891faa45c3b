// @vitest-environment happy-dom
import type { Block } from '@otm/schema';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BlockContext } from './block-context.ts';
import { BlockList } from './block-list.tsx';
import { sampleBlocks } from './sample-article.ts';
import { sampleContext } from './sample-context.tsx';

const draw = (block: Block, context: BlockContext = sampleContext.en) =>
  render(<BlockList blocks={[block]} context={context} />);

afterEach(cleanup);

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  const context = sampleContext[locale];

  it('names a table of facts, with a row header for each value', () => {
    draw(sampleBlocks.facts[locale], context);
    const table = screen.getByRole('table', { name: sampleBlocks.facts[locale].caption });
    const headers = within(table).getAllByRole('rowheader');
    expect(headers.map((header) => header.textContent)).toEqual(
      sampleBlocks.facts[locale].rows.map(({ name }) => name),
    );
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(sampleBlocks.facts[locale].rows.map(({ value }) => value));
  });

  it('lists steps in order', () => {
    draw(sampleBlocks.steps[locale], context);
    const list = screen.getByRole('list');
    expect(list.tagName).toBe('OL');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(sampleBlocks.steps[locale].steps);
  });

  it('shows a gain, then a loss, and the disclosure after both', () => {
    draw(sampleBlocks.results[locale], context);
    const { disclosure, examples } = sampleBlocks.results[locale];
    const text = screen.getByRole('region', { name: disclosure.title }).textContent ?? '';
    const order = [
      ...examples.map(({ result }) => result),
      disclosure.plain,
      disclosure.statement.text,
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(-1);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.dataset.outcome)).toEqual(['gain', 'loss']);
  });

  it('keeps a prescribed statement in its own language', () => {
    draw(sampleBlocks.results[locale], context);
    const { text } = sampleBlocks.results[locale].disclosure.statement;
    expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('names the list of terms and links each by its own name', () => {
    draw(sampleBlocks.terms[locale], context);
    const list = screen.getByRole('navigation', { name: sampleBlocks.terms[locale].title });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(context.terms.map(({ name }) => name));
  });

  it('numbers questions from one', () => {
    draw(sampleBlocks.questions[locale], context);
    const headings = screen.getAllByRole('heading', { level: 3, hidden: true });
    expect(headings.map((heading) => heading.textContent)).toEqual(
      sampleBlocks.questions[locale].questions.map(
        ({ question }, index) => `${index + 1}. ${question}`,
      ),
    );
  });
});

describe('questions', () => {
  const questions: Block = {
    type: 'questions',
    questions: [
      { question: 'One?', answer: ['First.', 'Second.'] },
      {
        question: 'Two?',
        answer: ['Third.'],
        more: [{ label: 'Rule', href: 'https://example.com/' }],
      },
    ],
  };

  it('are closed at first', () => {
    draw(questions);
    for (const group of screen.getAllByRole('group'))
      expect(group.hasAttribute('open')).toBe(false);
  });

  it('have a paragraph for each string of an answer', () => {
    draw(questions);
    const paragraphs = document.querySelectorAll('#q1 p');
    expect([...paragraphs].map(({ textContent }) => textContent)).toEqual(['First.', 'Second.']);
  });

  it('announce that a link opens in a new tab', () => {
    draw(questions);
    const link = screen.getByRole('link', { name: 'Rule (opens in a new tab)', hidden: true });
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('have the tools of the site above them, which get their number', () => {
    const QuestionTools = ({ count }: { readonly count: number }) => <p>{count} questions</p>;
    const components = { ...sampleContext.en.components, QuestionTools };
    draw(questions, { ...sampleContext.en, components });
    const tools = screen.getByText('2 questions');
    expect(tools.nextElementSibling?.tagName).toBe('DETAILS');
  });

  it('render nothing but a frame when there are none', () => {
    draw({ type: 'questions', questions: [] });
    expect(document.querySelector('.otm-questions')?.childElementCount).toBe(0);
  });
});

describe('testimonials', () => {
  const disclosure = { title: 'Testimonials.', text: 'Not representative.' };

  it('name the source of a real review and no sample label', () => {
    draw({
      type: 'testimonials',
      disclosure,
      reviews: [{ id: 'a', name: 'Ana', quote: 'Good.', sample: false, source: 'Video of May 2' }],
    });
    const figure = screen.getByRole('figure');
    expect(figure.textContent).toContain('Video of May 2');
    expect(figure.textContent).not.toContain(sampleContext.en.labels.sample);
  });

  it('keep their disclosure even without a review', () => {
    draw({ type: 'testimonials', disclosure, reviews: [] });
    expect(screen.getByRole('region', { name: 'Testimonials.' }).textContent).toContain(
      'Not representative.',
    );
  });
});

describe('links', () => {
  it('within the site stay in the tab', () => {
    draw({ type: 'externalLink', label: 'Prices', href: '/buy' });
    const link = screen.getByRole('link', { name: 'Prices' });
    expect(link.hasAttribute('target')).toBe(false);
  });

  it.each(['mailto:support@example.com', 'tel:+15550100'])('to %s open in no new tab', (href) => {
    draw({ type: 'externalLink', label: 'Contact', href });
    expect(screen.getByRole('link', { name: 'Contact' }).hasAttribute('target')).toBe(false);
  });
});

describe('images', () => {
  it('load lazily and keep an empty text alternative', () => {
    draw(sampleBlocks.inlineImage.en);
    const image = document.querySelector('img');
    expect(image?.getAttribute('alt')).toBe('');
    expect(image?.getAttribute('loading')).toBe('lazy');
  });

  it('without a size have no size attributes', () => {
    draw({ type: 'image', image: { src: '/a.webp', alt: 'A' } });
    const image = screen.getByRole('img', { name: 'A' });
    expect(image.hasAttribute('width')).toBe(false);
    expect(image.hasAttribute('height')).toBe(false);
  });
});

describe('terms', () => {
  it('that the site does not know are left out', () => {
    draw({ type: 'terms', title: 'Terms', terms: ['delta', 'unheard-of'] });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Delta']);
  });
});

describe('a definition', () => {
  it('is a popover that its term opens', () => {
    draw({ type: 'paragraph', text: 'Read delta.' });
    const button = screen.getByRole('button', { name: 'delta' });
    const definition = document.getElementById(button.getAttribute('popovertarget') ?? '');
    // An empty value means `auto`.
    expect(definition?.getAttribute('popover')).toBe('');
    expect(button.getAttribute('type')).toBe('button');
  });

  it('links the name of the term to the glossary', () => {
    draw({ type: 'paragraph', text: 'Read delta.' });
    const link = screen.getByRole('link', { hidden: true });
    expect(link.textContent).toBe('Delta');
    expect(link.getAttribute('href')).toBe('/glossary#delta');
  });
});
