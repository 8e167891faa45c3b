/** A state that the specification names, and the story that shows it. */
export interface NamedState {
  /** The component or page: `contact form`. */
  readonly thing: string;
  /** Its state, as in `sending`; empty if it has only one. */
  readonly state: string;
  /** Both, which finds it in the search. */
  readonly label: string;
  /** The id of the story. */
  readonly story: string;
}

/** A search in the words that people use, and its first hit. */
interface Search {
  readonly query: string;
  /** The id of the first hit. */
  readonly hit: string;
}

/** Searches in the words that people use. A test types each into the built Storybook. */
export const searches: readonly Search[] = [
  { query: 'captcha expired', hit: 'forms-contact-form--captcha-expired' },
  { query: 'old price', hit: 'components-plan-card--default' },
  { query: '404 es', hit: 'pages-404--in-spanish' },
  { query: 'tokens', hit: 'foundations-tokens--docs' },
  { query: 'stopped', hit: 'components-carousel--stopped' },
  { query: 'no results', hit: 'pages-layout-search--nothing' },
  { query: 'too old Windows', hit: 'pages-install-requirement-check--too-old-windows' },
  { query: 'small screen', hit: 'pages-install-requirement-check--small-screen' },
  { query: 'chat typing', hit: 'chat-states--typing' },
  { query: 'cookie banner', hit: 'pages-layout-cookie-banner--docs' },
  { query: 'unknown order', hit: 'pages-order--unknown-product' },
  { query: 'side menu open', hit: 'pages-layout-side-menu--on' },
  { query: 'paused', hit: 'components-carousel--stopped' },
  { query: 'modal over long content', hit: 'components-modal--over-long-page' },
  { query: 'requirement check failed', hit: 'pages-install-requirement-check--other-system' },
  { query: 'billing lifetime', hit: 'components-billing-toggle--lifetime' },
];

const states = (thing: string, page: string, names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([state, story]) => ({
    thing,
    state,
    label: `${thing} ${state}`,
    story: `${page}--${story}`,
  }));

/** Every state that the specification names. A test finds each one by search and by link. */
export const namedStates: readonly NamedState[] = [
  ...states('language toggle', 'pages-layout-language-toggle', {
    english: 'english',
    spanish: 'spanish',
  }),
  ...states('side menu', 'pages-layout-side-menu', { initial: 'initial', on: 'on', off: 'off' }),
  ...states('cookie banner', 'pages-layout-cookie-banner', {
    waiting: 'waiting',
    shown: 'shown',
    accepted: 'accepted',
    'already accepted': 'already-accepted',
  }),
  ...states('scroll to top', 'pages-layout-scroll-to-top', { hidden: 'hidden', shown: 'shown' }),
  ...states('modal', 'components-modal', { open: 'open', closed: 'closed' }),
  ...states('home indicators', 'pages-home-indicators', {
    'modal open': 'modal-open',
    'modal closed': 'modal-closed',
  }),
  ...states('reviews', 'pages-home-reviews', {
    'modal open': 'modal-open',
    'modal closed': 'modal-closed',
  }),
  ...states('carousel', 'components-carousel', {
    '3': 'three-at-a-time',
    '2': 'two-at-a-time',
    '1': 'one-at-a-time',
  }),
  ...states('contact form', 'forms-contact-form', {
    none: 'none',
    sending: 'sending',
    success: 'success',
    fail: 'fail',
    'captcha unconfirmed': 'captcha-unconfirmed',
    'captcha confirmed': 'captcha-confirmed',
  }),
  ...states('licence form', 'forms-licence-form', {
    none: 'none',
    sending: 'sending',
    success: 'success',
    fail: 'fail',
    'captcha unconfirmed': 'captcha-unconfirmed',
    'captcha confirmed': 'captcha-confirmed',
  }),
  ...states('chat', 'chat-states', {
    closed: 'closed',
    typing: 'typing',
    message: 'message',
    written: 'written',
    'right to left': 'written-right-to-left',
  }),
  ...states('billing toggle', 'components-billing-toggle', {
    yearly: 'yearly',
    lifetime: 'lifetime',
  }),
  ...states('plans', 'pages-buy-plans', { yearly: 'yearly', lifetime: 'lifetime' }),
  ...states('free indicators', 'pages-free-indicators', {
    'delta bar': 'delta-bar',
    vwap: 'vwap',
    'unknown id': 'unknown-id',
  }),
  ...states('tabs', 'components-tabs', { 'delta bar': 'delta-bar', vwap: 'vwap' }),
  ...states('order', 'pages-order', {
    'with product': 'with-product',
    'one indicator': 'one-indicator',
    'without product': 'without-product',
    'unknown product': 'unknown-product',
  }),
  ...states('features', 'pages-features', { 'unknown slug': 'unknown-slug' }),
  ...states('features side menu', 'pages-features-side-menu', {
    folded: 'phone-folded',
    open: 'phone-open',
  }),
  ...states('search', 'pages-layout-search', {
    closed: 'closed',
    open: 'open',
    found: 'found',
    nothing: 'nothing',
  }),
  ...states('blog post', 'pages-blog-post', { 'empty unknown slug': 'empty-unknown-slug' }),
  ...states('block list', 'blocks-block-list', {
    'question open': 'question-open',
    'definition open': 'definition-open',
  }),
  { thing: '404', state: '', label: '404', story: 'pages-404--default' },
];
