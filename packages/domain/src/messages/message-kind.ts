/** What a patient or an agency is told: a bill and what was paid, a due, an advance, a credit or debit note, a report that is ready. */
export const MESSAGE_KINDS = ['bill', 'due', 'advance', 'note', 'report'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
