import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { BuildContext } from './build-context.ts';
import { PageScript } from './page-script.tsx';

// No component of its own for the docs: it has no markup, props or styles that a page could use.
const meta = {
  title: 'Pages/Layout/Page script',
  parameters: { site: { route: 'order' } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Where React draws the entire page there's no script: islands and stories do without. */
export const InPlace: Story = {
  render: () => (
    <p>
      <PageScript name="orderDate" />
      2026-01-15
    </p>
  ),
  play: ({ canvasElement }) => expect(canvasElement.querySelector('script')).toBeNull(),
};

/** As the build writes it: inline, where the parser runs it. */
export const Prerendered: Story = {
  render: () => (
    <pre>
      {renderToString(
        <BuildContext
          value={{
            toHtml: renderToString,
            islandUrl: (name) => `/${name}.js`,
            pageScripts: { orderDate: 'writeToday()' },
            pictureUrl: (name) => `/${name}.svg`,
            share: (_, element) => renderToString(element),
          }}
        >
          <PageScript name="orderDate" />
        </BuildContext>,
      )}
    </pre>
  ),
  play: ({ canvas }) => expect(canvas.getByText('<script>writeToday()</script>')).toBeVisible(),
};
