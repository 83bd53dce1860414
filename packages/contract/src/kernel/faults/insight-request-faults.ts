/** Faults of fields: insight. */
export const insightRequestFaults = {
  'question-needed': 'Choose a kept question or a ready one',
  'own-schedule-days':
    'Give the first day and the number of days for a schedule of your own, and for no other',
  'too-many-pivots': '{count} columns would stand across, {most} are the most. Narrow the last group',
  'statement-of-needed': 'Choose an account, a place, a patient, an agency or a bill',
} as const satisfies Readonly<Record<string, string>>;
