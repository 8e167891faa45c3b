const reported = new Set<string>();

/** Logs an unusable setting once; the README says what is used instead. */
export function report(setting: string, value: unknown) {
  const problem = `<chat-widget> bad ${setting}: ${value}`;
  // biome-ignore lint/suspicious/noConsole: the console is where an embedding developer looks.
  if (!reported.has(problem)) console.error(problem);
  reported.add(problem);
}
