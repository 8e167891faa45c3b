/// <reference types="vite/client" />
import file from '@otm/orderflow/samples/session.txt?raw';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { chartTexts } from '../testing/chart-texts.ts';
import { YourTrades } from './your-trades.set-up.tsx';

const meta = {
  title: 'Charts/Your trades',
  component: YourTrades,
  ...localized(YourTrades, {
    en: {
      file,
      id: 'profile',
      texts: chartTexts.en,
      label: 'Trades',
      hint: 'Edit a line, or paste a file: NinjaTrader’s text format, CSV with a header, or JSON.',
      source: 'Simulated trades from session.txt',
    },
    es: {
      texts: chartTexts.es,
      label: 'Operaciones',
      hint: 'Edita una línea o pega un archivo: el formato de texto de NinjaTrader, CSV con encabezado o JSON.',
      source: 'Operaciones simuladas de session.txt',
    },
  }),
  argTypes: {
    file: { control: false },
    texts: { control: false },
    id: {
      control: 'select',
      options: ['profile', 'vwap', 'cumulative', 'delta-bar', 'swing', 'micro', 'hero'],
    },
  },
} satisfies Meta<typeof YourTrades>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A file in the text format that NinjaTrader imports and exports; the chart follows each edit. */
export const Default: Story = { tags: ['matrix'] };

/** A CSV file instead of the sample. */
export const EditedData: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(
      'time,price,size\n0,100.00,4\n1000,100.25,9\n2000,100.50,2\n61000,100.25,5\n',
    );
    await expect(canvas.getByText(/POC 100\.25, 20/)).toBeVisible();
  },
};

/** Each wrong line is named, and nothing is drawn from the rest. */
export const WrongLines: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('time,price,size\n0,100.10,4\n1000,x,9\n2000,100.50,0\n');
    const problems = canvas.getAllByRole('listitem');
    await expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Line 2: price "100.10" isn\'t a multiple of the tick size 0.25',
      'Line 3: price "x" isn\'t a number',
      'Line 4: the size must be from 1 to 1000000000',
    ]);
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};
