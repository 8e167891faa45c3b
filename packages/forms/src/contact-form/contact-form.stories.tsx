import '../styles.css';
import { contactFields, format, isLocale } from '@otm/schema';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { fieldMatrix } from '../form-shell/field-matrix.tsx';
import { fillIn, forgetDrafts, solve, submit } from '../form-shell/story-steps.ts';
import type { CaptchaEvent } from '../services/ports.ts';
import {
  contactLabels,
  createFakeBlockList,
  createFakeCaptcha,
  createFakeMail,
  type MailAnswer,
} from '../testing/index.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

const email = 'owner@example.com';

const services = (
  mail: MailAnswer = 'accept',
  captcha?: readonly CaptchaEvent[],
  list: string | Error = 'blocked@example.com',
) => ({
  sendMessage: createFakeMail(mail).sendMessage,
  loadBlockList: createFakeBlockList(list).loadBlockList,
  mountCaptcha: createFakeCaptcha(captcha).mountCaptcha,
});

const languageOf = ({ globals }: Pick<StoryContext, 'globals'>) =>
  isLocale(globals.locale) ? globals.locale : 'en';
const labelsOf = (context: Pick<StoryContext, 'globals'>) => contactLabels[languageOf(context)];

/** The labels of the controls, once a reader has changed them. */
const labelsFor = (context: Pick<StoryContext, 'globals'>, { labels }: ContactFormProps) =>
  labels === contactLabels.en ? labelsOf(context) : labels;

const meta = {
  title: 'Forms/Contact form',
  component: ContactForm,
  args: { labels: contactLabels.en, language: 'en', email, services: services() },
  render: (args, context) => (
    <ContactForm
      {...args}
      // A fault of the toolbar comes with the service that it's in.
      services={{ ...args.services, ...context.loaded.services }}
      language={languageOf(context)}
      labels={labelsFor(context, args)}
    />
  ),
  beforeEach: forgetDrafts,
} satisfies Meta<ContactFormProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The initial form; its hints are under the fields from the start. */
export const None: Story = {};

/** Touched: the captcha has loaded and is unsolved. */
export const CaptchaUnconfirmed: Story = {
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context));
    await within(context.canvasElement).findByRole('button', {
      name: labelsOf(context).captcha.frameTitle,
    });
  },
};

export const CaptchaConfirmed: Story = {
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context));
    await solve(context.canvasElement, labelsOf(context));
  },
};

export const CaptchaExpired: Story = {
  args: { services: services('accept', [{ type: 'ready' }, { type: 'expired' }]) },
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context));
    await within(context.canvasElement).findByText(labelsOf(context).captcha.expired);
  },
};

/** Blocked, hanging or broken: replaced by a link to a mail with the typed text, and a retry button. */
export const CaptchaUnavailable: Story = {
  args: { services: services('accept', [{ type: 'failed', reason: 'script-error' }]) },
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context));
    await within(context.canvasElement).findByRole('button', {
      name: labelsOf(context).captcha.retry,
    });
  },
};

export const Sending: Story = {
  args: { services: services('hang') },
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context));
    await solve(context.canvasElement, labelsOf(context));
    await submit(context.canvasElement, labelsOf(context));
    await within(context.canvasElement).findByText(labelsOf(context).sending);
  },
};

export const Success: Story = {
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context));
    await solve(context.canvasElement, labelsOf(context));
    await submit(context.canvasElement, labelsOf(context));
    await within(context.canvasElement).findByText(labelsOf(context).success);
  },
};

/** The e-mail address links to a mail that contains everything typed. */
export const Fail: Story = {
  args: { services: services('refuse') },
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context));
    await solve(context.canvasElement, labelsOf(context));
    await submit(context.canvasElement, labelsOf(context));
    const link = await within(context.canvasElement).findByRole('link', { name: email });
    await expect(decodeURIComponent((link as HTMLAnchorElement).href)).toContain('¿Delta 12? <b>');
  },
};

/** Too long for a mail link: the copy of the text is open. */
export const FailLong: Story = {
  args: { services: services('refuse') },
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context));
    document.execCommand('insertText', false, ' delta'.repeat(400));
    await solve(context.canvasElement, labelsOf(context));
    await submit(context.canvasElement, labelsOf(context));
    const copy = await within(context.canvasElement).findByLabelText(labelsOf(context).copy);
    await expect(copy).toBeVisible();
  },
};

/** The silent rejection: focus and aria-invalid, no message. */
export const BlockedAddress: Story = {
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context), 'blocked@example.com');
    await solve(context.canvasElement, labelsOf(context));
    await submit(context.canvasElement, labelsOf(context));
    const email = within(context.canvasElement).getByLabelText(
      labelsOf(context).fields.email.label,
    );
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The owner's option: the reason is shown as well. */
export const InlineFeedback: Story = {
  tags: ['matrix'],
  args: { feedback: 'inline' },
  play: async (context) => {
    await fillIn(context.canvasElement, labelsOf(context), 'ana@example');
    await submit(context.canvasElement, labelsOf(context));
    await within(context.canvasElement).findByText(labelsOf(context).rejected.malformed);
  },
};

/** Warns about a text that the mail service may refuse; nothing is cut. */
export const TooLong: Story = {
  play: async (context) => {
    const screen = within(context.canvasElement);
    const name = screen.getByLabelText<HTMLInputElement>(labelsOf(context).fields.name.label);
    name.focus();
    document.execCommand('insertText', false, 'x'.repeat(501));
    await screen.findByText(format(labelsOf(context).tooLong, { limit: 500 }));
  },
};

/** The alert that the specification prescribes; the form stays usable. */
export const ListFailure: Story = {
  args: { services: services('accept', undefined, new Error('HTTP 404')) },
  beforeEach: () => {
    const alert = spyOn(window, 'alert').mockImplementation(fn());
    return () => alert.mockRestore();
  },
  play: async () => {
    await waitFor(() =>
      expect(window.alert).toHaveBeenCalledWith(
        'Error while retreiving the users: Error: HTTP 404',
      ),
    );
  },
};

/** Its fields and its button in all states. */
export const Matrix: Story = { ...fieldMatrix(contactFields, labelsOf), tags: ['matrix'] };
