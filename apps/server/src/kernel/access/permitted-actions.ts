import { grants } from '@nidan/domain/access/permission-bits';
import type { Caller } from './caller.ts';

interface ActionTable<State extends string> {
  possible(state: State): readonly string[];
  readonly actions: Readonly<Record<string, { readonly module: string; readonly bits: number }>>;
}

/** What the caller may do next with a thing in `state`: the actions of its status set that the caller's rights allow. */
export function permittedActions<State extends string>(
  caller: Caller,
  set: ActionTable<State>,
  state: State,
): string[] {
  return set.possible(state).filter((name) => {
    const action = set.actions[name];
    return action !== undefined && grants(caller.rights[action.module] ?? 0, action.bits);
  });
}
