import { describe, expect, test } from 'vitest';
import { faultsOf } from './check-status-table.ts';
import { TONES, type ActionDefinition, type StateDefinition, type StatusTable } from './status-table.ts';

const a: StateDefinition = { code: 0, label: 'a', tone: 'neutral', kind: 'stored' };
const b: StateDefinition = { code: 1, label: 'b', tone: 'neutral', kind: 'stored', final: true };
const go: ActionDefinition = { from: ['a'], to: ['b'], module: 'labs', bits: 2 };
const back: ActionDefinition = { ...go, from: ['b'], to: ['a'], undoes: 'go' };

function table(change: Partial<StatusTable>): StatusTable {
  return { name: 'case', initial: 'a', states: { a, b }, actions: { go }, ...change };
}

test('a sound table has no faults', () => {
  expect(faultsOf(table({}))).toEqual([]);
  expect(faultsOf(table({ actions: { go, back } }))).toEqual([]);
});

describe('faults', () => {
  test.each<{ fault: string; change: Partial<StatusTable> }>([
    { fault: 'state b repeats code 0', change: { states: { a, b: { ...b, code: 0 } } } },
    { fault: 'starts in unknown state x', change: { initial: 'x' } },
    { fault: 'starts in unknown state y', change: { alsoStartsIn: ['y'] } },
    { fault: 'action go names unknown state x', change: { actions: { go: { ...go, to: ['x'] } } } },
    { fault: 'action go names unknown state x', change: { actions: { go: { ...go, from: ['a', 'x'] } } } },
    { fault: 'action stay leaves no state', change: { actions: { go, stay: { ...go, from: [] } } } },
    { fault: 'action stay leads nowhere', change: { actions: { go, stay: { ...go, to: [] } } } },
    {
      fault: 'action back leaves final state b',
      change: { actions: { go, back: { ...go, from: ['b'], to: ['a'] } } },
    },
    {
      fault: 'action back takes back unknown action fly',
      change: { states: { a, b: { ...a, code: 1 } }, actions: { go, back: { ...back, undoes: 'fly' } } },
    },
    {
      fault: 'action back does not take back go',
      change: { states: { a, b: { ...a, code: 1 } }, actions: { go, back: { ...back, to: ['b'] } } },
    },
    { fault: 'action go asks for no permission', change: { actions: { go: { ...go, bits: 0 } } } },
    { fault: 'action go asks for no permission', change: { actions: { go: { ...go, bits: 16 } } } },
    {
      fault: 'state c is a dead end that is not declared final',
      change: { states: { a, b, c: { ...a, code: 2 } }, actions: { go: { ...go, to: ['b', 'c'] } } },
    },
    { fault: 'state c is never reached', change: { states: { a, b, c: { ...b, code: 2 } } } },
    {
      fault: 'starts in c, which is not stored',
      change: { states: { a, b, c: { ...a, code: 2, kind: 'derived' } }, alsoStartsIn: ['c'] },
    },
    {
      fault: 'action go leads to c, which is not stored',
      change: {
        states: { a, b, c: { ...a, code: 2, kind: 'derived' } },
        actions: { go: { ...go, to: ['b', 'c'] } },
      },
    },
    {
      fault: 'action go leaves c, which is filter-only',
      change: {
        states: { a, b, c: { ...a, code: 2, kind: 'filter-only' } },
        actions: { go: { ...go, from: ['a', 'c'] } },
      },
    },
  ])('$fault', ({ fault, change }) => {
    expect(faultsOf(table(change))).toEqual([fault]);
  });

  test('a state reached only by way of others counts as reached', () => {
    const states = { c: { ...b, code: 2 }, b: { ...a, code: 1 }, a };
    const actions = { last: { ...go, from: ['b'], to: ['c'] }, first: go };
    expect(faultsOf(table({ states, actions }))).toEqual([]);
  });

  test('a state in which things may also start counts as reached', () => {
    expect(faultsOf(table({ states: { a, b, c: { ...b, code: 2 } }, alsoStartsIn: ['c'] }))).toEqual([]);
  });

  test('a state reached from a derived state alone counts as reached', () => {
    const states = { a, b, c: { ...a, code: 2, kind: 'derived' as const }, d: { ...b, code: 3 } };
    expect(faultsOf(table({ states, actions: { go, end: { ...go, from: ['c'], to: ['d'] } } }))).toEqual([]);
  });

  test('an action may leave a derived state', () => {
    const states = { a, b, c: { ...a, code: 2, kind: 'derived' as const } };
    expect(faultsOf(table({ states, actions: { go: { ...go, from: ['a', 'c'] } } }))).toEqual([]);
  });
});

test('there are five tones', () => {
  expect(TONES).toEqual(['neutral', 'info', 'ok', 'warn', 'danger']);
});
