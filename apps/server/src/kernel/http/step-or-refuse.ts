import type { StepOutcome } from '@nidan/domain/status-sets/define-status-set';
import { refuse } from './refuse.ts';

/** The next state, or the refusal that says which state the thing is in and what could be done instead (workflows). */
export function stepOrRefuse<State extends string, Action extends string>(
  what: string,
  outcome: StepOutcome<State, Action>,
): State {
  if (outcome.ok) return outcome.to;
  const { action, label, possible, from } = outcome.refusal;
  throw refuse('transition-refused', { details: { what, label, action }, state: from, can: possible });
}
