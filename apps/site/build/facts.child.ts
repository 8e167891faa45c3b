import { loadRenderer } from './bundles.ts';
import { sendResult } from './run-in-child.ts';

// An error is printed here and ends the process, which ends the build as well.
sendResult((await loadRenderer()).siteFacts());
