import { faultsOf } from './check-status-table.ts';
import type { ActionDefinition, StateDefinition, StatusTable } from './status-table.ts';

/** Why a step was refused: the state the thing is in and what could be done instead. */
export interface StepRefusal<State extends string, Action extends string> {
  readonly set: string;
  readonly action: Action;
  readonly from: State;
  /** Label of `from`. */
  readonly label: string;
  readonly possible: readonly Action[];
}

export type StepOutcome<State extends string, Action extends string> =
  | { readonly ok: true; readonly to: State }
  | { readonly ok: false; readonly refusal: StepRefusal<State, Action> };

export interface StatusSet<
  State extends string,
  Action extends string,
  Codes extends Record<State, number | string>,
> {
  readonly name: string;
  readonly initial: State;
  readonly alsoStartsIn: readonly State[];
  readonly states: Readonly<Record<State, StateDefinition>>;
  readonly actions: Readonly<Record<Action, ActionDefinition<State>>>;
  readonly stateNames: readonly State[];
  readonly actionNames: readonly Action[];
  /** Code by state, every kind of state. */
  readonly codes: Readonly<Codes>;
  /** Codes that may stand in the database, in the order of the table. */
  readonly storedCodes: readonly Codes[State][];
  isState(value: string): value is State;
  codeOf<S extends State>(state: S): Codes[S];
  stateOf(code: number | string): State;
  labelOf(state: State): string;
  /** What may be done next; without what takes a step back, which depends on who did it and when. */
  possible(state: State): Action[];
  step(action: Action, from: State, to?: State): StepOutcome<State, Action>;
}

export type StateOf<Set extends { readonly stateNames: readonly string[] }> = Set['stateNames'][number];
export type ActionOf<Set extends { readonly actionNames: readonly string[] }> = Set['actionNames'][number];

type AnyStates = Readonly<Record<string, StateDefinition>>;
type NameOf<Table> = keyof Table & string;
type CodesOf<States extends AnyStates> = { readonly [S in NameOf<States>]: States[S]['code'] };

/**
 * Makes a status set of a table of states and actions (workflows page, "Rules for every set").
 * Throws at definition when the table is unsound: repeated codes, unknown or unreachable states, undeclared dead ends.
 * `step` needs `to` when the action leads to several states and throws without it; `stateOf` throws on a code outside the set.
 */
export function defineStatusSet<
  const States extends AnyStates,
  const Actions extends Readonly<Record<string, ActionDefinition<NameOf<States>>>>,
>(table: {
  readonly name: string;
  readonly initial: NoInfer<NameOf<States>>;
  readonly alsoStartsIn?: readonly NoInfer<NameOf<States>>[];
  readonly states: States;
  readonly actions: Actions;
}): StatusSet<NameOf<States>, NameOf<Actions>, CodesOf<States>> {
  type State = NameOf<States>;
  type Action = NameOf<Actions>;
  const { name, initial, alsoStartsIn = [] } = table;
  const states: Readonly<Record<State, StateDefinition>> = table.states;
  const actions: Readonly<Record<Action, ActionDefinition<State>>> = table.actions;
  refuseUnsound({ name, initial, alsoStartsIn, states, actions });

  const isState = (value: string): value is State => Object.hasOwn(states, value);
  const isAction = (value: string): value is Action => Object.hasOwn(actions, value);
  const stateNames = Object.keys(states).filter(isState);
  const actionNames = Object.keys(actions).filter(isAction);
  const stateByCode = new Map<number | string, State>(stateNames.map((state) => [states[state].code, state]));
  const codes = codesOf(table.states);
  const possible = (state: State): Action[] =>
    actionNames.filter(
      (action) => actions[action].undoes === undefined && actions[action].from.includes(state),
    );

  return {
    name,
    initial,
    alsoStartsIn,
    states,
    actions,
    stateNames,
    actionNames,
    codes,
    storedCodes: stateNames.filter((state) => states[state].kind === 'stored').map((state) => codes[state]),
    isState,
    codeOf: (state) => codes[state],
    stateOf(code) {
      const state = stateByCode.get(code);
      if (state === undefined) throw new RangeError(`${name} has no state with code ${code}`);
      return state;
    },
    labelOf: (state) => states[state].label,
    possible,
    step(action, from, to) {
      const allowed = actions[action];
      const target = to ?? onlyTarget(`${name}.${action}`, allowed.to);
      if (allowed.from.includes(from) && allowed.to.includes(target)) return { ok: true, to: target };
      return {
        ok: false,
        refusal: { set: name, action, from, label: states[from].label, possible: possible(from) },
      };
    },
  };
}

function refuseUnsound(table: StatusTable): void {
  const faults = faultsOf(table);
  if (faults.length > 0) throw new Error(`Status set ${table.name}: ${faults.join('; ')}`);
}

function codesOf<States extends AnyStates>(states: States): CodesOf<States> {
  const codes = Object.fromEntries(Object.entries(states).map(([state, { code }]) => [state, code]));
  if (!hasCodesOf(states, codes)) throw new Error('The codes of a status set differ from its states');
  return codes;
}

/** Object.fromEntries forgets which key has which code; this wins the knowledge back. */
function hasCodesOf<States extends AnyStates>(states: States, codes: object): codes is CodesOf<States> {
  const found = new Map<string, unknown>(Object.entries(codes));
  return Object.entries(states).every(([state, { code }]) => found.get(state) === code);
}

function onlyTarget<State>(action: string, targets: readonly State[]): State {
  const [target] = targets;
  if (target === undefined || targets.length > 1)
    throw new TypeError(`${action} leads to several states: say which one`);
  return target;
}
