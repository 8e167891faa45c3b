import { accessibility } from './accessibility.ts';
import { blog } from './blog.ts';
import { builtIn } from './built-in.ts';
import { buy } from './buy.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import type { Route } from './define-route.tsx';
import { features } from './features.ts';
import { freeIndicators } from './free-indicators.ts';
import { glossary } from './glossary.ts';
import { home } from './home.ts';
import { install } from './install.ts';
import { licence } from './licence.ts';
import { licenseTerms } from './license-terms.ts';
import { masterClass } from './master-class.ts';
import { newHome } from './new-home.ts';
import { notFound } from './not-found.ts';
import { olderPosts } from './older-posts.ts';
import { order } from './order.ts';
import { owner } from './owner.ts';
import type { RouteId } from './paths.ts';
import { policies } from './policies.ts';
import { post } from './post.tsx';
import { privacy } from './privacy.ts';
import { risk } from './risk.ts';
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
  olderPosts,
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
