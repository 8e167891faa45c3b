// @vitest-environment happy-dom
import { describeRoot } from '@otm/ui/testing';
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import * as charts from './index.ts';
import * as replay from './replay/index.ts';
import { Replay } from './replay/replay.tsx';
import * as stage from './stage/index.ts';
import { sampleSteps, sampleStorySession } from './story/sample-story.ts';
import { chartTexts, replayTexts } from './testing/chart-texts.ts';
import { markedSeeds } from './testing/marked-seeds.ts';
import { proofTexts, stageTexts } from './testing/stage-texts.ts';

/** The exported components, and the one that the launcher loads. */
const components = { ...charts, ...replay, ...stage, Replay };
type Components = typeof components;

/** The names of the exported components. */
type ComponentName = Exclude<
  { [Name in keyof Components]: Name extends Capitalize<Name> ? Name : never }[keyof Components],
  never
>;

const texts = chartTexts.en;
const data = charts.computeSession(7);
const [setup] = charts.findSetups('momentum');
if (!setup) throw new Error('No session shows a momentum setup.');
const session = stage.computeStage(7);

/** The props that each exported component requires. A component without an entry doesn't compile. */
const required: {
  readonly [Name in ComponentName]: Parameters<Components[Name]>[0];
} = {
  ChartFigure: { id: 'vwap', data, texts },
  FigureFrame: { texts, title: 'VWAP', children: null },
  FootprintFigure: { data: charts.computeFootprint([], 7), texts },
  MarkedFigure: { id: 'hero', data: charts.computeSession(markedSeeds.hero), texts },
  NotFoundMotif: { data, title: 'Not found' },
  Proof: { data: session, texts: proofTexts, names: {}, children: null },
  Replay: { indicator: 'vwap', texts: replayTexts.en, chartTexts: texts },
  ReplayLauncher: { indicator: 'vwap', texts: replayTexts.en, chartTexts: texts },
  SessionChart: { id: 'vwap', data, texts },
  SetupChart: { kind: 'momentum', data: setup, texts },
  SetupFigure: { kind: 'momentum', cases: [setup], texts },
  ShareCard: {
    logo: 'M2 3h6',
    brand: 'Order Tape',
    title: 'VWAP',
    url: 'example.com',
    measure: (text) => text.length,
  },
  Stage: { seed: 7, texts: stageTexts.en },
  StoryFigure: {
    scene: charts.composeScene('delta', sampleStorySession),
    title: 'A push',
    steps: sampleSteps.en,
    texts,
  },
  Strip: { id: 'vwap', data: session, title: 'VWAP' },
};

/** Renders a component with some more attributes. Returns its root. */
function renderRoot(name: ComponentName, attributes: object): Element | null {
  const component = components[name] as ComponentType;
  const props = { ...required[name], ...attributes };
  return render(createElement(component, props)).container.firstElementChild;
}

const names = Object.keys(required) as ComponentName[];

afterEach(cleanup);

it('covers every exported component', () => {
  const exported = Object.keys(components).filter((name) => /^[A-Z]/.test(name));
  expect(exported.sort()).toEqual(names.toSorted());
});

for (const name of names) describeRoot(name, (attributes) => renderRoot(name, attributes));
