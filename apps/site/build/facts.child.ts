import { loadRenderer } from './bundles.ts';
import { refuseMissingTexts } from './missing-texts.ts';
import { sendResult } from './run-in-child.ts';

sendResult(async () => {
  const { missingTexts, siteFacts } = await loadRenderer();
  // Pages can't be listed without their texts.
  refuseMissingTexts(missingTexts());
  return siteFacts();
});
