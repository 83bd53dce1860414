import { importsFault } from '../faults/imports-faults.ts';
import { htmlFault } from '../masters/html-fault.ts';
import type { MasterField, MasterValue, NumberField } from '../masters/master-field.ts';
import type { Master } from '../masters/masters.ts';
import {
  choiceColumn,
  codeColumn,
  codeOrNothing,
  numberColumn,
  statusColumn,
  textColumn,
  yesNoColumn,
} from './columns.ts';
import { listColumn } from './list-cell.ts';
import type { Sheet } from './sheet.ts';
import { cellFault, cellOf, type SheetColumn } from './sheet-column.ts';

/** A record of a declared master as a row of a file: its fields beside `code`, `name` and `status`. */
export type MasterRow = Readonly<Record<string, MasterValue>>;

function titleOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function wordsColumn(title: string, words: readonly string[]): SheetColumn<readonly string[]> {
  return listColumn<string>(title, {
    read: ({ group, text, mark }) => {
      const found = words.find((word) => word === text.toLowerCase());
      return found === undefined || mark !== '' || group !== null
        ? cellFault(importsFault('cell-none-of', { text, words: words.join(', ') }))
        : cellOf(found);
    },
    write: (text) => ({ text, group: null, mark: '' }),
  });
}

function htmlColumn(title: string): SheetColumn<string> {
  const text = textColumn(title, { required: true });
  return {
    ...text,
    read: (cell) => {
      const fault = htmlFault(cell);
      return fault === null ? text.read(cell) : cellFault(fault);
    },
  };
}

function numberColumnOf(title: string, { usual }: NumberField): SheetColumn<MasterValue> {
  const column = numberColumn(title);
  if (usual === undefined) return column;
  return { ...column, required: false, read: (cell) => (cell === '' ? cellOf(usual) : column.read(cell)) };
}

function columnOf(name: string, field: MasterField): SheetColumn<MasterValue> {
  const title = titleOf(name);
  switch (field.kind) {
    case 'text':
      return textColumn(title, { required: field.required });
    case 'html':
      return htmlColumn(title);
    case 'flag':
      return yesNoColumn(title);
    case 'number':
      return numberColumnOf(title, field);
    case 'choice':
      return choiceColumn(title, field.words);
    case 'choices':
      return wordsColumn(title, field.words);
    case 'reference':
      return field.required ? codeColumn(title) : codeOrNothing(title);
  }
}

/** The file of a declared master: code, name, its fields in their order, status. */
export function masterSheet({ fields }: Master): Sheet<MasterRow> {
  return {
    key: 'code',
    columns: {
      code: codeColumn('code'),
      name: textColumn('name', { required: true }),
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnOf(name, field)])),
      status: statusColumn('status'),
    },
  };
}
