export type { Article, ArticleGroup, ArticleText, TextPage } from './article.ts';
export type * from './block.ts';
export type { Business, CheckoutProvider, OfficeHours, OutsideLink } from './business.ts';
export type { Capture, CaptureSpot } from './capture.ts';
export {
  type ChartMarkName,
  chartMarks,
  hasMarks,
  type MarkedChartId,
} from './chart-marks.ts';
export {
  type ChartId,
  type ChartPlaceholder,
  chartPlaceholders,
  type SetupId,
  type SetupSessionPlaceholder,
  setupSessionPlaceholders,
} from './chart-placeholders.ts';
export type {
  ChartColumns,
  ChartCopy,
  ChartLabels,
  ChartText,
  ChartTexts,
  ChartTextsOf,
  SetupText,
  StoryTexts,
} from './charts.ts';
export { checkoutUrl } from './checkout-url.ts';
export { defineMessages, messagesFor } from './define-messages.ts';
export {
  type CaptchaLabels,
  type ContactField,
  type ContactFormLabels,
  contactFields,
  type FieldLabels,
  type FormField,
  type FormLabels,
  type LicenseField,
  type LicenseFormLabels,
  licenseFields,
  longestEmail,
} from './form.ts';
export { format, MessageError } from './format.ts';
export { type Href, isHref } from './href.ts';
export {
  type FreeIndicator,
  type Indicator,
  type IndicatorId,
  indicatorIds,
  indicatorPlaceholders,
} from './indicator.ts';
export {
  type DecisionAnswer,
  type DecisionEnd,
  type DecisionQuestion,
  type GuideVideo,
  type InstallError,
  type InstallGuide,
  type InstallGuideId,
  type InstallPage,
  installGuideIds,
  type RequirementId,
  type RequirementTexts,
} from './install.ts';
export { defaultLocale, isLocale, type Locale, type Localized, locales } from './locale.ts';
export { mailto } from './mailto.ts';
export type { Message, MessageValues } from './message.ts';
export type { PageMeta, TitledText, Video } from './page.ts';
export type { ReplayTexts, ReplayTextsOf } from './replay.ts';
export type { Review, ReviewText } from './review.ts';
export type { SearchKind, SearchTexts } from './search.ts';
export type { Billing, Installments, Plan, PlanFeature, Product } from './shop.ts';
export {
  type ProofTexts,
  type ReadingFact,
  type ReadingTexts,
  type StageFact,
  type StageNote,
  type StagePartId,
  type StageReplayTexts,
  type StageTexts,
  type StageValue,
  stagePartIds,
} from './stage.ts';
export {
  type LevelName,
  type MarkedView,
  maxStorySteps,
  needsSession,
  type PartValue,
  partValues,
  replayOfView,
  type SessionPart,
  type SessionValue,
  type SessionView,
  type StoryPicture,
  type StorySession,
  type StoryStep,
  type StoryView,
  sessionValues,
  storyViews,
  type TimeView,
  timeViews,
  viewMarks,
} from './story.ts';
export type { Term } from './term.ts';
export { translationProblems } from './translation-problems.ts';
export { type VisitCounter, visitCounters } from './visit-counter.ts';
