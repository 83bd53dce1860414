import { isPermissionBits } from '../access/permission-bits.ts';
import type { ActionDefinition, StatusTable } from './status-table.ts';

/** Every fault of a status table, in words; an empty list means that it is sound. */
export function faultsOf(table: StatusTable): string[] {
  const unknown = unknownStates(table);
  // The graph can only be walked when every edge ends somewhere.
  if (unknown.length > 0) return unknown;
  return [
    ...repeatedCodes(table),
    ...wrongEdges(table),
    ...wrongBits(table),
    ...deadEnds(table),
    ...unreachable(table),
  ];
}

function starts(table: StatusTable): string[] {
  return [table.initial, ...(table.alsoStartsIn ?? [])];
}

function edges(table: StatusTable): [string, ActionDefinition][] {
  return Object.entries(table.actions);
}

function isStored(table: StatusTable, state: string): boolean {
  return table.states[state]?.kind === 'stored';
}

function unknownStates(table: StatusTable): string[] {
  const known = (state: string) => Object.hasOwn(table.states, state);
  const wrongStarts = starts(table).filter((state) => !known(state));
  return [
    ...wrongStarts.map((state) => `starts in unknown state ${state}`),
    ...edges(table).flatMap(([name, { from, to }]) =>
      [...from, ...to]
        .filter((state) => !known(state))
        .map((state) => `action ${name} names unknown state ${state}`),
    ),
  ];
}

function repeatedCodes(table: StatusTable): string[] {
  const seen = new Set<number | string>();
  return Object.entries(table.states).flatMap(([state, { code }]) => {
    const repeated = seen.has(code);
    seen.add(code);
    return repeated ? [`state ${state} repeats code ${code}`] : [];
  });
}

function wrongEdges(table: StatusTable): string[] {
  const wrongStarts = starts(table).filter((state) => !isStored(table, state));
  return [
    ...wrongStarts.map((state) => `starts in ${state}, which is not stored`),
    ...edges(table).flatMap(([name, { from, to, undoes }]) => [
      ...(from.length === 0 ? [`action ${name} leaves no state`] : []),
      ...(to.length === 0 ? [`action ${name} leads nowhere`] : []),
      ...wrongUndo(table, name),
      ...from
        .filter((state) => table.states[state]?.kind === 'filter-only')
        .map((state) => `action ${name} leaves ${state}, which is filter-only`),
      ...from
        .filter((state) => undoes === undefined && table.states[state]?.final)
        .map((state) => `action ${name} leaves final state ${state}`),
      ...to
        .filter((state) => !isStored(table, state))
        .map((state) => `action ${name} leads to ${state}, which is not stored`),
    ]),
  ];
}

/** What takes a step back begins where that step ends, and ends where it begins. */
function wrongUndo(table: StatusTable, name: string): string[] {
  const undo = table.actions[name];
  if (undo?.undoes === undefined) return [];
  const step = table.actions[undo.undoes];
  if (step === undefined) return [`action ${name} takes back unknown action ${undo.undoes}`];
  const within = undo.from.every((state) => step.to.includes(state));
  return within && undo.to.every((state) => step.from.includes(state))
    ? []
    : [`action ${name} does not take back ${undo.undoes}`];
}

function wrongBits(table: StatusTable): string[] {
  return edges(table)
    .filter(([, { bits }]) => !isPermissionBits(bits) || bits === 0)
    .map(([name]) => `action ${name} asks for no permission`);
}

function deadEnds(table: StatusTable): string[] {
  const left = new Set(edges(table).flatMap(([, { from }]) => from));
  return Object.entries(table.states)
    .filter(([state, { kind, final }]) => kind === 'stored' && !final && !left.has(state))
    .map(([state]) => `state ${state} is a dead end that is not declared final`);
}

function unreachable(table: StatusTable): string[] {
  const derived = Object.keys(table.states).filter((state) => table.states[state]?.kind === 'derived');
  // Facts lead to a derived state, no action does.
  const reached = new Set([...starts(table), ...derived]);
  // A Set visits what is added while it is walked, so this follows every edge once.
  for (const state of reached) {
    for (const [, { from, to }] of edges(table)) {
      if (from.includes(state)) for (const next of to) reached.add(next);
    }
  }
  return Object.keys(table.states)
    .filter((state) => isStored(table, state) && !reached.has(state))
    .map((state) => `state ${state} is never reached`);
}
