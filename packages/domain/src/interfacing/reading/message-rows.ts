import { csvRows } from './csv-rows.ts';
import type { Driver, DriverLayout } from '../driver.ts';
import type { PathPlace } from '../field-path.ts';
import type { ReadFault } from '../machine-message.ts';
import { type MessageRow, type MessageRows, plainField } from './message-row.ts';
import type { PatternSearch } from './safe-pattern.ts';
import { treeRows } from './tree-rows.ts';

type Fixed = DriverLayout & { readonly kind: 'fixed' };

function slice(text: string, { from, length }: { from: number; length: number }): string[] {
  const found = text.slice(from, from + length).trim();
  return found === '' ? [] : [found];
}

function blockRows(layout: Fixed, line: string, at: string): MessageRow[] {
  const { resultsFrom, resultLength } = layout;
  const rest = line.slice(resultsFrom - 1).trimEnd();
  const count = Math.ceil(rest.length / resultLength);
  return Array.from({ length: count }, (_, number): MessageRow => {
    const block = rest.slice(number * resultLength, (number + 1) * resultLength);
    const sliceOf = (place: PathPlace): string[] =>
      place.kind === 'slice' ? slice(place.ofResult ? block : line, place) : [];
    return {
      at: `${at} result[${number + 1}]`,
      type: '',
      isResult: true,
      texts: sliceOf,
      field: (place) => plainField(sliceOf(place)),
      namesSeveral: () => false,
    };
  });
}

function fixedRows(layout: Fixed, text: string, search: PatternSearch): MessageRows {
  const faults: ReadFault[] = [];
  const lines = text.split(/\r\n|\r|\n/u);
  const rows = lines.flatMap((line, number): MessageRow[] => {
    const at = `line[${number + 1}]`;
    if (line.trim() === '') return [];
    if (search.matches(layout.line, line)) return blockRows(layout, line, at);
    if (layout.ignored === null || !search.matches(layout.ignored, line))
      faults.push({ code: 'bad-line', at });
    return [];
  });
  return { rows, faults };
}

type Csv = DriverLayout & { readonly kind: 'csv' };

function filled(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

function sheetRows(layout: Csv, text: string): MessageRows {
  const { delimiter, hasTitles, wide } = layout;
  const all = csvRows(text.replace(/^\uFEFF/u, ''), delimiter);
  const titles = hasTitles ? (all[0] ?? []).map((title) => title.trim().toLowerCase()) : [];
  const faults: ReadFault[] = hasTitles && all.length === 0 ? [{ code: 'no-header', at: '' }] : [];
  const rows = all.slice(hasTitles ? 1 : 0).flatMap((cells, number): MessageRow[] => {
    const at = `row[${number + 1}]`;
    // A title that stands twice has the cells of both columns.
    const cellsOf = (title: string): string[] => cells.filter((_, column) => titles[column] === title);
    const textsOf = (place: PathPlace, named: Readonly<Record<string, string>>): string[] => {
      if (place.kind === 'name') return filled([named[place.name] ?? '']);
      if (place.kind === 'title') return filled(cellsOf(place.title));
      return place.kind === 'column' ? filled([cells[place.column] ?? '']) : [];
    };
    const row = (where: string, named: Readonly<Record<string, string>>): MessageRow => ({
      at: where,
      type: '',
      isResult: true,
      texts: (place) => textsOf(place, named),
      field: (place) => plainField(textsOf(place, named)),
      namesSeveral: () => false,
    });
    if (hasTitles && cells.length > titles.length) faults.push({ code: 'bad-line', at });
    if (wide.length === 0) return [row(at, {})];
    return wide.flatMap((title) => {
      return filled(cellsOf(title.trim().toLowerCase())).map((cell) =>
        row(`${at} ${title}`, { TITLE: title, CELL: cell }),
      );
    });
  });
  return { rows, faults };
}

/** The records, lines or blocks of a decoded message, each with what of the message it may look at. Throws TooMuchSearched alone. */
export function messageRows(driver: Driver, text: string, search: PatternSearch): MessageRows {
  const { layout } = driver;
  switch (layout.kind) {
    case 'e1394':
    case 'hl7':
      return treeRows(driver, text, layout.kind);
    case 'fixed':
      return fixedRows(layout, text, search);
    case 'csv':
      return sheetRows(layout, text);
  }
}
