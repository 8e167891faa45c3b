import type { homePage, PageCopy } from '@otm/content/pages';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { stage } from '../../features/charts/session.ts';
import { HomeProof } from '../../features/seed/home-proof.tsx';
import { Island } from '../../islands/island.tsx';
import type { CopyProps } from '../copy-props.ts';

type AdvantagesProps = CopyProps<PageCopy<typeof homePage>['advantages']>;

/** Three reasons for the product, each a number of the session above. */
export function Advantages({ copy }: AdvantagesProps): ReactNode {
  const { locale } = useSite();
  return (
    <Section id="advantages" title={copy.title}>
      <Island
        name="proof"
        when="intent"
        queuesClicks={true}
        Component={HomeProof}
        props={{ seed: stage().seed, locale }}
      />
    </Section>
  );
}
