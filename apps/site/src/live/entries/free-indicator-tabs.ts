import { FreeIndicatorTabs } from '../free-indicator-tabs.tsx';
import { hydratePart } from '../hydrate-part.tsx';

/** What the loader calls when a visitor approaches the tabs. */
export const hydrate = hydratePart(FreeIndicatorTabs);
