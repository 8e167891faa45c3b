import { chartTexts } from '@otm/content';
import { createSession } from '@otm/orderflow';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionChart } from '../figure/chart-figure.tsx';
import { chartData } from '../session/chart-data.ts';
import { computeSession, defaultSettings } from '../session/compute-session.ts';
import { modes } from '../testing/story-modes.ts';
import { ShareCard } from './share-card.tsx';

const data = computeSession(7);
const empty = chartData(createSession(defaultSettings), { seed: 7 });

const meta = {
  title: 'Charts/Share card',
  component: ShareCard,
  ...localized(ShareCard, {
    en: {
      brand: 'OTM',
      title: 'Read the auction behind the candle',
      address: 'www.example.com',
      picture: {
        chart: <SessionChart id="hero" size="card" data={data} texts={chartTexts.en} />,
        caption: `${chartTexts.en.simulated}. Seed 7`,
      },
      // As the build measures it, within a few pixels.
      measure: (text, { fontSize, letterSpacing }) =>
        text.length * (fontSize * 0.53 + letterSpacing),
    },
    es: {
      title: 'Lee la subasta detrás de la vela',
      address: 'www.example.com/es',
      picture: {
        chart: <SessionChart id="hero" size="card" data={data} texts={chartTexts.es} />,
        caption: `${chartTexts.es.simulated}. Semilla 7`,
      },
    },
  }),
  argTypes: { picture: { control: false } },
} satisfies Meta<typeof ShareCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };
export const WithoutPicture: Story = {
  ...localized(ShareCard, {
    en: { title: 'Plans and prices', picture: undefined },
    es: { title: 'Planes y precios', picture: undefined },
  }),
};
export const EmptySession: Story = {
  ...localized(ShareCard, {
    en: {
      picture: {
        chart: <SessionChart id="hero" size="card" data={empty} texts={chartTexts.en} />,
        caption: `${chartTexts.en.simulated}. Seed 7`,
      },
    },
    es: {
      picture: {
        chart: <SessionChart id="hero" size="card" data={empty} texts={chartTexts.es} />,
        caption: `${chartTexts.es.simulated}. Semilla 7`,
      },
    },
  }),
};
