import type { Locale } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionChart } from '../figure/session-chart.tsx';
import type { ChartData } from '../session/chart-data.ts';
import { chartTexts } from '../testing/chart-texts.ts';
import { emptySession, sampleSession } from '../testing/sample-sessions.ts';
import { modes } from '../testing/story-modes.ts';
import { ShareCard, type ShareCardProps } from './share-card.tsx';

const picture = (data: ChartData, locale: Locale, seed: string) => ({
  chart: <SessionChart id="hero" size="card" data={data} texts={chartTexts[locale]} />,
  caption: `${chartTexts[locale].simulated}. ${seed}`,
});

const meta = {
  title: 'Charts/Share card',
  component: ShareCard,
  ...localized(ShareCard, {
    en: {
      logo: 'M2 3h6M2 6.5h11M2 10h16M2 13.5h9M2 17h4',
      brand: 'OTM',
      title: 'Read the auction behind the candle',
      url: 'www.example.com',
      picture: picture(sampleSession, 'en', 'Seed 7'),
      // As measured by the build, within a few pixels.
      measure: ((text, { fontSize, letterSpacing }) =>
        text.length * (fontSize * 0.53 + letterSpacing)) satisfies ShareCardProps['measure'],
    },
    es: {
      title: 'Lee la subasta detrás de la vela',
      url: 'www.example.com/es',
      picture: picture(sampleSession, 'es', 'Semilla 7'),
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
    en: { picture: picture(emptySession, 'en', 'Seed 7') },
    es: { picture: picture(emptySession, 'es', 'Semilla 7') },
  }),
};
