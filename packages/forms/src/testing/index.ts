export { captchaMessage } from '../services/captcha-protocol.ts';
export { createFakeBlockList, type FakeBlockList } from './fake-block-list.ts';
export { createFakeCaptcha, type FakeCaptcha } from './fake-captcha.ts';
export { createFakeMail, type FakeMail, type MailAnswer } from './fake-mail.ts';
export { contactLabels, licenseLabels } from './fixture-labels.ts';
