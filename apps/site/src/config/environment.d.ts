/** Build-time settings from `.env` or the environment, all of them public; see `.env.example`. */
interface ImportMetaEnv {
  /** `live` for the real services; anything else means the sandbox. */
  readonly SITE_SERVICES?: string;
  readonly SITE_MAIL_PUBLIC_KEY?: string;
  readonly SITE_MAIL_SERVICE_ID?: string;
  readonly SITE_MAIL_CONTACT_TEMPLATE_ID?: string;
  readonly SITE_MAIL_LICENCE_TEMPLATE_ID?: string;
  readonly SITE_MAIL_CAPTCHA_PARAMETER?: string;
  readonly SITE_BLOCK_LIST?: string;
  readonly SITE_CAPTCHA_SITE_KEY?: string;
  /** `inline` explains why a form wasn't sent; anything else is silent. */
  readonly SITE_FORM_FEEDBACK?: string;
  readonly SITE_HSTS_PRELOAD?: string;
  /** The path that the site is below; without it the site is at the root of its domain. */
  readonly SITE_BASE?: string;
  /** The name of the adapter that counts visits; without it nothing does. */
  readonly SITE_ANALYTICS?: string;
  readonly SITE_ANALYTICS_ID?: string;
  readonly SITE_ANALYTICS_URL?: string;
  /** The pattern of URL paths that keep a referral code; set by vite.config.ts. */
  readonly REFERRAL_PATHS: string;
  /** The settings of the chat, by language; set in the client build only. */
  readonly CHATS: typeof import('../features/chat/chat-settings.ts').chatSettings;
  /** The message in place of a broken island, by language; set in the client build only. */
  readonly FAILURES: Readonly<
    Record<import('@otm/schema').Locale, import('../islands/failure-boundary.tsx').Failure>
  >;
  /** The reviews with their videos; set in the client build only. */
  readonly REVIEWS: import('@otm/content/library').Library['videoReviews'];
  /** The search's files in every language; set in the client build only. */
  readonly SEARCH: import('@otm/schema').Localized<
    import('../features/search/search-files.ts').SearchFiles
  >;
  /** Whether the site is too large for one such file; set in the client build only. */
  readonly SEARCH_IS_SHARDED?: boolean;
}
