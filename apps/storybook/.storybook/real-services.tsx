import { createBlockListLoader, createEmailJsSender, createFramedCaptcha } from '@otm/forms';
import { sandboxAccount, sandboxUrls } from '@otm/sandbox/urls';
import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import { type FormService, readFault } from './form-faults.ts';

/** The services as a site connects them; `outside-services.ts` is what they talk to. */
const realServices: Readonly<Record<FormService, object>> = {
  mail: {
    sendMessage: createEmailJsSender({
      ...sandboxAccount,
      templateId: sandboxAccount.contactTemplate,
      origin: sandboxUrls.mailOrigin,
    }),
  },
  list: { loadBlockList: createBlockListLoader(sandboxUrls.blockList) },
  captcha: { mountCaptcha: createFramedCaptcha('captcha') },
};

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Loads `services` for a form's story: the real one in place of the fake, if the toolbar lets it fail. */
export function loadFaultyService({ globals }: StoryContext): { services: object } {
  const fault = readFault(globals);
  return { services: fault ? realServices[fault.service] : {} };
}

/** Mounts a story again when the fault changes: a form keeps the services of its first render. */
export const remountOnFault: Decorator = (Story, { globals }) => (
  <Fragment key={globals.fault}>
    <Story />
  </Fragment>
);
