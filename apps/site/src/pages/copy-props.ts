/** The copy of a page, or of one of its sections. */
export interface CopyProps<Copy> {
  /** Headings, prose and labels in the page's language. A section takes its part of the page's copy. */
  readonly copy: Copy;
}
