import type { Locale } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { install } from '../../routes/install.ts';
import { DecisionTree, type DecisionTreeProps } from './decision-tree.tsx';

const treeIn = (locale: Locale, index: number): DecisionTreeProps => {
  const { errors, support } = install.load({}, locale).copy;
  const error = errors.items[index];
  if (!error) throw new Error(`There is no error ${index}.`);
  return { id: error.id, problem: error.problem, tree: error.tree, support };
};

const meta = {
  title: 'Pages/Install/Decision tree',
  component: DecisionTree,
  ...localized(DecisionTree, {
    en: treeIn('en', 0),
    es: treeIn('es', 0),
    parameters: { site: { route: 'install' } },
  }),
} satisfies Meta<typeof DecisionTree>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the n-th answer of the last visible question. */
const answer = async (canvasElement: HTMLElement, index: number) => {
  const questions = canvasElement.querySelectorAll('.otm-decision');
  const reached = [...questions].filter((it) => it.checkVisibility()).at(-1);
  const summary = reached?.querySelectorAll(':scope > details > summary')[index];
  if (!summary) throw new Error(`The question has no answer ${index}.`);
  await userEvent.click(summary);
};

/** The links on the open path; those on the other paths are collapsed. */
const shownLinks = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('a')]
    .filter((it) => it.checkVisibility())
    .map((it) => it.getAttribute('href'));

/** The first question alone. */
export const Initial: Story = {};

/** A path that ends with a message to support. */
export const Message: Story = {
  play: async ({ canvasElement }) => {
    for (const index of [1, 0, 1]) await answer(canvasElement, index);
    await expect(shownLinks(canvasElement)).toEqual([expect.stringMatching(/^mailto:.*body=/)]);
  },
};

/** A path that solves the problem. */
export const Solved: Story = {
  play: async ({ canvasElement }) => {
    for (const index of [0, 0]) await answer(canvasElement, index);
    await expect(shownLinks(canvasElement)).toEqual([]);
  },
};

/** A path of the other error that ends at the license form. */
export const License: Story = {
  ...localized(DecisionTree, {
    en: treeIn('en', 1),
    es: treeIn('es', 1),
  }),
  play: async ({ canvasElement }) => {
    for (const index of [0, 0]) await answer(canvasElement, index);
    await expect(shownLinks(canvasElement)).toEqual([expect.stringMatching(/licence$/)]);
  },
};

/** The path with the most questions. */
export const LongestPath: Story = {
  play: async ({ canvasElement }) => {
    for (const index of [1, 1, 1, 0, 1]) await answer(canvasElement, index);
    await expect(shownLinks(canvasElement)).toHaveLength(1);
  },
};
