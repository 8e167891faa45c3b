import { business, uiText } from '@otm/content';
import type { Locale } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailureBoundary } from './failure-boundary.tsx';

/** A part that breaks while it is drawn. */
function BrokenPart(): never {
  throw new Error('An error thrown by this story.');
}

const failureIn = (locale: Locale) => ({ ...uiText[locale].failure, email: business.email });

const meta = {
  title: 'Pages/Layout/Failure boundary',
  component: FailureBoundary,
  ...localized(FailureBoundary, {
    en: { failure: failureIn('en'), children: <p>Delta 120</p> },
    es: { failure: failureIn('es') },
  }),
} satisfies Meta<typeof FailureBoundary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** A kind text and the e-mail address in place of the part; the page around it stays. */
export const Broken: Story = {
  args: { children: <BrokenPart /> },
  // React reports what a boundary has caught; here that is what is shown.
  parameters: { react: { rootOptions: { onCaughtError: () => undefined } } },
};
