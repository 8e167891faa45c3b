export { type CaptchaPageOptions, startCaptchaPage } from './captcha-page.tsx';
