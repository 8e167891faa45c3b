import { base } from '../../routes/base.ts';

/** The path of captcha.html, the captcha's own page, which the forms frame. */
export const captchaPage = `${base}/captcha`;
