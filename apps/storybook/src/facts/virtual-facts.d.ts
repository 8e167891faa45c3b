declare module 'virtual:component-facts' {
  export const facts: Readonly<Record<string, import('./component-facts.ts').ComponentFacts>>;
}

declare module 'virtual:literal-props' {
  export const literals: import('./literal-props.ts').LiteralProps;
}
