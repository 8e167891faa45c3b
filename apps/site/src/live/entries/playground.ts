import { ReplayLauncher } from '@otm/charts/replay';
import { hydratePart } from '../hydrate-part.tsx';

/** What the loader calls when a visitor approaches a picture that can come alive. */
export const hydrate = hydratePart(ReplayLauncher);
