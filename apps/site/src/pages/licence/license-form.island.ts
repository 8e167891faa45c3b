import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { LicenseForm } from './license-form.tsx';

/** Hydrates {@link LicenseForm}. */
export const hydrate = hydrateIsland(LicenseForm);
