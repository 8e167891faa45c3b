// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleBlocks } from './blocks/sample-article.ts';
import { sampleContext } from './blocks/sample-context.tsx';
import * as carousel from './carousel/index.ts';
import * as ui from './index.ts';
import { samplePlans } from './plan-card/sample-plans.ts';
import { sampleReviews } from './review-card/sample-reviews.ts';
import { describeRoot } from './testing/index.ts';

type Components = typeof ui & typeof carousel;

/** The names of the exported components. */
type ComponentName = Exclude<
  { [Name in keyof Components]: Name extends Capitalize<Name> ? Name : never }[keyof Components],
  never
>;

const formatPrice = (amount: number) => `$${amount}`;
const included = { included: 'Included', notIncluded: 'Not included' };

/** The props that each exported component requires. A component without an entry doesn't compile. */
const required: {
  readonly [Name in ComponentName]: Parameters<Components[Name]>[0];
} = {
  BillingToggle: { legend: 'Billing', options: [{ value: 'yearly', label: 'Yearly' }] },
  BlockList: { blocks: [sampleBlocks.paragraph.en], context: sampleContext.en },
  Brand: { logo: 'M2 3h6', name: 'Order Tape', href: '/', label: 'home page' },
  Button: {},
  ButtonLink: { href: '/buy' },
  Carousel: {
    labels: {
      name: 'Reviews',
      carousel: 'carousel',
      slide: 'slide',
      start: 'Start',
      stop: 'Stop',
      previous: 'Previous',
      next: 'Next',
    },
    children: null,
  },
  ComparisonTable: { caption: 'Plans', columns: ['Feature'], children: null },
  ExternalLink: { href: 'https://example.com/', newTabLabel: '(new tab)', children: 'Platform' },
  FeatureList: { features: [], labels: included },
  Icon: { name: 'play' },
  IndicatorCard: {
    title: 'Delta Bar',
    summary: 'Volume by side.',
    chart: null,
    actionLabel: 'Read more',
    modalId: 'delta-bar',
  },
  Modal: { id: 'modal', title: 'Volume Profile', closeLabel: 'Close', children: null },
  ModalButton: { modalId: 'modal' },
  Notice: { label: 'Problem', children: null },
  PlanCard: {
    plan: samplePlans.en[0],
    labels: {
      ...included,
      regularPrice: 'Regular price',
      recommended: 'Best value',
      newTab: '(new tab)',
    },
    formatPrice,
    checkoutUrl: (item) => `https://example.com/${item}`,
  },
  PlanComparison: {
    caption: 'Plans',
    plans: samplePlans.en,
    labels: { ...included, feature: 'Feature', price: 'Price' },
    formatPrice,
  },
  ProductWindow: {
    picture: { src: '/picture.avif', alt: 'A picture', width: 16, height: 9 },
    spots: [],
    caption: 'A caption',
  },
  Prose: {},
  ReviewCard: {
    review: sampleReviews.en[0],
    videoUrl: '#video',
    labels: { sample: 'Sample', watch: 'Watch' },
  },
  ReviewMark: { review: sampleReviews.en[0], sampleLabel: 'Sample' },
  RiskNote: { title: 'Risk.', text: 'You can lose money.' },
  Section: { id: 'section', title: 'Indicators', children: null },
  Tabs: { label: 'Indicators', tabs: [], initialTab: 'vwap', onSelect: () => {} },
  VideoEmbed: {
    title: 'Tour',
    labels: { play: 'Play', loads: '(loads a video)', open: 'Open it' },
    pageUrl: 'https://example.com/watch',
    embedUrl: 'https://example.com/embed',
  },
  VisuallyHidden: {},
};

const components: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries({ ...ui, ...carousel }).filter(([name]) => /^[A-Z]/.test(name)),
) as Record<string, ComponentType>;

/** Renders a component with some more attributes. Returns its root. */
function renderRoot(name: string, attributes: object): Element | null {
  const component = components[name];
  if (!component) throw new Error(`@otm/ui exports no component ${name}.`);
  const props = { ...required[name as ComponentName], ...attributes };
  return render(createElement(component, props)).container.firstElementChild;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('covers every exported component', () => {
  expect(Object.keys(components).sort()).toEqual(Object.keys(required).sort());
});

for (const name of Object.keys(required))
  describeRoot(name, (attributes) => renderRoot(name, attributes), { id: 'custom-id' });

it('keeps a className on an external link that looks like a button', () => {
  const root = renderRoot('ExternalLink', { variant: 'primary', className: 'custom' });
  expect(root?.getAttribute('class')).toBe('otm-button custom');
});

it('calls the onFocus of the caller when a carousel handles focus itself', () => {
  const onFocus = vi.fn();
  renderRoot('Carousel', { onFocus })?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(onFocus).toHaveBeenCalledOnce();
});
