const told = new Set<string>();

/** Tells the site's developer, once, which setting cannot be used as it is; the README says what stands in. */
export function report(setting: string, value: unknown) {
  const problem = `<chat-widget> bad ${setting}: ${value}`;
  // biome-ignore lint/suspicious/noConsole: the console is where an embedding developer looks.
  if (!told.has(problem)) console.error(problem);
  told.add(problem);
}
