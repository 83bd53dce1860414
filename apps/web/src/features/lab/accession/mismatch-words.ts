import type { accessionTexts } from './texts/accession-texts.ts';
import { type MismatchKind, mismatchKind } from './mismatch-kind.ts';
import type { ScanEntry, ScanRefusal } from '../scanning/scan-log.ts';

type Key = keyof (typeof accessionTexts)['english'];

/** Titles of our own; the other kinds are headed by the server's exact words (spec §4). */
const TITLES: Partial<Record<MismatchKind, Key>> = {
  unknown: 'unknownTitle',
  otherDepartment: 'otherDepartmentTitle',
  tooOld: 'tooOldTitle',
  noAnswer: 'noAnswerTitle',
};

const WORDS = {
  notCollected: 'wordNotCollected',
  notReceived: 'wordNotReceived',
  seenBefore: 'wordSeenBefore',
  rejected: 'wordRejected',
  unknown: 'wordUnknown',
  otherDepartment: 'wordOtherDepartment',
  tooOld: 'tooOldTitle',
  noAnswer: 'wordNoAnswer',
  refused: 'wordRefused',
} as const satisfies Record<MismatchKind, Key>;

type T = ReturnType<(typeof accessionTexts)['in']>;

/** Head and further words of a refused scan. */
export function mismatchWords(t: T, refusal: ScanRefusal): { title: string; text: string | null } {
  const kind = mismatchKind(refusal);
  const key = TITLES[kind];
  if (key === undefined) return { title: refusal.msg, text: null };
  return { title: wordsAt(t, key), text: kind === 'noAnswer' ? t('noAnswerText') : refusal.msg };
}

/** One or two words for the log. */
export function verdictWord(t: T, { verdict, refusal, solved }: ScanEntry): string {
  if (solved === 'rejected') return t('wordRejected');
  if (refusal !== null) return t(WORDS[mismatchKind(refusal)]);
  if (verdict === 'undone') return t('wordUndone');
  return verdict === 'accepted' ? t('wordAccepted') : t('wordChecking');
}

function wordsAt(t: T, key: Key): string {
  // as: the titles have no slots, which the type of the translator cannot say for an open key
  return (t as (name: Key) => string)(key);
}
