import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type DraftKeeper, keepDraft } from '../draft/keep-draft.ts';
import { FormError } from '../services/form-error.ts';
import type { Submission } from '../submission/submission.ts';
import type { FormShellProps } from './form-props.ts';
import { findControl, readValues } from './form-values.ts';
import { useSubmission } from './use-submission.ts';

/** The reason why a submit isn't sent. */
export type Rejection = 'malformed' | 'blocked' | 'captcha';

// Verbatim from the specification, including its spelling.
const listAlert = 'Error while retreiving the users: ';

/** The original failure, as the browser describes it. */
const causeOf = (error: unknown) => String(error instanceof FormError ? error.cause : error);

/** The captcha's frame if there is one, else the element that explains the captcha. */
function focusCaptcha(form: HTMLFormElement | null): void {
  const place = form?.querySelector<HTMLElement>('.otm-captcha');
  (place?.querySelector<HTMLElement>('iframe, button, input') ?? place)?.focus();
}

/** Calls `onReturn` on a page restored from the back-forward cache that still shows a result. */
function useReturn(submission: Submission, onReturn: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      const { phase } = submission.getState();
      if (persisted && (phase === 'success' || phase === 'fail' || phase === 'lost')) onReturn();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [submission, onReturn]);
}

/** Connects a form to its submission and its draft, and tracks rejections and the first touch. */
export function useForm<Field extends string>(props: FormShellProps<Field>, onReturn: () => void) {
  const { definition, language, services } = props;
  const { name, isEmail } = definition;
  const names = definition.fields.map((field) => field.name);
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<DraftKeeper>(undefined);
  const [rejection, setRejection] = useState<Rejection>();
  const [touched, setTouched] = useState(false);

  const { submission, state } = useSubmission({
    ...services,
    isEmail,
    onReject: (what) => {
      setRejection(what);
      if (what === 'captcha') focusCaptcha(form.current);
      else findControl(form.current, 'email')?.focus();
    },
    onListError: (error) => window.alert(listAlert + causeOf(error)),
    onSent: (values) => draft.current?.forget(values),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a definition never changes.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const typedBefore = Object.values(readValues(element, names)).some((value) => value !== '');
    if (typedBefore || element.contains(document.activeElement)) setTouched(true);
    draft.current = keepDraft(element, name, names);
    return draft.current.stop;
  }, []);

  useReturn(submission, onReturn);

  const toggledFrom = useRef(language);
  useEffect(() => {
    if (toggledFrom.current !== language) submission.toggleLanguage();
    toggledFrom.current = language;
  }, [language, submission]);

  return {
    form,
    state,
    values: submission.getValues,
    /** Returns the values in the fields, sent or not. */
    typed: () => readValues(form.current, names),
    touched,
    rejection,
    onTouch: () => setTouched(true),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      setTouched(true);
      setRejection(undefined);
      submission.submit(readValues(event.currentTarget, names));
    },
    onEmailEdit: () => setRejection((what) => (what === 'captcha' ? what : undefined)),
    onSolve: (token: string) => {
      setRejection((what) => (what === 'captcha' ? undefined : what));
      submission.solve(token);
    },
    onUnsolve: submission.unsolve,
  };
}
