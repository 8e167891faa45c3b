import type { Plugin, Rolldown } from 'vite';

type OnLog = NonNullable<Rolldown.InputOptions['onLog']>;

/** Prints a message of the bundler, unless Storybook can't act on it: it has no server components. */
const onLog: OnLog = (level, log, print) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
};

/** Prints the warnings and errors of a build, not the list of its files and the times of plugins. */
export const quietBuild = () =>
  ({
    name: 'quiet-build',
    apply: 'build',
    config: () => ({
      logLevel: 'warn' as const,
      build: {
        reportCompressedSize: false,
        rolldownOptions: { checks: { pluginTimings: false }, onLog },
      },
    }),
  }) satisfies Plugin;
