import { computeSession } from '@otm/charts';
import { chartTexts } from '@otm/charts/texts';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColors } from './chart-colors.tsx';

const chart = { id: 'hero', size: 'hero', data: computeSession(7) } as const;

const meta = {
  title: 'Foundations/Chart colors',
  component: ChartColors,
  ...localized(ChartColors, {
    en: { vision: 'usual', chart: { ...chart, texts: chartTexts.en } },
    es: { chart: { ...chart, texts: chartTexts.es } },
  }),
  argTypes: { chart: { control: false } },
} satisfies Meta<typeof ChartColors>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Protanopia: Story = { args: { vision: 'protanopia' } };
export const Deuteranopia: Story = { args: { vision: 'deuteranopia' } };
export const Tritanopia: Story = { args: { vision: 'tritanopia' } };
export const Achromatopsia: Story = { args: { vision: 'achromatopsia' } };
