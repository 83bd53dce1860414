import { describe, expect, test } from 'vitest';
import { defineStatusSet } from './define-status-set.ts';

const door = defineStatusSet({
  name: 'door',
  initial: 'open',
  states: {
    open: { code: 0, label: 'is open', tone: 'ok', kind: 'stored' },
    shut: { code: 10, label: 'is shut', tone: 'neutral', kind: 'stored' },
    locked: { code: 20, label: 'is locked', tone: 'warn', kind: 'stored' },
    gone: { code: 90, label: 'is gone', tone: 'danger', kind: 'stored', final: true },
    watched: { code: 50, label: 'is watched', tone: 'info', kind: 'derived' },
    all: { code: 99, label: 'all', tone: 'neutral', kind: 'filter-only' },
  },
  actions: {
    shut: { from: ['open'], to: ['shut'], module: 'labs', bits: 2 },
    settle: { from: ['shut'], to: ['open', 'locked'], module: 'labs', bits: 2 },
    remove: {
      from: ['open', 'locked', 'watched'],
      to: ['gone'],
      module: 'labs',
      bits: 1,
      reason: 'required',
    },
  },
});

describe('codes and names', () => {
  test('go both ways', () => {
    expect(door.stateNames.map((state) => door.stateOf(door.codeOf(state)))).toEqual(door.stateNames);
    expect(door.codes).toEqual({ open: 0, shut: 10, locked: 20, gone: 90, watched: 50, all: 99 });
  });

  test('an unknown code is a programming error that names the set and the code', () => {
    expect(() => door.stateOf(11)).toThrow(new RangeError('door has no state with code 11'));
    expect(() => door.stateOf('0')).toThrow(RangeError);
  });

  test('only stored codes may stand in the database', () => {
    expect(door.storedCodes).toEqual([0, 10, 20, 90]);
  });

  test('isState knows its own names and nothing inherited', () => {
    expect(door.isState('open')).toBe(true);
    expect(door.isState('toString')).toBe(false);
  });

  test('labelOf gives the label', () => {
    expect(door.labelOf('watched')).toBe('is watched');
  });
});

describe('step', () => {
  test('an action with one target needs no target', () => {
    expect(door.step('shut', 'open')).toEqual({ ok: true, to: 'shut' });
  });

  test('an action with several targets goes where it is told', () => {
    expect(door.step('settle', 'shut', 'locked')).toEqual({ ok: true, to: 'locked' });
    expect(door.step('settle', 'shut', 'open')).toEqual({ ok: true, to: 'open' });
  });

  test('an action with several targets throws when it is not told', () => {
    expect(() => door.step('settle', 'shut')).toThrow('door.settle leads to several states: say which one');
  });

  test('a refusal says the state and what is possible in it', () => {
    expect(door.step('shut', 'locked')).toEqual({
      ok: false,
      refusal: { set: 'door', action: 'shut', from: 'locked', label: 'is locked', possible: ['remove'] },
    });
  });

  test('a target that the action does not have is refused', () => {
    expect(door.step('settle', 'shut', 'gone').ok).toBe(false);
  });

  test('possible lists the actions of a state in the order of the table', () => {
    expect(door.possible('open')).toEqual(['shut', 'remove']);
    expect(door.possible('gone')).toEqual([]);
  });
});

test('an unsound table cannot be defined', () => {
  expect(() =>
    defineStatusSet({
      name: 'broken',
      initial: 'a',
      states: { a: { code: 0, label: 'a', tone: 'ok', kind: 'stored' } },
      actions: {},
    }),
  ).toThrow('Status set broken: state a is a dead end that is not declared final');
});
