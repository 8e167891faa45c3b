import { readings, stageParts } from '@otm/charts/stage';
import {
  chartCopy,
  homeIndicators,
  indicators,
  proofTexts,
  readingTexts,
  stageTexts,
} from '@otm/content';
import type { homePage, PageCopy } from '@otm/content/pages';
import { format } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { stage } from '../../features/charts/session.ts';
import { StripPicture } from '../../features/charts/strip-picture.tsx';
import { IndicatorLink } from '../../features/indicators/indicator-link.tsx';
import type { CopyProps } from '../copy-props.ts';

/** The parts of the session above the rows that share their clock. */
function Clock(): ReactNode {
  const { locale } = useSite();
  return (
    <p className="otm-clock" aria-hidden="true">
      {stageParts(stage()).map(({ id, number }) => (
        <span key={id}>{`${number} ${stageTexts[locale].parts[id].name}`}</span>
      ))}
    </p>
  );
}

type IndicatorSectionProps = CopyProps<PageCopy<typeof homePage>['indicators']>;

/** The eight indicators as strips of one session; each says what it reads in the same part. */
export function IndicatorSection({ copy }: IndicatorSectionProps): ReactNode {
  const { locale } = useSite();
  const sentences = readings(stage(), readingTexts[locale]);
  return (
    <section className="otm-reads" id="indicators" aria-labelledby="indicators-title">
      <div className="otm-container">
        <div className="otm-reads__head">
          <h2 id="indicators-title">{copy.title}</h2>
          <p className="otm-lead">{copy.lead}</p>
        </div>
        <Clock />
        {indicators.map((indicator) => (
          <article key={indicator.id} className="otm-read">
            <div>
              <h3>{indicator.title}</h3>
              <IndicatorLink
                indicator={indicator}
                opensModal={homeIndicators.includes(indicator)}
              />
              <p>{indicator.summary[locale]}</p>
            </div>
            <StripPicture id={indicator.id} />
            <p>
              <b>3</b> <span data-sentence="">{sentences[indicator.id]}</span>
            </p>
          </article>
        ))}
        <p className="otm-reads__caption">
          {`${chartCopy[locale].simulated}. `}
          <span data-seed="">{format(proofTexts[locale].check.seed, { seed: stage().seed })}</span>
        </p>
      </div>
    </section>
  );
}
