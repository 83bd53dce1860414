import { rerun, type RerunAction, type RerunState } from '../status-sets/lab/rerun.ts';

/** The steps that an entry of values takes a rerun: one that nobody began is begun and done by it; none for one that is over. */
export function rerunStepsOfEntry(state: RerunState): readonly RerunAction[] {
  const taken: RerunAction[] = [];
  let at = state;
  for (const action of ['start', 'finish'] as const) {
    const outcome = rerun.step(action, at);
    if (!outcome.ok) continue;
    taken.push(action);
    at = outcome.to;
  }
  return taken;
}
