import { proofTexts } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HomeProof } from './home-proof.tsx';
import { SeedForm } from './seed-form.tsx';
import { chooseSeed } from './seed-store.ts';

const meta = {
  title: 'Pages/Home/Proof',
  component: HomeProof,
  args: { seed: 7, locale: 'en' },
  parameters: { site: { route: 'home' } },
  beforeEach: () => () => chooseSeed(undefined),
} satisfies Meta<typeof HomeProof>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The numbers of another seed. */
export const OtherSeed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '8{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('8');
  },
};

/** The form alone. */
export const Form: Story = {
  render: ({ locale, seed }) => (
    <SeedForm texts={proofTexts[locale].check} seed={seed} locale={locale} />
  ),
};
