import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { BuildContext } from './build-context.ts';
import { Shared } from './shared.tsx';

const part = (
  <Shared name="hours">
    <p>24/7</p>
  </Shared>
);

// No component of its own for the docs: it has no markup, props or styles that a page could use.
const meta = {
  title: 'Pages/Layout/Shared part',
  parameters: { site: { route: 'home' } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Where React draws the entire page, the part is drawn in place. */
export const InPlace: Story = { render: () => part };

/** As the build writes it: rendered once for each key, and put into every document. */
export const Prerendered: Story = {
  render: () => (
    <BuildContext
      value={{
        toHtml: renderToString,
        islandUrl: (name) => `/${name}.js`,
        pageScripts: {},
        pictureUrl: (name) => `/${name}.svg`,
        share: (key, element) => `${key} ${renderToString(element)}`,
      }}
    >
      {part}
    </BuildContext>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^hours-e[ns] <p>24\/7<\/p>$/);
  },
};
