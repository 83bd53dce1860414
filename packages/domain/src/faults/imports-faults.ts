import { faultsFrom } from '../text/fault.ts';

/** Faults of fields: imports. */
export const importsFaults = {
  'cell-no-number': '"{text}" is no number: write it like 1250 or 12.5',
  'cell-not-rupees': '"{text}" is not in whole rupees',
  'cell-no-day': '"{text}" is no day: write it like 2026-12-31',
  'cell-no-flag': '"{text}" is neither yes nor no',
  'cell-none-of': '"{text}" is none of {words}',
  'cell-no-entry': '"{item}" is no entry: put one semicolon between two',
  'cell-no-code': '"{text}" is no code',
  'cell-no-name': '"{text}" is no name',
  'cell-formula': 'This is a formula: put in its value',
  'cell-digits-lost': 'A number cell keeps 15 digits: format the cell as text and type the number again',
  'row-has-more': 'The row has more than its {count} columns',
  'new-needs-column': 'A new record needs this column',
  'column-missing': 'The column "{column}" is missing',
  'cell-volume': '"{text}": write the code of a test and how many a month, like "CBC 120"',
  'cell-other-sender': '"{text}" is another sender: write {own} or leave it empty',
  'cell-choice-mark': '"{text}": only * for abnormal or ! for critical may follow a choice',
  'cell-no-age': '"{text}" is no age: write it like birth, 6 h, 7 d, 6 w, 6 m, 12 y or no end',
  'cell-no-band': '"{text}" is no band: write them like [Low] <=3.4; [High] >=3.5, or [Borderline] 160-189',
  'cell-run': '"{text}": write a run as "Mon Thu 08:00 cut-off 30 min"',
  'cell-format': '"{text}": write a format as "new page, without previous, method in heading"',
  'cell-parameter-mark': '"{text}": only a question mark may follow the code of a parameter',
  'cell-member': '"{text}": a member is its code alone',
  'cell-stage': '"{text}": write a stage as "Grossing: HP_SPEC, HP_GROSS" or its name alone',
  'cell-reflex': '"{text}": write a rule as "TSH is H, HH: suggest FT4" or "TG in 400..: add LDLD free"',
} as const satisfies Readonly<Record<string, string>>;

/** A fault of this record. */
export const importsFault = faultsFrom(importsFaults);
