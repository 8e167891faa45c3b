import { checkoutUrl } from '@otm/content';
import { sandboxAccount, sandboxAddresses, sandboxPrefix } from '@otm/sandbox/addresses';
import type { Endpoints } from './endpoints.ts';

const account = (templateId: string) => ({
  origin: sandboxAddresses.mailOrigin,
  publicKey: sandboxAccount.publicKey,
  serviceId: sandboxAccount.serviceId,
  templateId,
});

const video = (id: string) => `${sandboxAddresses.video}/${encodeURIComponent(id)}`;

/** Local stand-ins on the site's own origin: nothing leaves this machine. */
export const sandboxEndpoints: Endpoints = {
  mail: {
    contact: account(sandboxAccount.contactTemplate),
    licence: account(sandboxAccount.licenseTemplate),
  },
  blockList: sandboxAddresses.blockList,
  checkout: ({ id }, item) => checkoutUrl({ address: sandboxAddresses.checkouts[id] }, item),
  outside: ({ name }) => `${sandboxPrefix}/link/${encodeURIComponent(name)}`,
  video: { page: video, embed: video },
};
