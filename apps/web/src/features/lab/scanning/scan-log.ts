import type { SampleView } from '@nidan/contract/lab/samples/sample-view';

/** What a scan came to. undone: it was accepted and taken back; unanswered: nobody knows what the server did, the same key is sent again. */
export type Verdict = 'checking' | 'accepted' | 'undone' | 'refused' | 'unanswered';

export interface ScanEntry {
  /** Idempotency key of its request. */
  readonly id: string;
  readonly code: string;
  readonly at: Date;
  readonly verdict: Verdict;
  /** The tube as it is now; null until it is known, or when there is none. */
  readonly sample: SampleView | null;
  readonly refusal: ScanRefusal | null;
  /** What was done about a mismatch; null while it is open. */
  readonly solved: 'dismissed' | 'rejected' | null;
}

/** Why a scan was refused, as the answer says it. */
export interface ScanRefusal {
  readonly code: string;
  readonly msg: string;
  readonly state: string | null;
}

/** Scans of one session, the newest first. */
export type ScanLog = readonly ScanEntry[];

export type ScanStep =
  | { readonly is: 'scanned'; readonly id: string; readonly code: string; readonly at: Date }
  | { readonly is: 'accepted'; readonly id: string; readonly sample: SampleView }
  | { readonly is: 'undone'; readonly id: string; readonly sample: SampleView }
  | { readonly is: 'refused'; readonly id: string; readonly refusal: ScanRefusal }
  | { readonly is: 'unanswered'; readonly id: string; readonly refusal: ScanRefusal }
  | { readonly is: 'sent again'; readonly id: string }
  | { readonly is: 'recognised'; readonly id: string; readonly sample: SampleView }
  | { readonly is: 'solved'; readonly id: string; readonly by: 'dismissed' | 'rejected' }
  /** Scans that an earlier page left without an answer. */
  | { readonly is: 'restored'; readonly scans: readonly KeptScan[] }
  | { readonly is: 'restarted' };

/** What of a scan without an answer outlasts the page: enough to send it again under its key. */
export interface KeptScan {
  readonly id: string;
  readonly code: string;
  /** ISO instant. */
  readonly at: string;
}

const LONGEST = 2_000;

/** The log after a step; a step of a scan that it does not hold changes nothing. */
export function logScan(log: ScanLog, step: ScanStep): ScanLog {
  if (step.is === 'restarted') return log.filter(isOpenMismatch);
  if (step.is === 'restored') return [...log, ...restored(log, step.scans)].slice(0, LONGEST);
  if (step.is === 'scanned') {
    const { id, code, at } = step;
    const entry = { id, code, at, verdict: 'checking', sample: null, refusal: null, solved: null } as const;
    return [entry, ...log].slice(0, LONGEST);
  }
  const change = changeOf(step);
  return log.map((entry) => (entry.id === step.id ? { ...entry, ...change } : entry));
}

function restored(log: ScanLog, scans: readonly KeptScan[]): ScanEntry[] {
  const known = new Set(log.map(({ id }) => id));
  return scans
    .filter(({ id }) => !known.has(id))
    .map(({ id, code, at }) => ({
      id,
      code,
      at: new Date(at),
      verdict: 'unanswered',
      sample: null,
      refusal: null,
      solved: null,
    }));
}

/** Scans that got no answer yet and wait for the network, the newest first. */
export function waitingScans(log: ScanLog): KeptScan[] {
  return log
    .filter(({ verdict, solved }) => verdict === 'checking' || (verdict === 'unanswered' && solved === null))
    .map(({ id, code, at }) => ({ id, code, at: at.toISOString() }));
}

function changeOf(step: Exclude<ScanStep, { is: 'scanned' | 'restored' | 'restarted' }>): Partial<ScanEntry> {
  switch (step.is) {
    case 'accepted':
      return { verdict: 'accepted', sample: step.sample, refusal: null };
    case 'undone':
      return { verdict: 'undone', sample: step.sample };
    case 'refused':
      return { verdict: 'refused', refusal: step.refusal };
    case 'unanswered':
      return { verdict: 'unanswered', refusal: step.refusal };
    case 'sent again':
      return { verdict: 'checking', refusal: null };
    case 'recognised':
      return { sample: step.sample };
    default:
      return { solved: step.by };
  }
}

/** A scan that failed and that nobody has dealt with. */
export function isOpenMismatch(entry: ScanEntry): boolean {
  return (entry.verdict === 'refused' || entry.verdict === 'unanswered') && entry.solved === null;
}

/** How many scans there were, how many were accepted, and how many failed. */
export function countScans(log: ScanLog): { scanned: number; accepted: number; mismatches: number } {
  const of = (...verdicts: readonly Verdict[]): number =>
    log.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return { scanned: log.length, accepted: of('accepted'), mismatches: of('refused', 'unanswered') };
}

const ECHO = 1_500;

/** True for a code that was scanned a moment ago and was not refused: a scanner that fired twice, not a second scan. */
export function isEcho(log: ScanLog, code: string, at: Date): boolean {
  return log.some(
    (entry) =>
      entry.code === code &&
      (entry.verdict === 'checking' || entry.verdict === 'accepted') &&
      at.getTime() - entry.at.getTime() < ECHO,
  );
}
