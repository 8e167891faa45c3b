import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { BuildContext } from './build-context.ts';
import { Island } from './island.tsx';

interface PriceProps {
  readonly amount: number;
}

/** An island with plain data. */
function Price({ amount }: PriceProps) {
  return <p>${amount}</p>;
}

const meta = {
  title: 'Pages/Layout/Island',
  component: Island<PriceProps>,
  args: { name: 'price', Component: Price, props: { amount: 497 }, when: 'intent' },
  parameters: { site: { route: 'home' } },
} satisfies Meta<typeof Island<PriceProps>>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Where React draws the entire page, an island is drawn in place. */
export const InPlace: Story = {};

/** As the build writes it: HTML that works, and the data for its code. */
export const Prerendered: Story = {
  render: (args) => (
    <BuildContext
      value={{
        toHtml: renderToString,
        islandUrl: (name) => `/${name}.js`,
        pageScripts: {},
        pictureUrl: (name) => `/${name}.svg`,
      }}
    >
      <Island {...args} />
    </BuildContext>
  ),
  play: async ({ canvasElement }) => {
    const island = canvasElement.querySelector<HTMLElement>('[data-live]');
    await expect(island).toHaveTextContent('$497');
    await expect(JSON.parse(island?.dataset.props ?? '')).toEqual({ amount: 497 });
  },
};
