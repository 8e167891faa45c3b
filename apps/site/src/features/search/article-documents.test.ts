import type { ArticleText, Block } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { articleDocuments } from './article-documents.ts';
import { pageDocument } from './page-document.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const heading = (text: string): Block => ({ type: 'heading', text });
const documentsOf = (...blocks: readonly Block[]) => {
  const article: ArticleText = {
    meta: { title: 'Meta title', description: 'Meta description' },
    linkTitle: 'Delta',
    title: 'Reading delta',
    summary: 'A summary.',
    blocks,
  };
  return articleDocuments(article, { kind: 'guide', url: '/features/delta', locale: 'en' });
};

describe('articleDocuments', () => {
  it('starts with the summary and what precedes the first heading', () => {
    expect(
      documentsOf(paragraph('An introduction.'), heading('Next'), paragraph('More.'))[0],
    ).toEqual({
      url: '/features/delta',
      title: 'Reading delta',
      kind: 'guide',
      text: 'A summary. An introduction.',
    });
  });

  it('has a document for each section, at the fragment of its heading', () => {
    const [, first, second] = documentsOf(
      heading('What it is'),
      paragraph('Volume.'),
      paragraph('By side.'),
      heading('How to read it'),
      paragraph('Slowly.'),
    );
    expect(first).toMatchObject({
      url: '/features/delta#what-it-is',
      section: 'What it is',
      text: 'Volume. By side.',
    });
    expect(second).toMatchObject({ url: '/features/delta#how-to-read-it', text: 'Slowly.' });
  });

  it('leaves out a section without prose', () => {
    expect(documentsOf(heading('Chart'), { type: 'chart', chart: 'vwap' })).toHaveLength(1);
  });

  it('finds questions one by one, numbered as the page numbers them', () => {
    const documents = documentsOf(heading('Questions'), {
      type: 'questions',
      questions: [
        { question: 'One?', answer: ['First.', 'More.'] },
        { question: 'Two?', answer: ['Second.'] },
      ],
    });
    expect(documents.slice(1)).toEqual([
      { url: '/features/delta#q1', title: 'One?', kind: 'questions', text: 'First. More.' },
      { url: '/features/delta#q2', title: 'Two?', kind: 'questions', text: 'Second.' },
    ]);
  });

  it('ignores what every article ends with', () => {
    const documents = documentsOf(
      { type: 'riskNote', title: 'Risk.', text: 'You can lose money.' },
      { type: 'terms', title: 'Terms', terms: ['delta'] },
    );
    expect(documents).toHaveLength(1);
    expect(documents[0]?.text).toBe('A summary.');
  });

  it('drops the marks of links', () => {
    const linked: Block = { type: 'linkedParagraph', text: 'Read the [rule].', links: ['/risk'] };
    expect(documentsOf(linked)[0]?.text).toBe('A summary. Read the rule.');
  });

  it('skips a quote in another language', () => {
    const quote: Block = { type: 'quote', text: 'Estos resultados.', lang: 'es', source: 'CFTC' };
    expect(documentsOf(quote)[0]?.text).not.toContain('Estos resultados.');
  });
});

describe('pageDocument', () => {
  const meta = { title: 'Risk', description: 'What you can lose.' };
  const document = (content?: unknown) =>
    pageDocument({ url: '/risk', locale: 'en', meta, content });

  it('has the description alone without content', () => {
    expect(document()).toEqual({
      url: '/risk',
      title: 'Risk',
      kind: 'page',
      text: meta.description,
    });
  });

  it('has the prose of its content in any shape', () => {
    const content = { lead: 'Trading is risky.', parts: [{ text: 'You can lose money.' }] };
    expect(document(content).text).toBe('What you can lose. Trading is risky. You can lose money.');
  });

  it('does not repeat its metadata', () => {
    expect(document({ meta, lead: 'A lead here.' }).text).toBe('What you can lose. A lead here.');
  });
});
