import type { PageMeta, TitledText, Video } from './page.ts';

/** A video of the installation page and the same in words: its text twin. */
export interface InstallGuide {
  /** Part of an address within the page. */
  readonly id: string;
  readonly title: string;
  /** The tag of the way that suits most visitors. */
  readonly recommended?: string;
  /** When this is the right guide, in a sentence or two. */
  readonly when: string;
  /** What it says stands in the steps. */
  readonly video: Omit<Video, 'summary'>;
  readonly steps: readonly string[];
}

/** A question of a decision tree; its answers exclude each other. */
export interface DecisionQuestion {
  readonly question: string;
  readonly answers: readonly DecisionAnswer[];
}

/** An answer: what to do then, and what comes after that. */
export interface DecisionAnswer {
  readonly answer: string;
  readonly steps: readonly string[];
  readonly next: DecisionQuestion | DecisionEnd;
}

/**
 * Where a way through a decision tree ends: it works again, a licence has to be asked for, or a
 * message to support that the page prepares from the answers given.
 */
export interface DecisionEnd {
  readonly type: 'solved' | 'licence' | 'message';
  readonly text: string;
}

/** An error of the installation page: its video, where to look, and the questions that end in help. */
export interface InstallError extends InstallGuide {
  /** The error in a sentence, for a message to support. */
  readonly problem: string;
  readonly tree: DecisionQuestion;
}

/** What a computer needs; the ids of the table's rows. */
export type RequirementId = 'system' | 'processor' | 'memory' | 'framework' | 'screen' | 'graphics';

/** The words of the check that reads what a browser tells of a computer. */
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
  /** Said behind a version that may be a later one: `Windows 10` with it is what old reports say. */
  readonly orLater: string;
  /** Around a rounded number: `about 8 GB or more`. */
  readonly about: string;
  readonly orMore: string;
  /** Stands for a Windows that is too old to be named. */
  readonly olderWindows: string;
  readonly bits: string;
  readonly processors: string;
  /** No browser tells how fast a processor is. */
  readonly clock: string;
  /** Why a screen's size is no answer. */
  readonly scaled: string;
  /** The link that puts the result into a mail, and that mail's subject. */
  readonly message: string;
  readonly subject: string;
}

/** The texts of the installation page. */
export interface InstallPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  /** Stands before the steps of a guide for those who listen. */
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
    /** How to see what a browser cannot. */
    readonly elsewhere: string;
  };
  readonly support: {
    /** The button of a prepared message, and of the licence form. */
    readonly send: string;
    readonly licence: string;
    readonly subject: string;
    readonly greeting: string;
    readonly checked: string;
    /** What to add before sending. */
    readonly add: string;
    readonly asks: readonly string[];
  };
  readonly more: TitledText & { readonly action: string };
}
