import { business, uiText } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { BuildContext } from '../build-context.ts';
import { LivePart } from './live-part.tsx';

interface PriceProps {
  readonly amount: number;
}

/** A part with plain data. */
function Price({ amount }: PriceProps) {
  return <p>${amount}</p>;
}

const meta = {
  title: 'Pages/Layout/Live part',
  component: LivePart<PriceProps>,
  ...localized(LivePart<PriceProps>, {
    en: {
      part: 'video',
      Part: Price,
      props: { amount: 497 },
      when: 'approach',
      failure: { ...uiText.en.failure, email: business.email },
    },
    es: { failure: { ...uiText.es.failure, email: business.email } },
  }),
} satisfies Meta<typeof LivePart<PriceProps>>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Where React draws the whole page, a part is drawn where it stands. */
export const InPlace: Story = {};

/** As the build writes it: HTML that works, and the data for the code that may come. */
export const Prerendered: Story = {
  render: (args) => (
    <BuildContext
      value={{
        toHtml: renderToString,
        sourceOf: (part) => `/${part}.js`,
        pictureOf: (name) => `/${name}.svg`,
      }}
    >
      <LivePart {...args} />
    </BuildContext>
  ),
  play: async ({ canvasElement }) => {
    const part = canvasElement.querySelector<HTMLElement>('[data-live]');
    await expect(part).toHaveTextContent('$497');
    await expect(JSON.parse(part?.dataset.props ?? '').props).toEqual({ amount: 497 });
  },
};
