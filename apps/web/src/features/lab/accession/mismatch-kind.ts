import { physicalSample, type PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';
import type { ScanRefusal } from '../scanning/scan-log.ts';

/** Kinds of a failed scan by what has to be done next. */
export type MismatchKind =
  | 'notCollected'
  | 'notReceived'
  | 'seenBefore'
  | 'rejected'
  | 'unknown'
  | 'otherDepartment'
  | 'tooOld'
  | 'noAnswer'
  | 'refused';

const BY_STATE: Record<PhysicalSampleState, MismatchKind> = {
  notCollected: 'notCollected',
  collected: 'notReceived',
  inTransit: 'notReceived',
  accessioned: 'seenBefore',
  deptAccessioned: 'seenBefore',
  outsourced: 'seenBefore',
  archival: 'seenBefore',
  disposed: 'seenBefore',
  returned: 'seenBefore',
  reSampling: 'rejected',
  canceled: 'rejected',
};

const NO_ANSWER: ReadonlySet<string> = new Set(['network', 'timeout', 'unreadable']);

/** The kind of a refused or unanswered scan. */
export function mismatchKind({ code, state }: ScanRefusal): MismatchKind {
  if (code === 'sample-unknown' || code === 'invalid-input') return 'unknown';
  if (code === 'sample-of-other-department') return 'otherDepartment';
  if (code === 'sample-too-old') return 'tooOld';
  if (NO_ANSWER.has(code)) return 'noAnswer';
  return code === 'sample-hint' && state !== null && physicalSample.isState(state)
    ? BY_STATE[state]
    : 'refused';
}

/** A tube that was scanned twice is a slip of the hand; everything else may be somebody's wrong result. */
export function isHarmless(kind: MismatchKind): boolean {
  return kind === 'seenBefore';
}
