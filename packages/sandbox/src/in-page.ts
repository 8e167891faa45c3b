/** The entry for pages without the sandbox's server: its faults, and a response for each. */
export {
  type Fault,
  type FaultyService,
  faultMeanings,
  faultsOf,
  faultyServices,
} from './faults.ts';
export { type RespondOptions, respondInPage } from './respond-in-page.ts';
