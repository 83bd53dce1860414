import { importsFault } from '../faults/imports-faults.ts';
import { cellFault, cellOf, type CellReading, type SheetColumn } from './sheet-column.ts';

/** What has a meaning in a list: it is written with a backslash before it. */
const SIGNS = /[\\;[\]*?!]/g;
const ITEM = /^(?:\[((?:\\.|[^\\\]])*)\]\s*)?((?:\\.|[^\\[\]*?])*?)\s*([*?!]?)$/s;

/** An entry of a list in one cell: `[group] text?`, where the group and the mark at its end may be absent. */
export interface ListEntry {
  readonly group: string | null;
  readonly text: string;
  readonly mark: '' | '*' | '?' | '!';
}

function escaped(text: string): string {
  return text.replace(SIGNS, '\\$&');
}

function plain(text: string): string {
  return text.replace(/\\(.)/gs, '$1');
}

/** Entries in one cell: `[Red cells] HB; RBC?; MCV`. */
export function writeList(entries: readonly ListEntry[]): string {
  return entries
    .map(({ group, text, mark }) => `${group === null ? '' : `[${escaped(group)}] `}${escaped(text)}${mark}`)
    .join('; ');
}

/** The parts between semicolons that have no backslash before them. */
function partsOf(cell: string): string[] {
  let part = '';
  const parts: string[] = [];
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell.charAt(at);
    if (sign === ';') {
      parts.push(part);
      part = '';
    } else {
      part += sign;
      if (sign === '\\') part += cell.charAt((at += 1));
    }
  }
  return [...parts, part].map((one) => one.trim());
}

/** The entries of a cell that `writeList` or a person wrote. */
export function readList(cell: string): CellReading<readonly ListEntry[]> {
  if (cell === '') return cellOf([]);
  const entries: ListEntry[] = [];
  for (const item of partsOf(cell)) {
    const [, group, text = '', mark = ''] = ITEM.exec(item) ?? [];
    if (text === '') return cellFault(importsFault('cell-no-entry', { item }));
    entries.push({
      group: group === undefined ? null : plain(group),
      text: plain(text),
      mark: mark === '*' || mark === '?' || mark === '!' ? mark : '',
    });
  }
  return cellOf(entries);
}

/** A column whose cells are lists, of what one entry says. */
export function listColumn<Value>(
  title: string,
  entry: { read(entry: ListEntry): CellReading<Value>; write(value: Value): ListEntry },
): SheetColumn<readonly Value[]> {
  return {
    title,
    required: false,
    read: (text) => {
      const list = readList(text);
      if (!list.ok) return list;
      const values: Value[] = [];
      for (const one of list.value) {
        const reading = entry.read(one);
        if (!reading.ok) return reading;
        values.push(reading.value);
      }
      return cellOf(values);
    },
    write: (values) => writeList(values.map((value) => entry.write(value))),
  };
}

function wordsColumn(title: string, what: 'code' | 'name', kept: (text: string) => string) {
  return listColumn<string>(title, {
    read: ({ group, text, mark }) =>
      group !== null || mark !== ''
        ? cellFault(importsFault(`cell-no-${what}`, { text }))
        : cellOf(kept(text)),
    write: (text) => ({ text, group: null, mark: '' }),
  });
}

/** A column whose cells are codes of other records, in capital letters. */
export function codesColumn(title: string): SheetColumn<readonly string[]> {
  return wordsColumn(title, 'code', (text) => text.toUpperCase());
}

/** A column whose cells are names of other records. */
export function namesColumn(title: string): SheetColumn<readonly string[]> {
  return wordsColumn(title, 'name', (text) => text);
}
