/** A prop of a component, with its type resolved by the compiler. */
export interface PropFacts {
  readonly name: string;
  /** The type as a caller may write it, such as `"primary" | "secondary"`. */
  readonly type: string;
  /** The members of a named object type. */
  readonly members?: string;
  readonly required: boolean;
  readonly defaultValue?: string;
  readonly description: string;
}

/** An exported component of a docs page. */
export interface ExportFacts {
  readonly name: string;
  readonly description: string;
  readonly props: readonly PropFacts[];
}

/** A data or aria attribute in a component's markup or style sheet. */
export interface AttributeFacts {
  readonly name: string;
  readonly values: readonly string[];
  readonly markup: boolean;
  readonly styles: boolean;
}

/** A key that does something, and what. */
export interface KeyFacts {
  readonly keys: string;
  readonly does: string;
}

/** A place that uses a component. */
export interface UsageFacts {
  readonly file: string;
  /** The docs page of the component in that file, if it has one. */
  readonly title?: string;
}

/** An entry of a changelog, or of a changeset for the next version. */
export interface ChangeFacts {
  readonly version: string;
  readonly text: string;
}

/** The recorded changes of a component. */
export interface HistoryFacts {
  /** Entries that name it. */
  readonly named: readonly ChangeFacts[];
  /** Entries of its package that name no component. */
  readonly ofPackage: readonly ChangeFacts[];
}

/** Everything that a docs page states and that is read from the source. */
export interface ComponentFacts {
  readonly title: string;
  readonly component: string;
  readonly package: string;
  /** The entry point that exports it. */
  readonly importFrom: string;
  readonly file: string;
  /** Its stories file. */
  readonly stories: string;
  readonly exports: readonly ExportFacts[];
  /** The class names in its markup: the block first, then its parts. */
  readonly parts: readonly string[];
  /** The shadow parts of a custom element. */
  readonly shadowParts: readonly string[];
  readonly attributes: readonly AttributeFacts[];
  /** The tokens that its style sheets use. */
  readonly tokens: readonly string[];
  /** Custom properties that its style sheets or its markup set. */
  readonly variables: readonly string[];
  readonly elements: readonly string[];
  readonly keys: readonly KeyFacts[];
  /** The docs pages of the components that it renders. */
  readonly madeOf: readonly string[];
  readonly usedBy: readonly UsageFacts[];
  readonly status: 'deprecated' | 'experimental' | 'beta' | 'stable';
  readonly version: string;
  readonly changes: HistoryFacts;
}
