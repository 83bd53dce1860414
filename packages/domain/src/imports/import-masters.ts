import { MASTER_NAMES } from '../masters/masters.ts';

/** Masters that are filled from a file, by the name of their file. */
export const IMPORT_MASTERS = [
  'tests',
  'parameters',
  'ranges',
  'departments',
  'agencies',
  'doctors',
  'locations',
  'rates',
  'local-names',
  'employees',
  'vendors',
  ...MASTER_NAMES,
] as const;
export type ImportMaster = (typeof IMPORT_MASTERS)[number];

/** What becomes of a row of a file. */
export const ROW_VERDICTS = ['new', 'changed', 'same', 'bad'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

/** Kinds of files that masters are read from. */
export const IMPORT_ENDINGS = ['csv', 'xlsx'] as const;
export type ImportEnding = (typeof IMPORT_ENDINGS)[number];
