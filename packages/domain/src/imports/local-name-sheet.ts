import { NAMED_THINGS, type NamedThing } from '../catalogue/local-name.ts';
import { choiceColumn, codeColumn, textColumn } from './columns.ts';
import type { Sheet } from './sheet.ts';

/** Names of a test or parameter as a row of a file. */
export interface LocalNameRow {
  readonly thing: NamedThing;
  readonly code: string;
  readonly hi: string;
  readonly mr: string;
}

/** The file of the names in Hindi and Marathi. */
export const localNameSheet: Sheet<LocalNameRow> = {
  key: 'thing',
  keyWith: ['code'],
  aliases: { code: ['test code', 'parameter code'], hi: ['hindi'], mr: ['marathi'] },
  columns: {
    thing: choiceColumn('kind', NAMED_THINGS),
    code: codeColumn('code'),
    hi: textColumn('name_hindi'),
    mr: textColumn('name_marathi'),
  },
};
