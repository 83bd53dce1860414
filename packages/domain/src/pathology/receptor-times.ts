import { MINUTE } from '../time/durations.ts';

/** Limits for tissue on which receptors are looked for: in formalin within an hour, there for 6 to 72 hours (ASCO/CAP 2020 for ER and PR, 2018 for HER2). */
export const COLD_MINUTES_AT_MOST = 60;
export const FIXED_HOURS_AT_LEAST = 6;
export const FIXED_HOURS_AT_MOST = 72;

const HOUR = 60 * MINUTE;

/** Of a part for receptors, in their order: out of the body, into the fixative, out of the fixative. */
export const FIXATION_MOMENTS = ['removedAt', 'fixedAt', 'fixationEndedAt'] as const;
export type FixationMoment = (typeof FIXATION_MOMENTS)[number];

/** When a part was taken out, put into formalin and taken on to the processor, as ISO instants. */
export type FixationMoments = Readonly<Record<FixationMoment, string | null>>;

export interface FixationFault {
  readonly moment: FixationMoment;
  readonly why: 'to come' | 'before removal' | 'before fixation';
}

/** Why moments cannot be written down: they are to come, out of their order, or an end stands without a beginning; null: they can. */
export function fixationFault(moments: FixationMoments, now: Date): FixationFault | null {
  const { removedAt, fixedAt, fixationEndedAt } = moments;
  const late = FIXATION_MOMENTS.find((moment) => Date.parse(moments[moment] ?? '') > now.getTime());
  if (late !== undefined) return { moment: late, why: 'to come' };
  if ((between(removedAt, fixedAt) ?? 0) < 0) return { moment: 'fixedAt', why: 'before removal' };
  const isEndAlone = fixationEndedAt !== null && fixedAt === null;
  return isEndAlone || (between(fixedAt, fixationEndedAt) ?? 0) < 0
    ? { moment: 'fixationEndedAt', why: 'before fixation' }
    : null;
}

export interface ReceptorTimes {
  /** Whole minutes without fixative; null when a time is missing. */
  readonly coldMinutes: number | null;
  /** Whole hours in fixative; null when a time is missing. */
  readonly fixedHours: number | null;
  /** What receptors cannot rely on. */
  readonly faults: readonly ReceptorFault[];
  /** Times that have to be asked for. */
  readonly missing: readonly FixationMoment[];
}

export type ReceptorFault = 'cold too long' | 'fixed too short' | 'fixed too long' | 'times out of order';

/** What the times of a part say about its receptors. */
export function receptorTimes(moments: FixationMoments): ReceptorTimes {
  const { removedAt, fixedAt, fixationEndedAt } = moments;
  const cold = between(removedAt, fixedAt);
  const fixed = between(fixedAt, fixationEndedAt);
  const coldMinutes = cold === null ? null : Math.floor(cold / MINUTE);
  const fixedHours = fixed === null ? null : Math.floor(fixed / HOUR);
  const faults: ReceptorFault[] = [];
  if ((cold ?? 0) < 0 || (fixed ?? 0) < 0) faults.push('times out of order');
  if ((cold ?? 0) > COLD_MINUTES_AT_MOST * MINUTE) faults.push('cold too long');
  if (fixed !== null && fixed >= 0 && fixed < FIXED_HOURS_AT_LEAST * HOUR) faults.push('fixed too short');
  if ((fixed ?? 0) > FIXED_HOURS_AT_MOST * HOUR) faults.push('fixed too long');
  const missing = FIXATION_MOMENTS.filter((moment) => moments[moment] === null);
  return { coldMinutes, fixedHours, faults, missing };
}

function between(from: string | null, to: string | null): number | null {
  return from === null || to === null ? null : Date.parse(to) - Date.parse(from);
}

const MISSING: Readonly<Record<FixationMoment, string>> = {
  removedAt: 'when it was removed',
  fixedAt: 'when it was put into formalin',
  fixationEndedAt: 'when fixation ended',
};

const FAULTS: Readonly<Record<ReceptorFault, string>> = {
  'cold too long': `longer than ${COLD_MINUTES_AT_MOST} minutes without fixative`,
  'fixed too short': `less than ${FIXED_HOURS_AT_LEAST} hours in fixative`,
  'fixed too long': `more than ${FIXED_HOURS_AT_MOST} hours in fixative`,
  'times out of order': 'the times stated contradict each other',
};

/** What the report says of a part: 'Cold ischaemia 25 min, fixation 14 h in 10 % neutral buffered formalin.' and what of it is outside the limits. */
export function receptorStatement(moments: FixationMoments): string {
  const { coldMinutes, fixedHours, faults, missing } = receptorTimes(moments);
  const cold = coldMinutes === null ? 'not stated' : `${coldMinutes} min`;
  const fixed = fixedHours === null ? 'not stated' : `${fixedHours} h`;
  const times = `Cold ischaemia ${cold}, fixation ${fixed} in 10 % neutral buffered formalin.`;
  const unknown =
    missing.length === 0 ? '' : ` Not stated: ${missing.map((one) => MISSING[one]).join(', ')}.`;
  const doubt =
    faults.length === 0
      ? ''
      : ` Outside the limits for receptors: ${faults.map((fault) => FAULTS[fault]).join('; ')}. A negative result may be false.`;
  return times + unknown + doubt;
}
