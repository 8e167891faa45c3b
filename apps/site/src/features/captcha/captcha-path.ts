/** The captcha's own page, framed by the forms; it stands beside index.html in this package. */
export const captchaPage = '/captcha.html';
