/** Codes of the kinds of task (spec §4 "Task types"). */
export const TASK_TYPES = {
  'sample pickup': 0,
  'sample box pickup': 1,
  'report delivery': 2,
  'cash pickup': 3,
  'home collection': 4,
} as const;
export type TaskType = keyof typeof TASK_TYPES;

export const REQUEST_KINDS = ['logistics request', 'phlebotomy request'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
