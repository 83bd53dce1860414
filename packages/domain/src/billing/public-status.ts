import type { BillTestState } from '../status-sets/lab/bill-test.ts';

/** What a patient is told of a test, in words that need no laboratory. */
export const PUBLIC_STATES = ['waiting', 'inLab', 'ready', 'canceled'] as const;
export type PublicState = (typeof PUBLIC_STATES)[number];

const PUBLIC_STATE_OF: Readonly<Record<BillTestState, PublicState>> = {
  ncollected: 'waiting',
  naccessioned: 'inLab',
  deptaccessioned: 'inLab',
  pending: 'inLab',
  partial: 'inLab',
  completed: 'inLab',
  outsourced: 'inLab',
  onHold: 'inLab',
  rerun: 'inLab',
  checked: 'ready',
  canceled: 'canceled',
};

export function publicStateOf(state: BillTestState): PublicState {
  return PUBLIC_STATE_OF[state];
}

/** First letters of the words of a name, 'R. K. P.', whatever the script; '' for none. */
export function initialsOfName(name: string): string {
  const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });
  return name
    .split(/\s+/u)
    .map((word) => [...letters.segment(word)].find(({ segment }) => /\p{L}/u.test(segment))?.segment ?? '')
    .filter((letter) => letter !== '')
    .map((letter) => `${letter.toLocaleUpperCase('en')}.`)
    .join(' ');
}
