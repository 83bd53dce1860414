import type { CaseThingView } from '@nidan/contract/lab/stages/case-view';
import type { FixationMoment } from '@nidan/domain/pathology/receptor-times';
import { formatDateTime, parseDateTime } from '@nidan/domain/time/indian-date';
import { instantIn } from '@nidan/domain/time/zone';

/** The moments of fixation as they are typed. */
export type ReceptorTimes = Readonly<Record<FixationMoment, string>>;

/** The times of a part as they are typed: DD/MM/YYYY HH:mm; empty where none is known. */
export function typedTimes(thing: Pick<CaseThingView, keyof ReceptorTimes>, zone: string): ReceptorTimes {
  const typed = (at: string | null): string =>
    at === null ? '' : formatDateTime(zone, new Date(at)).slice(0, 16);
  return {
    removedAt: typed(thing.removedAt),
    fixedAt: typed(thing.fixedAt),
    fixationEndedAt: typed(thing.fixationEndedAt),
  };
}

/** The moment of a typed time; null for an empty one, undefined for what is no time. */
export function readTime(text: string, zone: string): string | null | undefined {
  const given = text.trim();
  if (given === '') return null;
  const clock = parseDateTime(given.length === 16 ? `${given}:00` : given);
  return clock === null ? undefined : instantIn(zone, clock).toISOString();
}
