import { business } from '@otm/content';
import type { GuideVideo, InstallGuideId, InstallPage as InstallPageCopy } from '@otm/schema';
import { ButtonLink, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Breadcrumbs } from '../../features/articles/breadcrumbs.tsx';
import { RequirementCheck } from '../../features/system-check/requirement-check.tsx';
import { Island } from '../../islands/island.tsx';
import type { CopyProps } from '../copy-props.ts';
import { DecisionTree } from './decision-tree.tsx';
import { InstallGuide } from './install-guide.tsx';

const { email } = business;
const requirementsId = 'requirements';

/** The copy and the videos of the installation page in its language. */
export interface InstallPageProps extends CopyProps<InstallPageCopy> {
  /** The video of each guide and of each error, by the id that the copy uses. */
  readonly videos: Readonly<Record<InstallGuideId, GuideVideo>>;
}

/** Two errors, each with a video, its steps and a decision tree. */
function InstallErrors({ copy, videos }: InstallPageProps): ReactNode {
  const { errors, stepsLabel, support } = copy;
  return (
    <Section id="errors" title={errors.title} lead={errors.lead} data-tone="sunken">
      <div className="otm-install-guides">
        {errors.items.map((error) => (
          <InstallGuide
            key={error.id}
            guide={error}
            video={videos[error.id]}
            stepsLabel={stepsLabel}
          >
            <DecisionTree
              id={error.id}
              problem={error.problem}
              tree={error.tree}
              support={support}
            />
          </InstallGuide>
        ))}
      </div>
    </Section>
  );
}

/** Installation help: videos with written steps, the recommended guide first, two errors as decision trees, a system check. */
export function InstallPage({ copy, videos }: InstallPageProps): ReactNode {
  const { href } = useSite();
  const { contents, errors, guides, lead, more, requirements, stepsLabel, title } = copy;
  const guidesInOrder = guides.items.toSorted(
    (one, other) => Number(Boolean(other.recommended)) - Number(Boolean(one.recommended)),
  );
  const targets = [
    ...guidesInOrder,
    ...errors.items,
    { id: requirementsId, title: requirements.title },
  ];
  return (
    <>
      <div className="otm-page otm-container">
        <Breadcrumbs current={title} />
        <h1>{title}</h1>
        <p className="otm-lead">{lead}</p>
        <nav className="otm-install__contents" aria-label={contents}>
          <ul className="otm-links">
            {targets.map((target) => (
              <li key={target.id}>
                <a href={`#${target.id}`}>{target.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Section id="installation" title={guides.title} lead={guides.lead}>
        <div className="otm-install-guides">
          {guidesInOrder.map((guide) => (
            <InstallGuide
              key={guide.id}
              guide={guide}
              video={videos[guide.id]}
              stepsLabel={stepsLabel}
            />
          ))}
        </div>
      </Section>
      <InstallErrors copy={copy} videos={videos} />
      <Section id={requirementsId} title={requirements.title} lead={requirements.lead}>
        <Island
          name="requirement-check"
          when="intent"
          queuesClicks={true}
          Component={RequirementCheck}
          props={{ texts: requirements.texts, email }}
        />
        <p className="otm-install__elsewhere">{requirements.elsewhere}</p>
      </Section>
      <Section id="more" title={more.title} lead={more.text} data-tone="surface">
        <ButtonLink href={href('contact')} variant="primary">
          {more.action}
        </ButtonLink>
      </Section>
    </>
  );
}
