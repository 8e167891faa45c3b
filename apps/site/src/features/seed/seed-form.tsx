import { computeStage } from '@otm/charts/stage';
import { format, type Locale, type ProofTexts } from '@otm/schema';
import { Button, VisuallyHidden } from '@otm/ui';
import { type FormEvent, useState } from 'react';
import { drawReadings } from './draw-readings.tsx';
import { chooseSeed } from './seed-store.ts';

interface SeedFormProps {
  readonly texts: ProofTexts['check'];
  readonly seed: number;
  readonly locale: Locale;
}

/** Lets the stage load its code, as a pointer above it would, so that it can follow the seed. */
const wakeStage = () =>
  document
    .querySelector('.otm-session')
    ?.dispatchEvent(new Event('pointerover', { bubbles: true }));

/** Computes the session of the seed that a visitor types, everywhere on the page. */
export function SeedForm({ texts, seed, locale }: SeedFormProps) {
  const [status, setStatus] = useState('');
  const compute = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Number(new FormData(event.currentTarget).get('seed'));
    chooseSeed(typed);
    wakeStage();
    drawReadings(computeStage(typed), locale);
    setStatus(format(texts.done, { seed: typed }));
  };
  return (
    <form className="otm-seed" onSubmit={compute}>
      <label>
        {texts.label}
        <input name="seed" type="number" min={1} max={9999} required defaultValue={seed} />
      </label>
      <Button type="submit">{texts.action}</Button>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </form>
  );
}
