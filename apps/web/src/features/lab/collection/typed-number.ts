import { HEIGHT_CM, WEIGHT_KG } from '@nidan/domain/results/body-size';

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Whole numbers of up to three digits. */
export const WHOLE = /^\d{1,3}$/u;
const MEASURED = /^\d{1,3}(?:\.\d{1,2})?$/u;

/** What was typed as a number within bounds; null when nothing was, undefined when it is none. */
export function numberWithin(
  typed: string,
  { least, most }: Bounds,
  pattern: RegExp,
): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const value = Number(text);
  return pattern.test(text) && least <= value && value <= most ? value : undefined;
}

/** A typed height in cm or weight in kg; null when nothing was typed, undefined when no person has it. */
export const typedSize = {
  height: (typed: string) => numberWithin(typed, HEIGHT_CM, MEASURED),
  weight: (typed: string) => numberWithin(typed, WEIGHT_KG, MEASURED),
} as const;
