/** Notes of the books: a credit note owes a party something, a debit note claims more from it for a bill. */
export const NOTE_KINDS = ['credit', 'debit'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** What a note is called on paper. */
export const NOTE_TITLES = { credit: 'Credit note', debit: 'Debit note' } as const satisfies Record<
  NoteKind,
  string
>;

/** The series in which each kind is numbered (CGST rule 53: a series of its own, at most 16 characters). */
export const NOTE_SERIES = { credit: 'C', debit: 'D' } as const satisfies Record<NoteKind, string>;
