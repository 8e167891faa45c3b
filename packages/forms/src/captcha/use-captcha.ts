import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CaptchaEvent, MountCaptcha } from '../services/ports.ts';
import {
  type CaptchaStatus,
  captchaDeadline,
  captchaRemoval,
  mayReplace,
  nextStatus,
} from './captcha-status.ts';
import { useCompact } from './use-compact.ts';

/** Options of {@link useCaptcha}. Callbacks are called immediately, not after the next render. */
export interface CaptchaInput {
  readonly mountCaptcha: MountCaptcha;
  readonly language: string;
  readonly title: string;
  /** True once the visitor has started to use the form: nothing is loaded before. */
  readonly wanted: boolean;
  /** True once the form is hidden: the frame is removed 5 seconds later. */
  readonly leaving: boolean;
  readonly onSolve: (token: string) => void;
  readonly onUnsolve: () => void;
}

/** Loads, observes, replaces and removes a form's captcha. */
export function useCaptcha(input: CaptchaInput): {
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly status: CaptchaStatus;
  readonly size: 'normal' | 'compact';
  readonly retry: () => void;
} {
  const { mountCaptcha, language, title, wanted, leaving } = input;
  const holder = useRef<HTMLDivElement>(null);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const [status, setStatus] = useState<CaptchaStatus>('idle');
  const [attempt, setAttempt] = useState(0);
  const [removed, setRemoved] = useState(false);
  const wantedSize = useCompact() ? 'compact' : 'normal';
  const [size, setSize] = useState<'normal' | 'compact'>(wantedSize);
  if (size !== wantedSize && mayReplace(status)) setSize(wantedSize);

  const failed = status === 'unavailable';
  const shown = wanted && !failed && !removed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt means another frame.
  useEffect(() => {
    if (!shown || !holder.current) return;
    const onEvent = (event: CaptchaEvent) => {
      clearTimeout(deadline);
      setStatus(nextStatus(event));
      if (event.type === 'solved') latest.current.onSolve(event.token);
      else latest.current.onUnsolve();
    };
    const deadline = setTimeout(
      () => onEvent({ type: 'failed', reason: 'script-error' }),
      captchaDeadline,
    );
    setStatus('loading');
    latest.current.onUnsolve();
    const remove = mountCaptcha(holder.current, { language, size, title }, onEvent);
    return () => {
      clearTimeout(deadline);
      remove();
    };
  }, [shown, attempt, mountCaptcha, language, size, title]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setRemoved(true), captchaRemoval);
    return () => clearTimeout(timer);
  }, [leaving]);

  const retry = () => {
    setStatus('loading');
    setAttempt(attempt + 1);
  };
  return { holder, status, size, retry };
}
