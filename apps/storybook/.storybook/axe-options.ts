/** Whether stories run as tests on their own, without Storybook's panels. */
export const isTestRun: boolean = import.meta.env.VITEST_STORYBOOK === 'false';

/** Options of axe. A test needs the nodes of violations only; the panel shows those that pass, too. */
export const axeOptions = isTestRun ? { resultTypes: ['violations'] } : {};
