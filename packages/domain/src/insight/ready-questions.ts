import type { ExplorerQuestion } from './explorer-query.ts';

interface ReadyQuestion {
  /** English, as its file is headed. */
  readonly label: string;
  readonly question: ExplorerQuestion;
}

const count = { sum: 'count', field: null } as const;
const none = { filters: [], columns: [], groups: [], measures: [], pivot: false } as const;

/** Reports that every lab has: nobody has to build or save them first. */
export const READY_QUESTIONS = {
  registrations: { label: 'Bills registered', question: { ...none, subject: 'bills' } },
  salesByReferrer: {
    label: 'Bills and amounts by referrer',
    question: {
      ...none,
      subject: 'bills',
      groups: [{ field: 'ref_name' }],
      measures: [count, { sum: 'sum', field: 'net' }, { sum: 'sum', field: 'due' }],
    },
  },
  testsByDepartment: {
    label: 'Tests by department and test',
    question: {
      ...none,
      subject: 'tests',
      groups: [{ field: 'department' }, { field: 'test_name' }],
      measures: [count],
    },
  },
  lateTests: {
    label: 'Tests that were late',
    question: {
      ...none,
      subject: 'tests',
      filters: [{ field: 'in_time', op: 'is', values: ['no'] }],
      columns: [
        'lab_id',
        'test_name',
        'department',
        'location',
        'received_at',
        'due_at',
        'checked_at',
        'test_state',
      ],
    },
  },
  moneyByMode: {
    label: 'Money by day and mode',
    question: {
      ...none,
      subject: 'money',
      groups: [{ field: 'posted_at', step: 'day' }, { field: 'payment_mode' }],
      measures: [count, { sum: 'sum', field: 'came' }, { sum: 'sum', field: 'went' }],
    },
  },
} as const satisfies Readonly<Record<string, ReadyQuestion>>;

export type ReadyQuestionName = keyof typeof READY_QUESTIONS;
// as: the keys of a constant are the names of its type
export const READY_QUESTION_NAMES = Object.keys(READY_QUESTIONS) as readonly ReadyQuestionName[];
