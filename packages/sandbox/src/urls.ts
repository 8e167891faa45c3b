/** The path prefix of everything that the sandbox serves. */
export const sandboxPrefix = '/__sandbox';

/** The stand-ins' URLs, relative to the site's origin. */
export const sandboxUrls = {
  /** For `createEmailJsSender`'s `origin`. */
  mailOrigin: `${sandboxPrefix}/emailjs`,
  /** For `createBlockListLoader`. */
  blockList: `${sandboxPrefix}/blocklist.txt`,
  /** For `startCaptchaPage`'s `apiHost`. */
  captchaApi: `${sandboxPrefix}/hcaptcha`,
  /** The URL of a checkout is this plus `/{item}`. */
  checkouts: { card: `${sandboxPrefix}/checkout/card`, wallet: `${sandboxPrefix}/checkout/wallet` },
  booking: `${sandboxPrefix}/link/booking`,
  masterClass: `${sandboxPrefix}/link/master-class`,
  /** Accepts `phone` and `text`, as the messaging service's send link does. */
  chat: `${sandboxPrefix}/chat/send`,
  /** The URL of a video's frame is this plus `/{id}`. */
  video: `${sandboxPrefix}/video`,
  inbox: `${sandboxPrefix}/inbox`,
  faults: `${sandboxPrefix}/faults`,
} as const;

/** The only account that the mail stand-in accepts. */
export const sandboxAccount = {
  publicKey: 'sandbox-public-key',
  serviceId: 'sandbox-service',
  contactTemplate: 'sandbox-contact',
  licenseTemplate: 'sandbox-licence',
} as const;

/** Site keys: the first three are the provider's own test keys, the others are the sandbox's. */
export const sandboxSiteKeys = {
  passes: '10000000-ffff-ffff-ffff-000000000001',
  passesEnterprise: '20000000-ffff-ffff-ffff-000000000002',
  neverSolves: '30000000-ffff-ffff-ffff-000000000003',
  challenges: '70000000-ffff-ffff-ffff-000000000007',
  expiresAfterOneSecond: '80000000-ffff-ffff-ffff-000000000008',
  fails: '90000000-ffff-ffff-ffff-000000000009',
} as const;
