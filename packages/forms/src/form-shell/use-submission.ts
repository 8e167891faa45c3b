import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  createSubmission,
  type Submission,
  type SubmissionOptions,
} from '../submission/submission.ts';
import type { SubmissionState } from '../submission/transition.ts';

/** Creates a submission for the component's lifetime, with the services of the first render. */
export function useSubmission(options: SubmissionOptions): {
  readonly submission: Submission;
  readonly state: SubmissionState;
} {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [submission] = useState(() =>
    createSubmission({
      ...options,
      onReject: (what) => latest.current.onReject(what),
      onListError: (error) => latest.current.onListError(error),
      onSent: (values) => latest.current.onSent(values),
    }),
  );
  const state = useSyncExternalStore(
    submission.subscribe,
    submission.getState,
    submission.getState,
  );
  useEffect(() => submission.mount(), [submission]);
  return { submission, state };
}
