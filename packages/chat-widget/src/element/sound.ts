/**
 * Plays a short note without an audio file. A page that the visitor has not touched yet may
 * not make a sound: then it stays silent instead of asking and being refused.
 */
export function playSound() {
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
