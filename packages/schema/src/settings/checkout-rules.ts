import * as v from 'valibot';
import { must, text } from './text-rules.ts';
import { publicUrl, withPath, withUrl } from './url-rules.ts';

const testHost =
  /^(?:dashboard|api|admin)\.|(?:^|\.)(?:sandbox|test)\.|^sandbox-|^app\.(?:gumroad|lemonsqueezy)\./;
const testPath = /\/(?:cs_)?test_|\/(?:login|signin|admin|wp-admin)(?=$|\/)/;
const testQuery =
  /[?&](?:test(?:_?mode)?|mode|env(?:ironment)?|sandbox)=(?:1|true|test|sandbox)\b/i;

/** The URL of a hosted checkout that takes real money, today and tomorrow. */
export const checkoutLink = v.pipe(
  publicUrl,
  must(
    withUrl(
      ({ hostname, pathname, search }) =>
        !(testHost.test(hostname) || testPath.test(pathname) || testQuery.test(search)),
    ),
    'test-checkout',
  ),
  must((it) => !it.includes('cs_live_'), 'expiring-checkout'),
  withPath,
);

const filled = (template: string) => template.replace(/\{(?:item|language)\}/g, 'x');

/** The pattern of a checkout's URLs. */
export const checkoutTemplate = v.pipe(
  text,
  must((it) => it.includes('{item}'), 'item-placeholder'),
  must((it) => !/[{}]/.test(filled(it)), 'template-placeholder'),
  v.transform(filled),
  checkoutLink,
);
