import type { ImportView } from '@nidan/contract/links/imports/import-endpoints';
import { isActivatedFile } from '@nidan/domain/imports/activated-files';

/** Letters of a reason. */
const SHORTEST_REASON = 3;

/** How far an import is, as its steps show it. */
export type ImportPhase = 'mapping' | 'trying' | 'tryingAgain' | 'tried' | 'writing' | 'ended';

type Standing = Pick<ImportView, 'state' | 'isTried' | 'isTriedAgain' | 'waitsForColumns'>;

/** What is done with an import now. */
export function phaseOf({ state, isTried, isTriedAgain, waitsForColumns }: Standing): ImportPhase {
  if (state === 'progress') return 'writing';
  if (state !== 'draft') return 'ended';
  if (waitsForColumns) return 'mapping';
  if (isTriedAgain) return 'tryingAgain';
  return isTried ? 'tried' : 'trying';
}

/** True while a job works on it, so that what is shown grows old. */
export function isRunning(view: Standing): boolean {
  const phase = phaseOf(view);
  return phase === 'trying' || phase === 'tryingAgain' || phase === 'writing';
}

export type WhyNotImported = 'waitsTrial' | 'waitsBad' | 'waitsChange';

/** Why the file of a draft cannot be written yet; null when it can. */
export function whyNotImported({
  isTried,
  counts,
}: Pick<ImportView, 'isTried' | 'counts'>): WhyNotImported | null {
  if (!isTried) return 'waitsTrial';
  if (counts.bad > 0) return 'waitsBad';
  return counts.new + counts.changed === 0 ? 'waitsChange' : null;
}

export type WhyNotStarted = WhyNotImported | 'noRight' | 'waitsOther' | 'waitsReason';

interface Starter {
  readonly mayImport: boolean;
  readonly reason: string;
}

/** Why whoever looks cannot have the file of a draft written; null when they can. What puts something to use wants a reason. */
export function whyNotStarted(
  view: Pick<ImportView, 'isTried' | 'counts' | 'master' | 'can'>,
  { mayImport, reason }: Starter,
): WhyNotStarted | null {
  const why = whyNotImported(view);
  if (why !== null) return why;
  const isActivated = isActivatedFile(view.master);
  if (!view.can.includes('start')) return mayImport && isActivated ? 'waitsOther' : 'noRight';
  return isActivated && reason.trim().length < SHORTEST_REASON ? 'waitsReason' : null;
}
