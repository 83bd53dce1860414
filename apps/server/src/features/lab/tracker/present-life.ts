import type { LifeLaneView, LifeStepView } from '@nidan/contract/lab/tracker/life-view';
import type { LifeLane, LifeStep } from '@nidan/domain/samples/life-line';
import { physicalSample, type PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';
import type { KnownFact } from './known-fact.ts';

function codeOf(state: PhysicalSampleState | null): number | null {
  return state === null ? null : physicalSample.codeOf(state);
}

/** A step of the life of a tube as the tracker shows it. */
export function presentStep(step: LifeStep<KnownFact>): LifeStepView {
  const { key, action, who, how, about, reason, waitedMs, lane, isUndone, opens, place } = step;
  return {
    key,
    at: step.at?.toISOString() ?? null,
    action,
    stateBefore: codeOf(step.from),
    stateAfter: codeOf(step.to),
    who,
    where: place === null ? null : { kind: place.kind, name: place.name },
    lane,
    how,
    about,
    reason,
    waitedMs,
    isUndone,
    opens,
  };
}

/** A place with the times that a tube was there. */
export function presentLane({ kind, name, stays }: LifeLane): LifeLaneView {
  return {
    kind,
    name,
    stays: stays.map(({ from, to }) => ({ from: from.toISOString(), to: to?.toISOString() ?? null })),
  };
}
