import type { PageMeta, TitledText, Video } from './page.ts';

/** The guides and the errors of the installation page, each with a video. */
export const installGuideIds = [
  'standard',
  'exceptions',
  'uninstall',
  'dll-error',
  'no-dll-error',
] as const;

/** The id of a guide or an error: the fragment of its URL within the page. */
export type InstallGuideId = (typeof installGuideIds)[number];

/** A video without a summary: the written steps next to it say the same. */
export type GuideVideo = Omit<Video, 'summary'>;

/** Written steps for the installation page, shown next to a video of the same. */
export interface InstallGuide {
  readonly id: InstallGuideId;
  readonly title: string;
  /** The tag of the guide that suits most visitors. */
  readonly recommended?: string;
  /** When to follow this guide, in a sentence or two. */
  readonly when: string;
  readonly steps: readonly string[];
}

/** A question of a decision tree, with mutually exclusive answers. */
export interface DecisionQuestion {
  readonly question: string;
  readonly answers: readonly DecisionAnswer[];
}

/** An answer: what to do, and what comes next. */
export interface DecisionAnswer {
  readonly answer: string;
  readonly steps: readonly string[];
  readonly next: DecisionQuestion | DecisionEnd;
}

/**
 * The end of a path through a decision tree: the problem is solved, a license has to be requested,
 * or the page prepares a message to support from the answers.
 */
export interface DecisionEnd {
  readonly type: 'solved' | 'licence' | 'message';
  readonly text: string;
}

/** An error of the installation page: where to look, and the questions that end in help. */
export interface InstallError extends InstallGuide {
  /** The error in one sentence, for a message to support. */
  readonly problem: string;
  readonly tree: DecisionQuestion;
}

/** A system requirement: the id of a row of the table. */
export type RequirementId = 'system' | 'processor' | 'memory' | 'framework' | 'screen' | 'graphics';

/** The labels of the system check, which reads what a browser reveals about a computer. */
export interface RequirementTexts {
  readonly caption: string;
  readonly columns: { readonly name: string; readonly needed: string; readonly found: string };
  readonly rows: Readonly<
    Record<RequirementId, { readonly name: string; readonly needed: string }>
  >;
  readonly check: string;
  readonly again: string;
  readonly privacy: string;
  readonly met: string;
  readonly missed: string;
  readonly unseen: string;
  /** Added to a version that may be a later one, because browsers still report `Windows 10`. */
  readonly orLater: string;
  /** Before and after a rounded number: `about 8 GB or more`. */
  readonly about: string;
  readonly orMore: string;
  /** Shown for Windows versions too old to have a name here. */
  readonly olderWindows: string;
  readonly bits: string;
  readonly processors: string;
  /** Explains that browsers don't reveal the processor's speed. */
  readonly clock: string;
  /** Explains why the screen's size doesn't decide. */
  readonly scaled: string;
  /** The link that puts the result into a mail, and the subject of that mail. */
  readonly message: string;
  readonly subject: string;
}

/** The installation page in one language. */
export interface InstallPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  /** Precedes a guide's steps, for screen readers. */
  readonly stepsLabel: string;
  readonly guides: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly InstallGuide[];
  };
  readonly errors: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly InstallError[];
  };
  readonly requirements: {
    readonly title: string;
    readonly lead: string;
    readonly texts: RequirementTexts;
    /** How to find out what a browser can't. */
    readonly elsewhere: string;
  };
  readonly support: {
    /** The buttons of a prepared message and of the license form. */
    readonly send: string;
    readonly licence: string;
    readonly subject: string;
    readonly greeting: string;
    readonly checked: string;
    /** Asks what to add before sending. */
    readonly add: string;
    readonly asks: readonly string[];
  };
  readonly more: TitledText & { readonly action: string };
}
