export { createFakeBlockList, type FakeBlockList } from './fake-block-list.ts';
export { createFakeCaptcha, type FakeCaptcha } from './fake-captcha.ts';
export { createFakeMail, type FakeMail, type MailAnswer } from './fake-mail.ts';
export { withFault } from './faulty-services.ts';
export { contactLabels, licenseLabels } from './fixture-labels.ts';
