/** How the site counts visits: what `.env` names, and nothing in the sandbox. */
const {
  SITE_ANALYTICS: adapter,
  SITE_ANALYTICS_ID: id = '',
  SITE_ANALYTICS_URL: url = '',
  SITE_SERVICES: services,
} = import.meta.env;

/** The service that counts visits, if the owner has chosen one. */
export const analytics = services === 'live' && adapter ? { adapter, id, url } : undefined;
