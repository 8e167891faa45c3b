/**
 * Plays a short note without an audio file. Browsers refuse sound before the visitor has interacted
 * with the page; then it stays silent instead of causing an error.
 */
export function playSound() {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  const note = new OscillatorNode(audio);
  note.connect(new GainNode(audio, { gain: 0.1 })).connect(audio.destination);
  note.onended = () => audio.close();
  note.start();
  note.stop(0.2);
}
