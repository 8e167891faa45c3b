import { homePage } from '@otm/content';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

/** Three reasons for the product. */
export function Advantages(): ReactNode {
  const { locale } = useSite();
  const { advantages } = homePage[locale];
  return (
    <Section id="advantages" title={advantages.title}>
      <ul className="otm-advantages">
        {advantages.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
