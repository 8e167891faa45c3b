import { business, newHomePage, reviews } from '@otm/content';
import { captcha } from '../config/captcha.ts';
import { endpoints } from '../config/config.ts';
import { isSandbox } from '../config/mode.ts';
import type { BuildFacts } from './unset-values.ts';

/** What this build knows of its own settings; all of it is public. */
export const buildFacts = (): BuildFacts => ({
  isSandbox,
  business,
  reviews: [
    ...Object.values(reviews).flat(),
    ...Object.values(newHomePage).flatMap(({ testimonials }) => testimonials.items),
  ],
  mail: endpoints.mail,
  blockList: endpoints.blockList,
  siteKey: captcha.siteKey,
});
