import { expect, test } from 'vitest';
import { actionWords, type DrawnSet, statusDiagram } from './status-diagram.ts';

const right = { module: 'samples', bits: 2 } as const;
const parcel: DrawnSet = {
  initial: 'packed',
  alsoStartsIn: ['lost'],
  states: {
    packed: { code: 0, label: 'is packed', tone: 'neutral', kind: 'stored' },
    sent: { code: 10, label: 'is sent', tone: 'info', kind: 'stored' },
    lost: { code: 90, label: 'is lost', tone: 'danger', kind: 'stored', final: true },
    late: { code: 15, label: 'is late', tone: 'danger', kind: 'derived' },
    all: { code: 99, label: 'all', tone: 'neutral', kind: 'filter-only' },
  },
  actions: {
    send: { from: ['packed'], to: ['sent'], ...right },
    give_away: { from: ['packed', 'sent'], to: ['lost'], ...right },
    letFall: { from: ['sent'], to: ['lost'], ...right },
  },
};

test('draws where it begins, every step once, where it ends, and what is computed', () => {
  const lines = statusDiagram(parcel, { late: ['sent'] }).split('\n');
  expect(lines.filter((line) => line.includes('-->'))).toEqual([
    '  [*] --> packed',
    '  [*] --> lost',
    '  packed --> sent : send',
    '  packed --> lost : give away',
    '  sent --> lost : give away, let fall',
    '  sent --> late : computed',
    '  lost --> [*]',
  ]);
});

test('names and colours the states, without what is only a filter', () => {
  const lines = statusDiagram(parcel).split('\n');
  expect(lines[0]).toBe('stateDiagram-v2');
  expect(lines.filter((line) => line.startsWith('  state '))).toEqual([
    '  state "is packed (0)" as packed',
    '  state "is sent (10)" as sent',
    '  state "is lost (90)" as lost',
    '  state "is late (15)" as late',
  ]);
  expect(lines.filter((line) => line.startsWith('  class '))).toEqual([
    '  class packed neutral',
    '  class sent info',
    '  class lost,late danger',
  ]);
});

test('an action from many states, or to many, has one arrow from one box', () => {
  const states = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [
      name,
      { code: name, label: name, tone: 'ok', kind: 'stored' } as const,
    ]),
  );
  const actions = {
    stop: { from: ['a', 'b', 'c', 'd'], to: ['e'], ...right },
    goOn: { from: ['e'], to: ['d', 'c', 'b', 'a'], ...right },
  };
  const diagram = statusDiagram({ ...parcel, initial: 'a', alsoStartsIn: [], states, actions });
  expect(diagram).toContain('  state "any of 4 states" as any1\n');
  expect(diagram).toContain('  any1 --> e : stop\n  e --> any1 : go on\n');
  expect(diagram).not.toContain('any2');
});

test.each([
  ['accessionInDepartment', 'accession in department'],
  ['start_stage', 'start stage'],
  ['send', 'send'],
])('%s is said as %s', (name, words) => {
  expect(actionWords(name)).toBe(words);
});
