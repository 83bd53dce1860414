import { physicalSample, type PhysicalSampleState } from '../status-sets/lab/physical-sample.ts';

/** The states that a tube can come to without ever being in one of them. */
function reachedWithout(avoided: PhysicalSampleState): ReadonlySet<PhysicalSampleState> {
  const reached = new Set<PhysicalSampleState>([physicalSample.initial]);
  // What is added while the set is walked is walked too.
  for (const state of reached) {
    for (const action of physicalSample.possible(state)) {
      for (const to of physicalSample.actions[action].to) if (to !== avoided) reached.add(to);
    }
  }
  return reached;
}

/** True when a tube in a state must have been in another one before, or is in it: no way leads around it (workflows "Physical sample"). */
export function hasPassed(state: PhysicalSampleState, passed: PhysicalSampleState): boolean {
  return !reachedWithout(passed).has(state);
}
