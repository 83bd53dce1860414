const TONES = [880, 660];
const TONE_SECONDS = 0.18;
const VOLUME = 0.2;

/** Two short tones; nothing where the browser has no sound or nobody has touched the page yet. */
export function ring(): void {
  if (typeof AudioContext === 'undefined') return;
  const sound = new AudioContext();
  const gain = sound.createGain();
  gain.gain.value = VOLUME;
  gain.connect(sound.destination);
  for (const [at, frequency] of TONES.entries()) {
    const tone = sound.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(sound.currentTime + at * TONE_SECONDS);
    tone.stop(sound.currentTime + (at + 1) * TONE_SECONDS);
    if (at === TONES.length - 1) tone.addEventListener('ended', () => void sound.close());
  }
}
