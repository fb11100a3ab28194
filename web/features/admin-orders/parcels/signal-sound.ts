const SECONDS = 0.18;

/** A short sound for whoever looks at the goods and not at the screen: high for right, low for wrong. Silent where there is no sound. */
export const signalSound = (right: boolean): void => {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  tone.type = right ? 'sine' : 'square';
  tone.frequency.value = right ? 880 : 180;
  tone.connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + (right ? SECONDS : 3 * SECONDS));
};
