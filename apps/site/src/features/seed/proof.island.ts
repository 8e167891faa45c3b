import css from '@otm/charts/styles.css?inline';
import { adoptStyles } from '../../islands/adopt-styles.ts';
import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { HomeProof } from './home-proof.tsx';

const hydrateProof = hydrateIsland(HomeProof);

/** Hydrates {@link HomeProof}, with the styles of the strips that it draws. */
export function hydrate(element: HTMLElement): void {
  adoptStyles(css);
  hydrateProof(element);
}
