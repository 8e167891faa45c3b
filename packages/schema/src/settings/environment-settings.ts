import { visitCounters } from '../visit-counter.ts';
import * as account from './account-rules.ts';
import type { Setting } from './setting.ts';
import { basePath, choice } from './text-rules.ts';
import { blockList, publicUrl } from './url-rules.ts';

const environment = (
  name: string,
  { example, must, schema, optional = false }: Omit<Setting, 'name' | 'area'>,
): Setting => ({
  name: `environment.${name}`,
  area: 'environment',
  must,
  example,
  schema,
  optional,
});

const templateId = (form: string, formulario: string, example: string) => ({
  must: {
    en: `the id of the ${form} form’s mail template, one of its own`,
    es: `el id de la plantilla de correo del formulario de ${formulario}, distinta de la otra`,
  },
  example,
  schema: account.mailTemplate,
});

/** The settings that `.env` may have. */
export const environmentSettings: readonly Setting[] = [
  environment('SITE_SERVICES', {
    must: { en: '`live`; without it the build is a sandbox', es: '`live`; sin él es de pruebas' },
    example: 'live',
    schema: choice('live', 'sandbox'),
    optional: true,
  }),
  environment('SITE_MAIL_PUBLIC_KEY', {
    must: { en: 'the public key of the EmailJS account', es: 'la clave pública de EmailJS' },
    example: 'pK3_aB7xYz9QwErTy',
    schema: account.mailKey,
  }),
  environment('SITE_MAIL_SERVICE_ID', {
    must: { en: 'the id of the EmailJS service', es: 'el id del servicio de EmailJS' },
    example: 'service_k2j9x1a',
    schema: account.mailService,
  }),
  environment(
    'SITE_MAIL_CONTACT_TEMPLATE_ID',
    templateId('contact', 'contacto', 'template_contact'),
  ),
  environment(
    'SITE_MAIL_LICENCE_TEMPLATE_ID',
    templateId('license', 'licencia', 'template_license'),
  ),
  environment('SITE_MAIL_CAPTCHA_PARAMETER', {
    must: {
      en: 'the template parameter for the captcha’s token, if the account verifies it',
      es: 'el parámetro de la plantilla para el captcha, si la cuenta lo verifica',
    },
    example: 'h-captcha-response',
    schema: account.captchaParameter,
    optional: true,
  }),
  environment('SITE_BLOCK_LIST', {
    must: {
      en: 'the public https URL of a plain-text file that allows cross-origin requests',
      es: 'la URL https pública de un archivo de texto que permita peticiones de otros orígenes',
    },
    example: 'https://raw.githubusercontent.com/acme/lists/main/block-list.txt',
    schema: blockList,
  }),
  environment('SITE_CAPTCHA_SITE_KEY', {
    must: {
      en: 'the hCaptcha site key, a UUID; never the secret',
      es: 'la clave de sitio de hCaptcha, un UUID; nunca la secreta',
    },
    example: '5d3b1c8e-9a4f-4c21-8d17-0123456789ab',
    schema: account.siteKey,
  }),
  environment('SITE_FORM_FEEDBACK', {
    must: {
      en: '`inline` explains why a form wasn’t sent, `silent` doesn’t',
      es: '`inline` explica por qué no se envió un formulario, `silent` no',
    },
    example: 'inline or silent',
    schema: choice('inline', 'silent'),
    optional: true,
  }),
  environment('SITE_ANALYTICS', {
    must: {
      en: 'the adapter that counts visits; without it nothing does',
      es: 'el adaptador que cuenta las visitas; sin él nada las cuenta',
    },
    example: 'plausible, umami or beacon',
    schema: choice(...visitCounters),
    optional: true,
  }),
  environment('SITE_ANALYTICS_URL', {
    must: {
      en: 'the public https URL that the adapter sends events to',
      es: 'la URL https pública a la que el adaptador envía los eventos',
    },
    example: 'https://plausible.io/api/event',
    schema: publicUrl,
    optional: true,
  }),
  environment('SITE_ANALYTICS_ID', {
    must: {
      en: 'the site’s name at Plausible, or its website id at Umami',
      es: 'el nombre del sitio en Plausible, o su id en Umami',
    },
    example: 'acme.io',
    schema: account.analyticsId,
    optional: true,
  }),
  environment('SITE_BASE', {
    must: {
      en: 'the path that the site is below, such as a project page’s; without it the root',
      es: 'la ruta bajo la que está el sitio, como en una página de proyecto; sin ella, la raíz',
    },
    example: '/shop',
    schema: basePath,
    optional: true,
  }),
  environment('SITE_HSTS_PRELOAD', {
    must: {
      en: '`true` asks browsers to ship your domain and all its subdomains as https-only, for years',
      es: '`true` pide a los navegadores usar solo https en tu dominio y sus subdominios, por años',
    },
    example: 'true or false',
    schema: choice('true', 'false'),
    optional: true,
  }),
];
