import type { Localized } from '@otm/schema';
import { simulated } from '../simulated.ts';

/** The labels of an indicator's modal; its title and text are the indicator's own. */
interface IndicatorModalTexts {
  readonly close: string;
  readonly readMore: string;
  /** Below its picture. */
  readonly simulated: string;
}

/** The labels of the indicators' modals. */
export const indicatorModalTexts: Localized<IndicatorModalTexts> = {
  en: { close: 'Close', readMore: 'Read more', simulated: simulated.en },
  es: { close: 'Cerrar', readMore: 'Leer más', simulated: simulated.es },
};
