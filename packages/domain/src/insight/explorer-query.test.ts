import { describe, expect, it } from 'vitest';
import { EXPLORER_SUBJECT_NAMES, EXPLORER_SUBJECTS, fieldOf } from './explorer-fields.ts';
import { type ExplorerQuestion, findExplorerFault, personFieldsAsked } from './explorer-query.ts';
import { READY_QUESTION_NAMES, READY_QUESTIONS } from './ready-questions.ts';

const base: ExplorerQuestion = {
  subject: 'bills',
  filters: [],
  columns: [],
  groups: [],
  measures: [],
  pivot: false,
};
const count = { sum: 'count', field: null } as const;

describe('a question', () => {
  it.each<[string, Partial<ExplorerQuestion>, string]>([
    ['of an unknown field', { columns: ['net; drop table bill'] }, 'columns.0'],
    ['of a name that every object has', { columns: ['constructor'] }, 'columns.0'],
    ['of a field of another subject', { filters: [{ field: 'came', op: 'is', values: ['1'] }] }, 'filters.0'],
    [
      'that compares what has no order',
      { filters: [{ field: 'sex', op: 'atLeast', values: ['F'] }] },
      'filters.0',
    ],
    ['without a value', { filters: [{ field: 'sex', op: 'is', values: [] }] }, 'filters.0'],
    ['with a value too many', { filters: [{ field: 'net', op: 'atMost', values: ['1', '2'] }] }, 'filters.0'],
    ['with a value of nothing', { filters: [{ field: 'city', op: 'isEmpty', values: ['x'] }] }, 'filters.0'],
    ['with words for an amount', { filters: [{ field: 'net', op: 'atMost', values: ['1e9'] }] }, 'filters.0'],
    [
      'with a day that is none',
      { filters: [{ field: 'registered', op: 'atLeast', values: ['2026-13-01'] }] },
      'filters.0',
    ],
    ['grouped by an amount', { groups: [{ field: 'net' }], measures: [count] }, 'groups.0'],
    ['by the month of a word', { groups: [{ field: 'sex', step: 'month' }], measures: [count] }, 'groups.0'],
    ['that sums words', { measures: [{ sum: 'sum', field: 'sex' }] }, 'measures.0'],
    ['that sums nothing', { measures: [{ sum: 'sum', field: null }] }, 'measures.0'],
    ['that counts a field', { measures: [{ sum: 'count', field: 'net' }] }, 'measures.0'],
    ['with groups and no sum', { groups: [{ field: 'sex' }] }, 'measures'],
    ['across one group', { groups: [{ field: 'sex' }], measures: [count], pivot: true }, 'pivot'],
    [
      'across with two sums',
      {
        groups: [{ field: 'sex' }, { field: 'city' }],
        measures: [count, { sum: 'sum', field: 'net' }],
        pivot: true,
      },
      'pivot',
    ],
  ])('%s is refused at its place', (_, part, field) => {
    expect(findExplorerFault({ ...base, ...part })?.field).toBe(field);
  });

  it('that is well made has no fault', () => {
    const groups = [{ field: 'registered', step: 'week' }, { field: 'location' }] as const;
    const filters = [{ field: 'net', op: 'atLeast', values: ['12.50'] }] as const;
    expect(findExplorerFault({ ...base, groups, filters, measures: [count], pivot: true })).toBeNull();
  });

  it('names the fields that tell who a person is', () => {
    const filters = [
      { field: 'patient_phone', op: 'begins', values: ['98'] },
      { field: 'sex', op: 'is', values: ['F'] },
    ] as const;
    expect(personFieldsAsked({ ...base, filters, groups: [{ field: 'patient_name' }] })).toEqual([
      'patient_phone',
      'patient_name',
    ]);
  });
});

it.each(EXPLORER_SUBJECT_NAMES)('the usual columns of %s and its dates are fields of it', (subject) => {
  const { usual, dated } = EXPLORER_SUBJECTS[subject];
  expect([...usual, dated].filter((name) => fieldOf(subject, name) === null)).toEqual([]);
});

it.each(READY_QUESTION_NAMES)('the ready question %s can be asked', (name) => {
  expect(findExplorerFault(READY_QUESTIONS[name].question)).toBeNull();
});
