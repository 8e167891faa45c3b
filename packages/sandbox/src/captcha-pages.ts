import type { Exchange } from './exchange.ts';
import { answerPage, html } from './page.ts';

const words = {
  en: {
    check: 'I am human',
    sandbox: 'Sandbox captcha',
    question: 'Is this a sandbox?',
    verify: 'Yes, verify',
    close: 'Close',
  },
  es: {
    check: 'Soy humano',
    sandbox: 'Captcha de prueba',
    question: '¿Es esto una prueba?',
    verify: 'Sí, verificar',
    close: 'Cerrar',
  },
} as const;

const languageOf = ({ url }: Exchange) => (url.searchParams.get('hl') === 'es' ? 'es' : 'en');

/** The widget's checkbox, in the frame that the stand-in's script adds. */
export function answerCheckbox(exchange: Exchange): void {
  const language = languageOf(exchange);
  const { check, sandbox } = words[language];
  answerPage(exchange, {
    title: sandbox,
    framed: true,
    language,
    script: 'captcha-box.js',
    body: html`<label class="box"><input type="checkbox"> ${check}</label><p>${sandbox}</p>`,
  });
}

/** The challenge, for the site key that poses one. Its script enables the buttons. */
export function answerChallenge(exchange: Exchange): void {
  const language = languageOf(exchange);
  const { question, verify, close } = words[language];
  answerPage(exchange, {
    title: question,
    framed: true,
    language,
    script: 'captcha-challenge.js',
    body: html`<h1>${question}</h1>
<p><button type="button" value="verify" disabled>${verify}</button>
<button type="button" value="close" disabled>${close}</button></p>`,
  });
}
