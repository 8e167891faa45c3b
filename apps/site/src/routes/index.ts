import { accessibility } from './accessibility.tsx';
import { blog } from './blog.ts';
import { builtIn } from './built-in.tsx';
import { buy } from './buy.ts';
import { company } from './company.tsx';
import { contact } from './contact.ts';
import type { Route } from './define-route.tsx';
import { features } from './features.tsx';
import { freeIndicators } from './free-indicators.tsx';
import { glossary } from './glossary.ts';
import { home } from './home.ts';
import { install } from './install.tsx';
import { licence } from './licence.ts';
import { licenseTerms } from './license-terms.tsx';
import { masterClass } from './master-class.ts';
import { newHome } from './new-home.ts';
import { notFound } from './not-found.ts';
import { order } from './order.tsx';
import { owner } from './owner.ts';
import type { RouteId } from './paths.ts';
import { policies } from './policies.tsx';
import { post } from './post.tsx';
import { privacy } from './privacy.tsx';
import { risk } from './risk.tsx';
import { search } from './search.ts';
import { term } from './term.tsx';

/** Every route of the site; sitemap, feeds, search, share cards and hosting follow from it. */
export const routes: Readonly<Record<RouteId, Route>> = {
  home,
  features,
  buy,
  order,
  freeIndicators,
  blog,
  post,
  glossary,
  term,
  risk,
  policies,
  privacy,
  licenseTerms,
  accessibility,
  builtIn,
  company,
  contact,
  licence,
  install,
  masterClass,
  newHome,
  owner,
  search,
  notFound,
};
