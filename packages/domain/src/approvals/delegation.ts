import { type Approver, type Assignee, isAssigned } from './next-approver.ts';

/** Most days of a delegation, its first and last one included: who is away for longer has a rule changed. */
export const MAX_DELEGATION_DAYS = 92;

/** A span of days in which somebody answers for a person who is away; both days belong to it. YYYY-MM-DD in the lab's zone. */
export interface DelegationSpan {
  readonly fromDay: string;
  readonly untilDay: string;
  readonly isRevoked: boolean;
}

export const DELEGATION_STATES = ['coming', 'inEffect', 'over', 'revoked'] as const;
/** Derived from the day that it is. */
export type DelegationState = (typeof DELEGATION_STATES)[number];

/** What can be done in a state: what ended stays as it was. */
export const DELEGATION_ACTIONS: Readonly<Record<DelegationState, readonly 'revoke'[]>> = {
  coming: ['revoke'],
  inEffect: ['revoke'],
  over: [],
  revoked: [],
};

/** Where a delegation stands on a day, YYYY-MM-DD in the lab's zone. */
export function delegationState(
  { fromDay, untilDay, isRevoked }: DelegationSpan,
  today: string,
): DelegationState {
  if (isRevoked) return 'revoked';
  if (today < fromDay) return 'coming';
  return today > untilDay ? 'over' : 'inEffect';
}

/** A right to answer levels: a person's own, or of somebody who is away and named them. */
export interface Power extends Approver {
  /** Null for the own one. */
  readonly delegationId: string | null;
}

/**
 * The power by which somebody answers a level, the own one first; null when none fits. Who asked or approved before answers for
 * nobody, and nobody answers for who asked, approved, or was answered for.
 */
export function powerFor<P extends Power>(
  level: Assignee,
  powers: readonly P[],
  spent: ReadonlySet<string>,
): P | null {
  const own = powers.find(({ delegationId }) => delegationId === null);
  if (own === undefined || spent.has(own.userId)) return null;
  const fits = powers.filter((power) => isAssigned(level, power) && !spent.has(power.userId));
  return fits.find(({ delegationId }) => delegationId === null) ?? fits[0] ?? null;
}
