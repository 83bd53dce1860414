/** Faults of fields: links. */
export const linksFaults = {
  'no-own-address': 'This service has no address of its own',
  'must-look-like': 'Must look like {example}',
  'give-one-id': 'Give {wanted}, and no other id',
  'lab-lacks-parameter': 'The lab has no such parameter',
  'twice-in-file': 'Twice in this file, first in row {row}',
  'quote-not-closed': 'A quotation mark is opened here and never closed',
  'after-closing-quote': 'Something follows a closing quotation mark',
  'quote-inside': 'A quotation mark stands inside a text that does not begin with one',
  'row-too-long': 'This row is longer than a row may be',
  'no-csv-from-here': 'From here on the file is no CSV',
  'too-many-rows': 'A file has at most {most} rows below its head',
  'workbook-without-sheet': 'The workbook has no sheet',
  'no-workbook-from-here': 'From here on the workbook cannot be read',
} as const satisfies Readonly<Record<string, string>>;
