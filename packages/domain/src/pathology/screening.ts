import { BETHESDA, type BethesdaClass } from './bethesda.ts';

/** Who looks at a smear: first, again for quality, and the pathologist who answers for it. */
export const SCREENING_ROUNDS = ['screening', 'rescreen', 'pathologist'] as const;
export type ScreeningRound = (typeof SCREENING_ROUNDS)[number];

/** Of negative smears so many in a hundred are looked at again (42 CFR 493.1274: at least 10 per cent, chosen at random). */
export const RESCREENED_PERCENT = 10;

export interface Screening {
  readonly round: ScreeningRound;
  readonly found: BethesdaClass;
  readonly byId: string;
}

export interface RescreenReason {
  /** 'grave': every grave class; 'share': a negative one that was drawn; 'unsatisfactory' ones are looked at again too. */
  readonly why: 'grave' | 'share' | 'unsatisfactory';
}

/**
 * Why a smear is looked at again after its first screening; null when it goes on at once. Which negative ones are drawn follows
 * from the case alone, so that nobody can choose and every look gives the same answer.
 */
export function rescreenReason(
  { caseId, found }: { readonly caseId: string; readonly found: BethesdaClass },
  percent = RESCREENED_PERCENT,
): RescreenReason | null {
  if (BETHESDA[found].grave) return { why: 'grave' };
  if (found === 'UNSAT') return { why: 'unsatisfactory' };
  if (found !== 'NILM') return null;
  return drawn(caseId) < percent ? { why: 'share' } : null;
}

/** A number from 0 to 99 that stays with an id: FNV-1a over its characters. */
function drawn(caseId: string): number {
  let hash = 0x811c9dc5;
  for (const character of caseId) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash % 100;
}

/** The round that is due next; null when the smear has been through all that it needs before the pathologist signs. */
export function nextRound(
  { caseId, rounds }: { readonly caseId: string; readonly rounds: readonly Screening[] },
  percent = RESCREENED_PERCENT,
): 'screening' | 'rescreen' | null {
  const first = rounds.find(({ round }) => round === 'screening');
  if (first === undefined) return 'screening';
  if (rounds.some(({ round }) => round !== 'screening')) return null;
  return rescreenReason({ caseId, found: first.found }, percent) === null ? null : 'rescreen';
}

/** Steps between what two people saw from which on they are said to differ. */
const DIFFERS_FROM = 2;

/** Whether two looks at one smear differ by so much that it is said. */
export function looksDiffer(a: BethesdaClass, b: BethesdaClass): boolean {
  return Math.abs(BETHESDA[a].rank - BETHESDA[b].rank) >= DIFFERS_FROM;
}
