export { type Address, isAddress } from './address.ts';
export type { Article, ArticleGroup, ArticleText } from './article.ts';
export type * from './block.ts';
export type { Business, CheckoutProvider, OutsideLink } from './business.ts';
export {
  type ChartId,
  type ChartPlaceholder,
  chartPlaceholders,
  type SetupId,
  type SetupSessionPlaceholder,
  setupSessionPlaceholders,
} from './chart-placeholders.ts';
export { defineChartTexts, defineReplayTexts } from './chart-text-checks.ts';
export type {
  ChartColumns,
  ChartLabels,
  ChartText,
  ChartTexts,
  ChartTextsOf,
  SetupText,
} from './charts.ts';
export type {
  BuyPage,
  FreeIndicatorsPage,
  HomePage,
  NotFoundPage,
  OrderPage,
  TextPage,
} from './fixed-pages.ts';
export {
  type FreeIndicator,
  type Indicator,
  type IndicatorId,
  indicatorIds,
  indicatorPlaceholders,
} from './indicator.ts';
export type {
  DecisionAnswer,
  DecisionEnd,
  DecisionQuestion,
  InstallError,
  InstallGuide,
  InstallPage,
  RequirementId,
  RequirementTexts,
} from './install.ts';
export type { LandingTarget, MasterClassPage, MonthlyPlan, NewHomePage } from './landing.ts';
export { defaultLocale, isLocale, type Locale, type Localized, locales } from './locale.ts';
export { type OwnerPage, type UnsetKind, unsetKinds } from './owner.ts';
export type { PageMeta, TitledText, Video } from './page.ts';
export type { BlogPage, GlossaryPage, GuidePage } from './reading-pages.ts';
export type { ReplayTexts, ReplayTextsOf } from './replay.ts';
export type { Review, ReviewText } from './review.ts';
export type { SearchKind, SearchPage, SearchTexts } from './search.ts';
export type { Billing, Instalments, Plan, PlanFeature, Product } from './shop.ts';
export type { Term } from './term.ts';
