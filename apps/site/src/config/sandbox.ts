import { sandboxAccount, sandboxPrefix, sandboxUrls } from '@otm/sandbox/urls';
import type { Endpoints } from './endpoints.ts';

const account = (templateId: string) => ({
  origin: sandboxUrls.mailOrigin,
  publicKey: sandboxAccount.publicKey,
  serviceId: sandboxAccount.serviceId,
  templateId,
});

const video = (id: string) => `${sandboxUrls.video}/${encodeURIComponent(id)}`;

const createEndpoints = (): Endpoints => ({
  mail: {
    contact: account(sandboxAccount.contactTemplate),
    licence: account(sandboxAccount.licenseTemplate),
  },
  blockList: sandboxUrls.blockList,
  checkout: ({ id }, item) => `${sandboxUrls.checkouts[id]}/${encodeURIComponent(item)}`,
  outside: ({ name }) => `${sandboxPrefix}/link/${encodeURIComponent(name)}`,
  video: { page: video, embed: video },
});

/** Local stand-ins on the site's own origin: nothing leaves this machine. Live builds drop them. */
export const sandboxEndpoints: Endpoints = /* @__PURE__ */ createEndpoints();
