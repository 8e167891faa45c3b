import '../../src/captcha-page/captcha-page.css';
import { sandboxUrls } from '@otm/sandbox/urls';
import { startCaptchaPage } from '../../src/captcha-page/index.ts';

const container = document.querySelector('main') as HTMLElement;

startCaptchaPage(container, {
  siteKey: container.dataset.siteKey ?? '',
  apiHost: sandboxUrls.captchaApi,
});
