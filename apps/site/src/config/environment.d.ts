/** What `.env` or the environment sets at build time; see `.env.example`. All of it is public. */
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
  /** `inline` says why a form was not sent; anything else stays silent. */
  readonly SITE_FORM_FEEDBACK?: string;
  /** The pattern of URL paths that keep a referral code; set by vite.config.ts. */
  readonly REFERRAL_PATHS: string;
  /** Where the code of the search finds its files, in every language; set for the client's build only. */
  readonly SEARCH: import('@otm/schema').Localized<
    import('../features/search/search-files.ts').SearchFiles
  >;
}
