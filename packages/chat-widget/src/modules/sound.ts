import type { Model } from '../element/render/model.ts';
import { perWidget } from './helpers/per-widget.ts';

/**
 * Plays a short note without an audio file. Browsers refuse sound before the visitor has interacted
 * with the page; then it stays silent instead of causing an error.
 */
function playSound() {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  const note = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.value = 0.1;
  note.connect(volume).connect(audio.destination);
  note.onended = () => audio.close();
  note.start();
  note.stop(0.3);
}

/** Plays a note with each notification of a widget. */
const connect = perWidget(({ host }: Model) => {
  host.addEventListener('chat-notify', () => {
    if (host.hasAttribute('sound')) playSound();
  });
  return host;
});

/** Listens to a widget from its first render on. */
export const render = (model: Model): void => {
  connect(model);
};
