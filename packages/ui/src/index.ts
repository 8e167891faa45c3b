export { BillingToggle, type BillingToggleProps } from './billing-toggle/billing-toggle.tsx';
export { anchorOf } from './blocks/anchor.ts';
export type { BlockComponents, BlockContext, LinkedTerm } from './blocks/block-context.ts';
export { BlockList, type BlockListProps } from './blocks/block-list.tsx';
export { Prose, type ProseProps } from './blocks/prose.tsx';
export { Brand, type BrandProps } from './brand/brand.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from './button/button.tsx';
export {
  ComparisonTable,
  type ComparisonTableProps,
} from './comparison-table/comparison-table.tsx';
export { ExternalLink, type ExternalLinkProps } from './external-link/external-link.tsx';
export { FeatureList, type FeatureListProps } from './feature-list/feature-list.tsx';
export { Icon, type IconName, type IconProps } from './icon/icon.tsx';
export { IndicatorCard, type IndicatorCardProps } from './indicator-card/indicator-card.tsx';
export { Modal, ModalButton, type ModalButtonProps, type ModalProps } from './modal/modal.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { PlanCard, type PlanCardLabels, type PlanCardProps } from './plan-card/plan-card.tsx';
export { PlanComparison, type PlanComparisonProps } from './plan-comparison/plan-comparison.tsx';
export { ProductWindow, type ProductWindowProps } from './product-window/product-window.tsx';
export type * from './react-attributes.ts';
export { ReviewCard, type ReviewCardProps } from './review-card/review-card.tsx';
export { ReviewMark, type ReviewMarkProps } from './review-card/review-mark.tsx';
export { RiskNote, type RiskNoteProps } from './risk-note/risk-note.tsx';
export { Section, type SectionProps } from './section/section.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { VideoEmbed, type VideoEmbedProps } from './video-embed/video-embed.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
  type VisuallyHiddenTag,
} from './visually-hidden/visually-hidden.tsx';
