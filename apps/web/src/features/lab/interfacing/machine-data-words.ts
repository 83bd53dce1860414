import type { MachineDataView } from '@nidan/contract/lab/interfacing/machine-data-views';
import { RESULT_MARKS } from '@nidan/domain/interfacing/result-marks';
import type { MachineDataT } from './texts/machine-data-texts.ts';

/** A value as the machine said it, with its unit. */
export function saidValue({ value, unit }: Pick<MachineDataView, 'value' | 'unit'>): string {
  return [value, unit].filter((part) => part !== '').join(' ');
}

const FAULTS = [
  'no-header',
  'no-sample',
  'several-samples',
  'no-code',
  'no-value',
  'bad-line',
  'bad-file',
  'too-much-searched',
] as const;

/** What is wrong with a place of a message; a code that has no words as it is. */
export function faultWords(t: MachineDataT, code: string): string {
  const known = FAULTS.find((one) => one === code);
  return known === undefined ? code : t(known);
}

/** What is meant by the reason why a value waits, in words. */
export function detailWords(t: MachineDataT, { reason, detail }: MachineDataView): string {
  if (reason === 'unreadable') return faultWords(t, detail);
  const mark = RESULT_MARKS.find((one) => one === detail);
  return reason === 'not-final' && mark !== undefined ? t(mark) : detail;
}

const BYTES_IN_LINE = 16;

/** Bytes as a dump: place, sixteen bytes, and what of them can be printed. */
export function hexDump(hex: string): string {
  const bytes = hex.match(/../gu) ?? [];
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += BYTES_IN_LINE) {
    const part = bytes.slice(at, at + BYTES_IN_LINE);
    const shown = part.map((byte) => printable(Number.parseInt(byte, 16))).join('');
    const place = at.toString(16).padStart(4, '0');
    lines.push(`${place}  ${part.join(' ').padEnd(3 * BYTES_IN_LINE - 1)}  ${shown}`);
  }
  return lines.join('\n');
}

function printable(byte: number): string {
  return byte >= 0x20 && byte < 0x7f ? String.fromCodePoint(byte) : '.';
}
