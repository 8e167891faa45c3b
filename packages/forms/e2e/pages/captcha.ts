import '../../src/captcha-page/captcha-page.css';
import { startCaptchaPage } from '../../src/captcha-page/index.ts';
import { sandboxAddresses } from '../../src/sandbox/addresses.ts';

const container = document.querySelector('main') as HTMLElement;

startCaptchaPage(container, {
  siteKey: container.dataset.siteKey ?? '',
  apiHost: sandboxAddresses.captchaApi,
});
