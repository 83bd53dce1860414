import { readMachineValue } from '@nidan/domain/interfacing/read-machine-value';
import type { MachineCode } from '../machine-codes.query.ts';
import type { ReceivedValue } from '../received-value.ts';

/** What a value of a machine is in the unit of its parameter. */
export type Reading =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'no-value' | 'unreadable-value' };

/** Reads a value as its interfacing says; words are taken as they are, but not where a number would have been converted. */
export function readingOfValue(
  { value, isUnread, mark }: Pick<ReceivedValue, 'value' | 'isUnread' | 'mark'>,
  { factor, shift, noValue }: Pick<MachineCode, 'factor' | 'shift'> & { readonly noValue: readonly string[] },
): Reading {
  if (mark === 'cancelled') return { kind: 'no-value' };
  if (isUnread) return { kind: 'unreadable-value' };
  const read = readMachineValue(value, { factor, shift, noValue });
  switch (read.kind) {
    case 'number':
      return { kind: 'value', text: `${read.comparator ?? ''}${read.decimal}` };
    case 'text':
      return factor === 1 && shift === 0 ? { kind: 'value', text: read.text } : { kind: 'unreadable-value' };
    case 'no-value':
      return { kind: 'no-value' };
    case 'unreadable':
      return { kind: 'unreadable-value' };
  }
}
