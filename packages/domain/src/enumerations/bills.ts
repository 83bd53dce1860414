/** Languages of the screens and of what is printed: English, Hindi, Marathi. */
export const LANGUAGES = ['en', 'hi', 'mr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** stat is done before everything else of its kind. */
export const BILL_PRIORITIES = ['routine', 'stat'] as const;
export type BillPriority = (typeof BILL_PRIORITIES)[number];

/** What can be ordered: one test, tests reported under one name, tests sold under one price. */
export const TEST_KINDS = ['test', 'profile', 'package'] as const;
export type TestKind = (typeof TEST_KINDS)[number];
