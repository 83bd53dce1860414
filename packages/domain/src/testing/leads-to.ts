import type { StatusSet } from '../status-sets/define-status-set.ts';

/** Where each state can go by any action, as codes: found by trying every action from every state to every state. */
export function leadsTo<
  State extends string,
  Action extends string,
  Codes extends Record<State, number | string>,
>(set: StatusSet<State, Action, Codes>): Map<number | string, (number | string)[]> {
  return new Map(
    set.stateNames.map((from) => {
      const targets = set.stateNames.filter((to) =>
        set.actionNames.some((action) => set.step(action, from, to).ok),
      );
      return [set.codeOf(from), targets.map((to) => set.codeOf(to))];
    }),
  );
}

/** The same by name of action: `action: from > to`, for sets whose actions matter more than their codes. */
export function stepsOf<
  State extends string,
  Action extends string,
  Codes extends Record<State, number | string>,
>(set: StatusSet<State, Action, Codes>): string[] {
  return set.actionNames.flatMap((action) =>
    set.stateNames.flatMap((from) =>
      set.stateNames.filter((to) => set.step(action, from, to).ok).map((to) => `${action}: ${from} > ${to}`),
    ),
  );
}
