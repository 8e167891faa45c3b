// Stories and tests show the texts that the package offers.
export { chartTexts, replayTexts } from '../texts/index.ts';
