/**
 * Configures GitHub Pages, which can neither send headers nor redirect: documents redirect by
 * themselves, and the policy is in each document. `.nojekyll` publishes every file as it is.
 */
export const githubPages = (): Record<string, string> => ({ '.nojekyll': '' });
