let context: AudioContext | null = null;

/** One short high tone. */
export function passTone(): void {
  play([{ at: 0, hertz: 1_320, seconds: 0.07 }]);
}

/** Two low tones, so that it is heard without looking and without hearing pitch. */
export function failTone(): void {
  play([
    { at: 0, hertz: 240, seconds: 0.14 },
    { at: 0.2, hertz: 240, seconds: 0.14 },
  ]);
}

interface Tone {
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
}

function play(tones: readonly Tone[]): void {
  try {
    context ??= new AudioContext();
    // Browsers hold sound back until the first key or press; a scan is one.
    if (context.state === 'suspended') void context.resume();
    for (const tone of tones) playOne(context, tone);
  } catch {
    // A PC without a sound device: the tile says the same.
  }
}

function playOne(audio: AudioContext, { at, hertz, seconds }: Tone): void {
  const start = audio.currentTime + at;
  const end = start + seconds;
  const oscillator = audio.createOscillator();
  const loudness = audio.createGain();
  oscillator.frequency.value = hertz;
  // Without a rise and a fall the speaker clicks.
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.2, start + 0.01);
  loudness.gain.setValueAtTime(0.2, end - 0.02);
  loudness.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(loudness).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
