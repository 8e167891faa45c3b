interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: { a11y?: { config?: { rules?: readonly AxeRule[] } } };
}

interface AxeRule {
  readonly id: string;
  readonly enabled?: boolean;
}

const contrast = 'color-contrast';

/** Ignores contrast under forced colors: they apply on paint, but axe reads the declared colors. */
export function skipForcedContrast({ globals, parameters }: StoryContext): void {
  if (globals.forcedColors !== 'active') return;
  const { a11y = {} } = parameters;
  const rules = (a11y.config?.rules ?? []).filter(({ id }) => id !== contrast);
  parameters.a11y = {
    ...a11y,
    config: { ...a11y.config, rules: [...rules, { id: contrast, enabled: false }] },
  };
}
