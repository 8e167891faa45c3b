/** Returns the URLs of a `srcset`, without their sizes. */
export const srcsetUrls = (srcset: string): readonly string[] =>
  srcset
    .split(/,\s/)
    .flatMap((candidate) => candidate.trim().split(/\s+/)[0]?.replace(/,$/, '') || []);

/** Returns the URLs of files that a style sheet names: no data, and no id of the page. */
export const cssUrls = (css: string): readonly string[] =>
  [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((url) => url !== '' && !/^(?:data:|#)/.test(url));

/** Returns the modules that a script loads, at once or later: each as it's written. */
export const moduleUrls = (code: string): readonly string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(["'`])(\.{1,2}\/[^"'`]+\.js)\1/g)].map(
    ([, , url = '']) => url,
  );

/** Returns the URLs of a manifest's icons. */
export const iconUrls = (manifest: string): readonly string[] =>
  [...manifest.matchAll(/"src"\s*:\s*"([^"]*)"/g)].map(([, url = '']) => url);
