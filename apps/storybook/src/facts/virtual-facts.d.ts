declare module 'virtual:component-facts' {
  export const facts: Readonly<Record<string, import('./component-facts.ts').ComponentFacts>>;
}
