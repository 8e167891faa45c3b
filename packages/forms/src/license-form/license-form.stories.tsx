import '../styles.css';
import { isLocale, licenseFields } from '@otm/schema';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { fieldMatrix } from '../form-shell/field-matrix.tsx';
import { fillIn, forgetDrafts, solve, submit } from '../form-shell/story-steps.ts';
import {
  createFakeCaptcha,
  createFakeMail,
  licenseLabels,
  type MailAnswer,
} from '../testing/index.ts';
import { LicenseForm, type LicenseFormProps } from './license-form.tsx';

const email = 'owner@example.com';

const services = (mail: MailAnswer) => ({
  sendMessage: createFakeMail(mail).sendMessage,
  mountCaptcha: createFakeCaptcha().mountCaptcha,
});

const languageOf = ({ globals }: Pick<StoryContext, 'globals'>) =>
  isLocale(globals.locale) ? globals.locale : 'en';
const labelsOf = (context: Pick<StoryContext, 'globals'>) => licenseLabels[languageOf(context)];

/** The labels of the controls, once a reader has changed them. */
const labelsFor = (context: Pick<StoryContext, 'globals'>, { labels }: LicenseFormProps) =>
  labels === licenseLabels.en ? labelsOf(context) : labels;

const meta = {
  title: 'Forms/Licence form',
  component: LicenseForm,
  args: {
    labels: licenseLabels.en,
    language: 'en',
    email,
    services: services('accept'),
  },
  render: (args, context) => (
    <LicenseForm
      {...args}
      // A fault of the toolbar comes with the service that it's in.
      services={{ ...args.services, ...context.loaded.services }}
      language={languageOf(context)}
      labels={labelsFor(context, args)}
    />
  ),
  beforeEach: forgetDrafts,
} satisfies Meta<LicenseFormProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send(context: StoryContext<LicenseFormProps>) {
  await fillIn(context.canvasElement, labelsOf(context), 'ana+otm@example.trading');
  await solve(context.canvasElement, labelsOf(context));
  await submit(context.canvasElement, labelsOf(context));
}

export const None: Story = { tags: ['matrix'] };

/** Touched: the captcha has loaded and is unsolved. */
export const CaptchaUnconfirmed: Story = {
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context), 'ana+otm@example.trading');
    await within(context.canvasElement).findByRole('button', {
      name: labelsOf(context).captcha.frameTitle,
    });
  },
};

export const CaptchaConfirmed: Story = {
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context), 'ana+otm@example.trading');
    await solve(context.canvasElement, labelsOf(context));
  },
};

export const Sending: Story = {
  args: { services: services('hang') },
  play: async (context) => {
    await send(context);
    await within(context.canvasElement).findByText(labelsOf(context).sending);
  },
};

export const Success: Story = {
  play: async (context) => {
    await send(context);
    await within(context.canvasElement).findByText(labelsOf(context).success);
  },
};

export const Fail: Story = {
  args: { services: services('refuse') },
  play: async (context) => {
    await send(context);
    await within(context.canvasElement).findByRole('link', { name: email });
  },
};

/** Its fields and its button in all states. */
export const Matrix: Story = { ...fieldMatrix(licenseFields, labelsOf), tags: ['matrix'] };
