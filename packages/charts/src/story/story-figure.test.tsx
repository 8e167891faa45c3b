// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { chartTexts } from '../testing/chart-texts.ts';
import { composeScene, composeSetupScene } from './compose-scene.ts';
import { sampleChecklists } from './sample-checklists.ts';
import { sampleSteps, sampleStorySession } from './sample-story.ts';
import { StoryFigure } from './story-figure.tsx';

const texts = chartTexts.en;
const steps = sampleSteps.en;
const scene = composeScene('delta', sampleStorySession);

afterEach(cleanup);

describe('StoryFigure', () => {
  it('shows a numbered mark for each step, and the step itself', () => {
    const { container } = render(
      <StoryFigure scene={scene} title="A push" steps={steps} texts={texts} />,
    );
    const marks = [...container.querySelectorAll('svg [data-step]')];
    expect(marks.map((mark) => mark.querySelector('.otm-mark__number')?.textContent)).toEqual(
      steps.map((_, index) => String(index + 1)),
    );
    expect(marks.map((mark) => mark.querySelector('.otm-mark__name')?.textContent)).toEqual(
      steps.map(({ title }) => title),
    );
    const items = within(container.querySelector('ol') ?? container).getAllByRole('listitem');
    expect(items.map((item) => item.dataset.step)).toEqual(steps.map((_, n) => String(n + 1)));
    for (const { title, text } of steps) {
      expect(screen.getByText(title, { selector: 'strong' })).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('has a description, a caption with the seed, and a row for each step in the table', () => {
    const { container } = render(
      <StoryFigure scene={scene} title="A push" steps={steps} texts={texts} />,
    );
    expect(container.querySelector('desc')?.textContent).toContain(
      scene.values['session.delta'] ?? 'no delta',
    );
    expect(screen.getByText(texts.simulated)).toBeTruthy();
    expect(screen.getByText('Seed 12')).toBeTruthy();
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(steps.length + 1);
  });

  it('has no inline styles and is the same every time', () => {
    const draw = () =>
      renderToStaticMarkup(<StoryFigure scene={scene} title="A" steps={steps} texts={texts} />);
    expect(draw()).toBe(draw());
    expect(draw()).not.toMatch(/style=|fill="|stroke="/);
  });
});

describe('the parts of a session', () => {
  it('add up to the session', () => {
    const number = (name: string) => Number((scene.values[name] ?? '').replaceAll(',', ''));
    for (const value of ['trades', 'volume', 'delta'])
      expect(steps.reduce((sum, { mark }) => sum + number(`${mark}.${value}`), 0)).toBe(
        number(`session.${value}`),
      );
  });
});

describe.each(['momentum', 'reversal'] as const)('the checklist of %s', (setup) => {
  it('reads the first seed that signals, whatever price did next', () => {
    const [first, again] = [composeSetupScene(setup), composeSetupScene(setup)];
    expect(first.seed).toBe(again.seed);
    expect(composeSetupScene(setup, first.seed + 1).seed).toBeGreaterThan(first.seed);
    expect(Number(first.values['after.bars'])).toBe(14);
  });

  it('lights a mark of its own for each step', () => {
    const { container } = render(
      <StoryFigure
        scene={composeSetupScene(setup)}
        title="A signal"
        steps={sampleChecklists[setup].en}
        texts={texts}
      />,
    );
    const marks = [...container.querySelectorAll('svg [data-step] .otm-mark__tint')];
    expect(marks).toHaveLength(sampleChecklists[setup].en.length);
    expect(new Set(marks.map(({ outerHTML }) => outerHTML)).size).toBe(marks.length);
    for (const mark of marks)
      for (const size of ['width', 'height'])
        expect(Number.parseFloat(mark.getAttribute(size) ?? '')).toBeGreaterThan(0);
  });
});
