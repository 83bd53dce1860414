import { readMic } from './mic.ts';

/** The two-fold series from 2⁻⁶ to 2¹⁰ mg/L as laboratories write it. */
export const MIC_SERIES = [
  '0.016',
  '0.03',
  '0.06',
  '0.12',
  '0.25',
  '0.5',
  '1',
  '2',
  '4',
  '8',
  '16',
  '32',
  '64',
  '128',
  '256',
  '512',
  '1024',
] as const;
const LEAST = -6;
/** Where stepping begins when nothing was typed: 1 mg/L. */
const MIDDLE = 0;

/** The MIC one dilution higher (1) or lower (-1) as it would be typed; a sign before it stays, and the ends of the series hold. */
export function stepMic(text: string, by: 1 | -1): string {
  const read = readMic(text);
  const at = read.ok ? read.exponent + by : MIDDLE;
  const index = Math.min(MIC_SERIES.length - 1, Math.max(0, at - LEAST));
  const sign = read.ok ? (/^[<>=≤≥]+/u.exec(text.trim())?.[0] ?? '') : '';
  return `${sign}${MIC_SERIES[index] ?? ''}`;
}
