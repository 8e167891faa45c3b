import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { LicenceForm } from './licence-form.tsx';

/** Hydrates {@link LicenceForm}. */
export const hydrate = hydrateIsland(LicenceForm);
