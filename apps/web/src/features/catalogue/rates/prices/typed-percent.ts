import { PERCENT_CHANGE } from '@nidan/domain/rates/changed-by-percent';

const TYPED = /^([+-]?)(\d{1,3}(?:\.\d{1,2})?)%?$/u;

/** The percentage that a text says, with two decimals at most; null when it says none, none at all, or more than prices may be changed by. */
export function typedPercent(text: string): number | null {
  const match = TYPED.exec(text.replaceAll('−', '-').replace(/\s/gu, ''));
  if (match === null) return null;
  const percent = Number(match[2]) * (match[1] === '-' ? -1 : 1);
  return percent === 0 || percent < PERCENT_CHANGE.least || percent > PERCENT_CHANGE.most ? null : percent;
}
