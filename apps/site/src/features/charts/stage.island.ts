import css from '@otm/charts/styles.css?inline';
import { adoptStyles } from '../../islands/adopt-styles.ts';
import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { LocalStage } from './local-stage.tsx';

const hydrateStage = hydrateIsland(LocalStage);

/** Hydrates {@link LocalStage}, with the styles of its replay. */
export function hydrate(element: HTMLElement): void {
  adoptStyles(css);
  hydrateStage(element);
}
