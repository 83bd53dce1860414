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
