import { csvRows } from './csv-rows.ts';
import { readTree, textAt, textsAt, type TreeRecord } from './delimited-tree.ts';
import type { Driver, DriverLayout } from './driver.ts';
import { placesOf, type PathPlace } from './field-path.ts';
import type { ReadFault } from './machine-message.ts';
import { matches } from './safe-pattern.ts';

/** One record, line or block of a message, with what stands before it. */
export interface MessageRow {
  /** Place in the message, such as `R[2]`. */
  readonly at: string;
  /** Type of the record; empty in other layouts. */
  readonly type: string;
  /** Whether it may be a result. */
  readonly isResult: boolean;
  /** What stands at a place, in each repeat that has something there. */
  texts(place: PathPlace): string[];
}

export interface MessageRows {
  readonly rows: readonly MessageRow[];
  readonly faults: readonly ReadFault[];
}

/** A record that begins something new: what these types said before counts no more. */
const BEGINS: Readonly<Record<string, readonly string[]>> = {
  H: ['P', 'O', 'R', 'C', 'Q', 'M'],
  P: ['O', 'R', 'C'],
  O: ['R', 'C'],
  MSH: ['PID', 'PV1', 'ORC', 'OBR', 'SPM', 'SAC', 'INV', 'TCD', 'OBX', 'QPD', 'QRD', 'EQU'],
  PID: ['PV1', 'ORC', 'OBR', 'SPM', 'SAC', 'INV', 'TCD', 'OBX'],
  SPM: ['SAC', 'INV', 'OBR', 'ORC', 'TCD', 'OBX'],
  OBR: ['OBX', 'TCD', 'SID', 'NTE'],
  // What follows a result is about that result.
  OBX: ['TCD', 'SID', 'NTE'],
  R: ['C', 'M'],
};

const SEGMENT = /^[A-Z][A-Z0-9]{2}$/u;
const RECORD = /^[A-Z]$/u;

function resultTypes({ result, layout }: Driver): string[] {
  return (placesOf(result.value, layout.kind) ?? []).flatMap((place) =>
    place.kind === 'record' ? [place.type] : [],
  );
}

function treeRows(driver: Driver, text: string, grammar: 'e1394' | 'hl7'): MessageRows {
  const isType = grammar === 'hl7' ? SEGMENT : RECORD;
  const types = resultTypes(driver);
  const counts = new Map<string, number>();
  const faults: ReadFault[] = [];
  let known: ReadonlyMap<string, TreeRecord> = new Map();
  let behind = new Map<string, TreeRecord>();
  const rows = readTree(text, grammar).map((record): MessageRow => {
    const { type } = record;
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    const at = `${type.slice(0, 3)}[${count}]`;
    if (!isType.test(type)) faults.push({ code: 'bad-line', at });
    const over = BEGINS[type] ?? [];
    known = new Map([...known].filter(([one]) => !over.includes(one))).set(type, record);
    const here = known;
    // What stands behind a result until the next one counts where nothing before it does.
    if (types.includes(type) || BEGINS[type] !== undefined) behind = new Map();
    else if (!behind.has(type)) behind.set(type, record);
    const next = behind;
    return {
      at,
      type,
      isResult: types.includes(type),
      texts: (place) => {
        if (place.kind !== 'record') return [];
        const found = here.get(place.type) ?? next.get(place.type);
        return found === undefined ? [] : recordTexts(found, place);
      },
    };
  });
  const header = grammar === 'hl7' ? 'MSH' : 'H';
  if (rows[0]?.type !== header) faults.unshift({ code: 'no-header', at: '' });
  return { rows, faults };
}

const SN_TYPE = { field: 2, component: null, sub: null };
const SN_VALUE = 5;

function recordTexts(record: TreeRecord, { place }: PathPlace & { readonly kind: 'record' }): string[] {
  // A structured number (HL7 2.A.71): `<^5` is <5, `^1^:^64` is 1:64.
  const isStructured = record.type === 'OBX' && place.field === SN_VALUE && place.component === null;
  if (isStructured && textAt(record, SN_TYPE) === 'SN')
    return [textAt(record, place).replaceAll(record.delimiters.component, '')].filter((one) => one !== '');
  return textsAt(record, place);
}

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
    return {
      at: `${at} result[${number + 1}]`,
      type: '',
      isResult: true,
      texts: (place) => (place.kind === 'slice' ? slice(place.ofResult ? block : line, place) : []),
    };
  });
}

function fixedRows(layout: Fixed, text: string): MessageRows {
  const faults: ReadFault[] = [];
  const lines = text.split(/\r\n|\r|\n/u);
  const rows = lines.flatMap((line, number): MessageRow[] => {
    const at = `line[${number + 1}]`;
    if (line.trim() === '') return [];
    if (matches(layout.line, line)) return blockRows(layout, line, at);
    if (layout.ignored === null || !matches(layout.ignored, line)) faults.push({ code: 'bad-line', at });
    return [];
  });
  return { rows, faults };
}

type Csv = DriverLayout & { readonly kind: 'csv' };

function sheetRows(layout: Csv, text: string): MessageRows {
  const { delimiter, hasTitles, wide } = layout;
  const all = csvRows(text.replace(/^\uFEFF/u, ''), delimiter);
  const titles = hasTitles ? (all[0] ?? []).map((title) => title.trim().toLowerCase()) : [];
  const faults: ReadFault[] = hasTitles && all.length === 0 ? [{ code: 'no-header', at: '' }] : [];
  const rows = all.slice(hasTitles ? 1 : 0).flatMap((cells, number): MessageRow[] => {
    const at = `row[${number + 1}]`;
    const cellOf = (place: PathPlace): string => {
      if (place.kind === 'title') return cells[titles.indexOf(place.title)] ?? '';
      return place.kind === 'column' ? (cells[place.column] ?? '') : '';
    };
    const row = (where: string, named: Readonly<Record<string, string>>): MessageRow => ({
      at: where,
      type: '',
      isResult: true,
      texts: (place) => {
        const stands = place.kind === 'name' ? (named[place.name] ?? '') : cellOf(place);
        return stands.trim() === '' ? [] : [stands.trim()];
      },
    });
    if (hasTitles && cells.length > titles.length) faults.push({ code: 'bad-line', at });
    if (wide.length === 0) return [row(at, {})];
    return wide.flatMap((title) => {
      const cell = cells[titles.indexOf(title.trim().toLowerCase())] ?? '';
      return cell.trim() === '' ? [] : [row(`${at} ${title}`, { TITLE: title, CELL: cell })];
    });
  });
  return { rows, faults };
}

/** The records, lines or blocks of a decoded message, each with what of the message it may look at. Never throws. */
export function messageRows(driver: Driver, text: string): MessageRows {
  const { layout } = driver;
  switch (layout.kind) {
    case 'e1394':
    case 'hl7':
      return treeRows(driver, text, layout.kind);
    case 'fixed':
      return fixedRows(layout, text);
    case 'csv':
      return sheetRows(layout, text);
  }
}
