export { posts } from './blog/index.ts';
export { business } from './business.ts';
export { chartTexts } from './charts.ts';
export { featureGroups, features } from './features/index.ts';
export { findArticle, findFeature, findFreeIndicator, findProduct } from './find.ts';
export { formatDate, formatList, formatMoney } from './format.ts';
export { freeIndicators } from './free-indicators.ts';
export { glossary } from './glossary/index.ts';
export { homeIndicators, indicators } from './indicators/index.ts';
export { textsOf } from './lint/texts.ts';
export { blogPage } from './pages/blog.ts';
export { buyPage } from './pages/buy.ts';
export { contactPage } from './pages/contact.ts';
export { freeIndicatorsPage } from './pages/free-indicators.ts';
export { glossaryPage } from './pages/glossary.ts';
export { guidePage } from './pages/guide.ts';
export { homePage } from './pages/home.ts';
export { installPage } from './pages/install/index.ts';
export { licencePage } from './pages/licence.ts';
export { masterClassPage } from './pages/master-class.ts';
export { newHomePage } from './pages/new-home/index.ts';
export type { LandingTarget } from './pages/new-home/new-home-page.ts';
export { notFoundPage } from './pages/not-found.ts';
export { orderPage } from './pages/order.ts';
export { ownerPage } from './pages/owner.ts';
export { policiesPage } from './pages/policies.ts';
export { riskPage } from './pages/risk.ts';
export { searchPage } from './pages/search.ts';
export {
  type BlockCode,
  BlockError,
  blockCodes,
  type ReadBlock,
  readBlocks,
} from './read-blocks.ts';
export { replayTexts } from './replay.ts';
export { reviews } from './reviews.ts';
export { searchTexts } from './search.ts';
export { checkoutUrl } from './shop/checkout-url.ts';
export { plans } from './shop/plans.ts';
export { products } from './shop/products.ts';
export { type UiText, uiText } from './ui-text/index.ts';
