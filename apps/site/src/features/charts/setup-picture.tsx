import { SetupChart, type SetupChartProps, setupDescription } from '@otm/charts';
import { type Locale, locales, type SetupId } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { chartTexts } from './chart-texts.ts';
import { PictureFile } from './picture-file.tsx';
import { setupCases } from './session.ts';

const size = { width: 300, height: 200 };
const setups: readonly SetupId[] = ['momentum', 'reversal'];

const nameOf = ({ kind, data }: SetupChartProps, locale: Locale) =>
  `${kind}-${data.seed}-${locale}`;

/** A session of a setup. The build writes it as a file: four of them don't fit into a document. */
export function SetupPicture(props: SetupChartProps): ReactNode {
  const { locale } = useSite();
  return (
    <PictureFile name={nameOf(props, locale)} alt={setupDescription(props) ?? ''} size={size}>
      <SetupChart {...props} />
    </PictureFile>
  );
}

/** The pictures of all setups, in every language: they have labels. */
export const setupPictures = () =>
  locales.flatMap((locale) =>
    setups.flatMap((kind) =>
      setupCases(kind).map((data) => {
        const props = { kind, data, texts: chartTexts[locale] };
        return { name: nameOf(props, locale), picture: <SetupChart {...props} />, size };
      }),
    ),
  );
