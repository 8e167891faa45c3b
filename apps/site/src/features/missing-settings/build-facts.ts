import { business, newHomePage, reviewTexts, unansweredFacts } from '@otm/content';
import { endpoints, isSandbox } from '../../config/config.ts';
import { captcha } from '../captcha/account.ts';
import type { BuildFacts } from './missing-settings.ts';

/** Returns the settings of this build, all of them public. */
export const buildFacts = (): BuildFacts => ({
  isSandbox,
  business,
  facts: unansweredFacts(),
  reviews: [
    ...Object.values(reviewTexts).flat(),
    ...Object.values(newHomePage).flatMap(({ testimonials }) => testimonials.items),
  ],
  mail: endpoints.mail,
  blockList: endpoints.blockList,
  siteKey: captcha.siteKey,
});
