const adopted = new Set<string>();

/**
 * Adds styles that only an island's code needs, once. The build reads the name of this API in the
 * code, and leaves the island's styles out of the document.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
