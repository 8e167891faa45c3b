import { pickReplayTexts, ReplayLauncher, type ReplayLauncherProps } from '@otm/charts/replay';
import { chartTexts, replayTexts } from '@otm/content';
import type { IndicatorId, Locale } from '@otm/schema';
import type { ReactNode } from 'react';

/** The indicator to replay, and the picture that the replay replaces. */
export interface SessionReplayProps extends Pick<ReplayLauncherProps, 'seed' | 'replaces'> {
  readonly id: IndicatorId;
  readonly locale: Locale;
}

/**
 * The replay of an indicator in a page's language. Its labels come with its code: in the document
 * they'd take a kilobyte of the first response from every visitor.
 */
export function SessionReplay({ id, locale, ...rest }: SessionReplayProps): ReactNode {
  const texts = pickReplayTexts(id, replayTexts[locale], chartTexts[locale]);
  return <ReplayLauncher {...texts} {...rest} />;
}
