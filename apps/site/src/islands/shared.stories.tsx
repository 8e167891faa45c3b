import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { BuildContext } from './build-context.ts';
import { Shared } from './shared.tsx';

const meta = {
  title: 'Pages/Layout/Shared part',
  component: Shared,
  args: { name: 'hours', children: <p>24/7</p> },
  parameters: { site: { route: 'home' } },
} satisfies Meta<typeof Shared>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Where React draws the entire page, the part is drawn in place. */
export const InPlace: Story = {};

/** As the build writes it: rendered once for each key, and put into every document. */
export const Prerendered: Story = {
  render: (args) => (
    <BuildContext
      value={{
        toHtml: renderToString,
        islandUrl: (name) => `/${name}.js`,
        pictureUrl: (name) => `/${name}.svg`,
        share: (key, part) => `${key} ${renderToString(part)}`,
      }}
    >
      <Shared {...args} />
    </BuildContext>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^hours-e[ns] <p>24\/7<\/p>$/);
  },
};
