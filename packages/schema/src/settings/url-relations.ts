import type { Business } from '../business.ts';
import { checkoutUrl } from '../checkout-url.ts';
import { bareHost, isSameTemplate, UrlOwners } from './canonical-url.ts';
import { readUrl } from './hosts.ts';
import type { SettingProblem, SiteSettings } from './setting.ts';
import { soldItems } from './sold-items.ts';

/** A URL with the setting that it's made in. */
interface OwnUrl {
  readonly setting: string;
  /** Its name in messages about another URL. */
  readonly owner: string;
  readonly url: string;
  /** Whether visitors pay there. */
  readonly isCheckout: boolean;
}

const linkOf = (name: string, url: string, isCheckout = false): OwnUrl => {
  const setting = `business.${name}.url`;
  return { setting, owner: setting, url, isCheckout };
};

/** Two checkouts with one template share every URL: that's one mistake, not one per item. */
function sharedTemplate({ checkouts }: Business): readonly SettingProblem[] {
  const [first, second] = checkouts;
  if (!first?.template || !second?.template) return [];
  if (!isSameTemplate(first.template, second.template)) return [];
  return [
    {
      setting: `business.checkouts.${second.id}.template`,
      area: 'business',
      value: second.template,
      rule: 'same-link',
      details: { other: `${first.id}.template` },
    },
  ];
}

/** The URLs of everything that is sold. */
function checkoutUrls(settings: SiteSettings): readonly OwnUrl[] {
  const { checkouts } = settings.business;
  const isShared = sharedTemplate(settings.business).length > 0;
  return soldItems(settings).flatMap(({ checkout, item, locale }) => {
    const provider = checkouts[checkout];
    if (!provider) return [];
    const { id, links = {}, template = '' } = provider;
    const own = isShared && checkout > 0 ? '' : template;
    const url = checkoutUrl({ links, template: own }, item, locale);
    const owner = `${id}.${item}`;
    return typeof url === 'string' && url
      ? [{ setting: `business.checkouts.${owner}`, owner, url, isCheckout: true }]
      : [];
  });
}

/** Every URL of the business; of two that are equal, the later one is reported. */
function ownUrls(settings: SiteSettings): readonly OwnUrl[] {
  const { booking, community, dataFeed, hostPlatform, masterClass } = settings.business;
  return [
    linkOf('hostPlatform', hostPlatform.url),
    linkOf('dataFeed', dataFeed.url),
    linkOf('community.youtube', community.youtube.url),
    linkOf('community.telegram', community.telegram.url),
    linkOf('community.discord', community.discord.url),
    linkOf('booking', booking.url),
    ...checkoutUrls(settings),
    linkOf('masterClass', masterClass.url, true),
  ].filter(({ url }) => url);
}

/** Whether a URL is below the site's own. */
function isOwnPage(url: string, { business, environment }: SiteSettings): boolean {
  const [page, site] = [readUrl(url), readUrl(business.origin ?? '')];
  if (!page || !site || bareHost(page) !== bareHost(site)) return false;
  return `${page.pathname}/`.startsWith(`${environment.SITE_BASE ?? ''}/`);
}

/** URLs that were pasted in two places, and checkouts that are pages of the site itself. */
export function sharedUrls(settings: SiteSettings): readonly SettingProblem[] {
  const owners = new UrlOwners();
  const problems = new Map<string, SettingProblem>();
  for (const { isCheckout, owner, setting, url } of ownUrls(settings)) {
    const other = owners.claim(url, owner);
    const found = { setting, area: 'business', value: url } as const;
    if (isCheckout && isOwnPage(url, settings))
      problems.set(setting, {
        ...found,
        rule: 'own-page',
        details: { example: 'https://buy.stripe.com/4gwbKv2yEeQD' },
      });
    else if (other && !problems.has(setting))
      problems.set(setting, { ...found, rule: 'same-link', details: { other } });
  }
  return [...sharedTemplate(settings.business), ...problems.values()];
}
