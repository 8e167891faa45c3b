import '../styles.css';
import { business, licencePage } from '@otm/content';
import { isLocale } from '@otm/schema';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { fillIn, forgetDrafts, solve, submit } from '../form-shell/story-steps.ts';
import { createFakeCaptcha, createFakeMail, type MailAnswer } from '../testing/index.ts';
import { LicenceForm, type LicenceFormProps } from './licence-form.tsx';

const services = (mail: MailAnswer) => ({
  sendMessage: createFakeMail(mail).sendMessage,
  mountCaptcha: createFakeCaptcha().mountCaptcha,
});

const languageOf = ({ globals }: Pick<StoryContext, 'globals'>) =>
  isLocale(globals.locale) ? globals.locale : 'en';
const textsOf = (context: Pick<StoryContext, 'globals'>) => licencePage[languageOf(context)].form;

const meta = {
  title: 'Forms/Licence form',
  component: LicenceForm,
  args: {
    texts: licencePage.en.form,
    language: 'en',
    email: business.email,
    services: services('accept'),
  },
  render: (args, context) => (
    <LicenceForm {...args} language={languageOf(context)} texts={textsOf(context)} />
  ),
  beforeEach: forgetDrafts,
} satisfies Meta<LicenceFormProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send(context: StoryContext<LicenceFormProps>) {
  await fillIn(context.canvasElement, textsOf(context), 'ana+otm@example.trading');
  await solve(context.canvasElement, textsOf(context));
  await submit(context.canvasElement, textsOf(context));
}

export const None: Story = {};

/** Touched: the captcha has come and is unsolved. */
export const CaptchaUnconfirmed: Story = {
  play: async (context) => {
    await fillIn(context.canvasElement, textsOf(context), 'ana+otm@example.trading');
    await within(context.canvasElement).findByRole('button', {
      name: textsOf(context).captcha.frameTitle,
    });
  },
};

export const CaptchaConfirmed: Story = {
  play: async (context) => {
    await fillIn(context.canvasElement, textsOf(context), 'ana+otm@example.trading');
    await solve(context.canvasElement, textsOf(context));
  },
};

export const Sending: Story = {
  args: { services: services('hang') },
  play: async (context) => {
    await send(context);
    await within(context.canvasElement).findByText(textsOf(context).sending);
  },
};

export const Success: Story = {
  play: async (context) => {
    await send(context);
    await within(context.canvasElement).findByText(textsOf(context).success);
  },
};

export const Fail: Story = {
  args: { services: services('refuse') },
  play: async (context) => {
    await send(context);
    await within(context.canvasElement).findByRole('link', { name: business.email });
  },
};
