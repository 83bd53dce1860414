import { fieldText, readTree, repeatsAt, textsAt, type TreeRecord } from '../delimited-tree.ts';
import type { Driver } from '../driver.ts';
import { placesOf, type PathPlace } from '../field-path.ts';
import { hl7Groups } from './hl7-groups.ts';
import type { ReadFault } from '../machine-message.ts';
import type { MessageRow, MessageRows, SaidField } from './message-row.ts';

/** A record that begins something new: what these types said before counts no more. SPM, SAC and ORC go by the groups of HL7. */
const BEGINS: Readonly<Record<string, readonly string[]>> = {
  H: ['P', 'O', 'R', 'C', 'Q', 'M'],
  P: ['O', 'R', 'C'],
  O: ['R', 'C'],
  MSH: ['PID', 'PV1', 'OBR', 'INV', 'TCD', 'OBX', 'QPD', 'QRD', 'EQU'],
  PID: ['PV1', 'OBR', 'INV', 'TCD', 'OBX'],
  OBR: ['OBX', 'TCD', 'SID', 'NTE'],
  // What follows a result is about that result.
  OBX: ['TCD', 'SID', 'NTE'],
  R: ['C', 'M'],
};
/** Where specimens stand in front of their orders, a new one begins new orders as well. */
const SPECIMEN_BEGINS = ['INV', 'OBR', 'TCD', 'OBX'];
const ENDS_BEHIND = [...Object.keys(BEGINS), 'SPM'];

const SEGMENT = /^[A-Z][A-Z0-9]{2}$/u;
const RECORD = /^[A-Z]$/u;

function resultTypes({ result, layout }: Driver): string[] {
  return (placesOf(result.value, layout.kind) ?? []).flatMap((place) =>
    place.kind === 'record' ? [place.type] : [],
  );
}

/** The records of a message, each with the ones before and behind it that it belongs to. Never throws. */
export function treeRows(driver: Driver, text: string, grammar: 'e1394' | 'hl7'): MessageRows {
  const isType = grammar === 'hl7' ? SEGMENT : RECORD;
  const types = resultTypes(driver);
  const records = readTree(text, grammar);
  const groups = grammar === 'hl7' ? hl7Groups(records) : null;
  const counts = new Map<string, number>();
  const faults: ReadFault[] = [];
  let known: ReadonlyMap<string, TreeRecord> = new Map();
  let behind = new Map<string, TreeRecord>();
  const rows = records.map((record, number): MessageRow => {
    const { type } = record;
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    const at = `${type.slice(0, 3)}[${count}]`;
    if (!isType.test(type)) faults.push({ code: 'bad-line', at });
    const over = groups?.beginsSpecimen(number) === true ? SPECIMEN_BEGINS : (BEGINS[type] ?? []);
    known = new Map([...known].filter(([one]) => !over.includes(one))).set(type, record);
    const here = known;
    // What stands behind a result until the next one counts where nothing before it does.
    if (types.includes(type) || ENDS_BEHIND.includes(type)) behind = new Map();
    else if (!behind.has(type)) behind.set(type, record);
    const next = behind;
    const recordsOf = (sought: string): readonly TreeRecord[] => {
      const grouped = groups?.find(number, sought) ?? null;
      if (grouped !== null) return grouped;
      const found = here.get(sought) ?? next.get(sought);
      return found === undefined ? [] : [found];
    };
    return {
      at,
      type,
      isResult: types.includes(type),
      texts: (place) =>
        place.kind === 'record' ? recordsOf(place.type).flatMap((found) => textsAt(found, place.place)) : [],
      field: (place) => fieldIn(recordsOf, place),
      namesSeveral: (place) => place.kind === 'record' && areSeveral(recordsOf(place.type)),
    };
  });
  const header = grammar === 'hl7' ? 'MSH' : 'H';
  if (rows[0]?.type !== header) faults.unshift({ code: 'no-header', at: '' });
  return { rows, faults };
}

/** The field of the first record that has something there. */
function fieldIn(recordsOf: (type: string) => readonly TreeRecord[], place: PathPlace): SaidField | null {
  if (place.kind !== 'record') return null;
  for (const record of recordsOf(place.type)) {
    const repeats = repeatsAt(record, place.place.field);
    if (repeats.some((one) => one.some((part) => part.some((end) => end.trim() !== ''))))
      return { repeats, text: fieldText(repeats, record.delimiters) };
  }
  return null;
}

/** Fields that name a specimen or container: SPM-2; SAC-3 and SAC-4. */
const NAMING: Readonly<Record<string, readonly number[]>> = { SPM: [2], SAC: [3, 4] };

/** Whether segments of one group name different specimens. */
function areSeveral(records: readonly TreeRecord[]): boolean {
  const names = records.map((record) =>
    (NAMING[record.type] ?? [])
      .map((field) => fieldText(repeatsAt(record, field), record.delimiters))
      .join('|'),
  );
  return new Set(names).size > 1;
}
