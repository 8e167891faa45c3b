import '@otm/forms/captcha-page.css';
import { startCaptchaPage } from '@otm/forms/captcha-page';
import { captcha } from './account.ts';

// The script of captcha.html, the only page that may run the captcha provider's code.
const container = document.querySelector('div');
if (container) startCaptchaPage(container, captcha);
