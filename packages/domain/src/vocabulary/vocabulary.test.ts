import { expect, test } from 'vitest';
import { vocabulary } from './vocabulary.ts';

test('describes a status set by its states and actions', () => {
  expect(vocabulary().statusSets.find(({ name }) => name === 'rerun')).toEqual({
    name: 'rerun',
    states: [
      { code: 0, name: 'requested', label: 'requested', kind: 'stored' },
      { code: 10, name: 'inProgress', label: 'in progress', kind: 'stored' },
      { code: 20, name: 'done', label: 'done', kind: 'stored' },
    ],
    actions: [
      { name: 'start', from: ['requested'], to: 'inProgress' },
      { name: 'finish', from: ['inProgress'], to: 'done' },
    ],
  });
});

test('lists enumerations with their codes where they have some', () => {
  const { enumerations } = vocabulary();
  expect(enumerations).toContainEqual({ name: 'sex', values: ['M', 'F', 'O'] });
  expect(enumerations).toContainEqual({ name: 'formMode', values: ['ADD', 'EDIT'], codes: [0, 1] });
});

test('is one JSON document with four parts', () => {
  expect(Object.keys(JSON.parse(JSON.stringify(vocabulary())))).toEqual([
    'statusSets',
    'enumerations',
    'constants',
    'messages',
  ]);
  expect(vocabulary().constants.labIdWindow).toBe(1_000_000);
  expect(vocabulary().messages.date).toBe('Enter correct date');
});

test('an action to several states comes once for each', () => {
  const { actions = [] } = vocabulary().statusSets.find(({ name }) => name === 'billTest') ?? {};
  expect(actions.filter(({ name }) => name === 'clearValues')).toEqual([
    { name: 'clearValues', from: ['partial', 'completed'], to: 'pending' },
    { name: 'clearValues', from: ['partial', 'completed'], to: 'deptaccessioned' },
  ]);
});

test('a set without transitions has its members and no actions', () => {
  expect(vocabulary().statusSets.find(({ name }) => name === 'stockLevel')).toEqual({
    name: 'stockLevel',
    states: ['very low', 'low', 'good', 'high'].map((word) => ({
      code: word,
      name: word,
      label: word,
      kind: 'derived',
    })),
    actions: [],
  });
  const { states } = vocabulary().statusSets.find(({ name }) => name === 'taskType') ?? {};
  expect(states?.[4]).toEqual({ code: 4, name: 'home collection', label: 'home collection', kind: 'stored' });
});

test('every step leads from and to states of its set', () => {
  for (const { states, actions } of vocabulary().statusSets) {
    const names = states.map(({ name }) => name);
    expect(actions.flatMap(({ from, to }) => [...from, to]).filter((name) => !names.includes(name))).toEqual(
      [],
    );
  }
});
