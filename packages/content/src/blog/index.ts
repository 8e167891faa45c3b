import type { Article } from '@otm/schema';
import { absorptionVsExhaustion } from './absorption-vs-exhaustion.ts';
import { howToReadAVolumeProfile } from './how-to-read-a-volume-profile.ts';
import { preparingASession } from './preparing-a-session.ts';
import { readingAFootprintBar } from './reading-a-footprint-bar.ts';
import { simulatedDataOnThisSite } from './simulated-data-on-this-site.ts';
import { vwapAsAReference } from './vwap-as-a-reference.ts';
import { whatDeltaCannotTell } from './what-delta-cannot-tell.ts';
import { whyALicenceIsTiedToAMachine } from './why-a-licence-is-tied-to-a-machine.ts';

/** The posts of the blog, oldest first; the last one is featured. */
export const posts: readonly Article[] = [
  whyALicenceIsTiedToAMachine,
  readingAFootprintBar,
  howToReadAVolumeProfile,
  vwapAsAReference,
  whatDeltaCannotTell,
  preparingASession,
  simulatedDataOnThisSite,
  absorptionVsExhaustion,
];
