import type { Measured } from './machine-profiles.ts';

/** A number from 0 to below 1, the same again for the same words. */
function chanceOf(words: string): number {
  let state = 2_166_136_261;
  for (let at = 0; at < words.length; at += 1)
    state = Math.imul(state ^ words.charCodeAt(at), 16_777_619) >>> 0;
  state = Math.imul(state ^ (state >>> 16), 0x45d9f3b) >>> 0;
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
}

export interface SimResult {
  readonly code: string;
  readonly value: string;
  readonly unit: string;
}

/** Plausible values of a sample: mostly usual, sometimes beyond; the same for the same sample, run and seed. */
export function measure(
  measures: readonly Measured[],
  sampleId: string,
  { seed, run }: { readonly seed: number; readonly run: number },
): SimResult[] {
  return measures.map(({ code, unit, low, high, decimals }) => {
    const width = high - low;
    const place = chanceOf(`${seed} ${run} ${sampleId} ${code}`) * 1.4 - 0.2;
    return { code, unit, value: Math.max(0, low + place * width).toFixed(decimals) };
  });
}

/** YYYYMMDDHHMMSS in India of a time in ms. */
export function simStamp(now: number): string {
  const india = new Date(now + 19_800_000).toISOString();
  return `${india.slice(0, 4)}${india.slice(5, 7)}${india.slice(8, 10)}${india.slice(11, 13)}${india.slice(14, 16)}${india.slice(17, 19)}`;
}
