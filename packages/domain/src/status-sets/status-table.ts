import type { Module, PlannedModule } from '../access/modules.ts';

export const TONES = ['neutral', 'info', 'ok', 'warn', 'danger'] as const;
export type Tone = (typeof TONES)[number];

/** stored: reaches the database; derived: computed from facts; filter-only: exists in queries alone. */
export type StateKind = 'stored' | 'derived' | 'filter-only';

export interface StateDefinition {
  readonly code: number | string;
  readonly label: string;
  readonly tone: Tone;
  readonly kind: StateKind;
  /** Declared end of the road: no action may leave it, except one that undoes the step to it. */
  readonly final?: true;
}

export interface ActionDefinition<State extends string = string> {
  readonly from: readonly State[];
  /** Several when the facts of the case decide which one. */
  readonly to: readonly State[];
  readonly module: Module | PlannedModule;
  readonly bits: number;
  readonly reason?: 'required';
  /** Who may not do it (separation of duties), in words. */
  readonly differentPerson?: string;
  /** The action that it takes back. What may be taken back depends on who did it and when, so it is never among what is possible. */
  readonly undoes?: string;
}

export interface StatusTable<State extends string = string> {
  readonly name: string;
  readonly initial: State;
  /** Further states in which a thing may be created, such as an imported document. */
  readonly alsoStartsIn?: readonly State[];
  readonly states: Readonly<Record<State, StateDefinition>>;
  readonly actions: Readonly<Record<string, ActionDefinition<State>>>;
}
