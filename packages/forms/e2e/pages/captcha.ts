import '../../src/captcha-page/captcha-page.css';
import { sandboxAddresses } from '@otm/sandbox/addresses';
import { startCaptchaPage } from '../../src/captcha-page/index.ts';

const container = document.querySelector('main') as HTMLElement;

startCaptchaPage(container, {
  siteKey: container.dataset.siteKey ?? '',
  apiHost: sandboxAddresses.captchaApi,
});
