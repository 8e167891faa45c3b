import { computeSession } from '@otm/charts';
import { chartTexts } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColours } from './chart-colours.tsx';

const chart = { id: 'hero', size: 'hero', data: computeSession(7) } as const;

const meta = {
  title: 'Foundations/Chart colours',
  component: ChartColours,
  ...localized(ChartColours, {
    en: { vision: 'usual', chart: { ...chart, texts: chartTexts.en } },
    es: { chart: { ...chart, texts: chartTexts.es } },
  }),
  argTypes: { chart: { control: false } },
} satisfies Meta<typeof ChartColours>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Protanopia: Story = { args: { vision: 'protanopia' } };
export const Deuteranopia: Story = { args: { vision: 'deuteranopia' } };
export const Tritanopia: Story = { args: { vision: 'tritanopia' } };
export const Achromatopsia: Story = { args: { vision: 'achromatopsia' } };
