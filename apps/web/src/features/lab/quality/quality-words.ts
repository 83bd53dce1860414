import type { QcVerdict, QualityState } from '@nidan/domain/quality/quality-state';

/** Keys of the words of verdicts, states and decisions. */
export const VERDICT_WORDS = {
  in: 'verdictIn',
  warning: 'verdictWarning',
  reject: 'verdictReject',
} as const satisfies Readonly<Record<QcVerdict, string>>;

export const STATE_WORDS = {
  none: 'stateNone',
  inControl: 'stateInControl',
  overdue: 'stateOverdue',
  overridden: 'stateOverridden',
  held: 'stateHeld',
} as const satisfies Readonly<Record<QualityState, string>>;

/** A distance in SDs with its sign: '+2.2', '−0.1'. */
export function showZ(z: number): string {
  const digits = Math.abs(z).toFixed(1);
  if (digits === '0.0') return '0.0';
  return z > 0 ? `+${digits}` : `−${digits}`;
}

/** What was typed as a value; null when it is no number. */
export function typedNumber(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
}
