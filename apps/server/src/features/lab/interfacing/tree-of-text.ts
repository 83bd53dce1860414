import type { TreeLine } from '@nidan/contract/lab/interfacing/machine-data-views';
import { type Grammar, readTree, type TreeRecord } from '@nidan/domain/interfacing/delimited-tree';
import type { DriverLayout } from '@nidan/domain/interfacing/driver';

/** A tree is for people: what is longer is read in the bytes. */
const MOST_LINES = 2_000;
const LONGEST = 500;

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function fieldText(record: TreeRecord, at: number): string {
  const { component, repeat, sub } = record.delimiters;
  const field = record.fields[at] ?? [];
  return field.map((one) => one.map((part) => part.join(sub ?? component)).join(component)).join(repeat);
}

function linesOfRecord(record: TreeRecord, place: string, isHl7: boolean): TreeLine[] {
  const isHeader = isHl7 && ['MSH', 'FHS', 'BHS'].includes(record.type);
  // E1394 counts the type as the first field; HL7 counts from behind it, and its header one more.
  const offset = isHl7 ? (isHeader ? 1 : 0) : 1;
  const fields = record.fields.flatMap((_, at): TreeLine[] => {
    const text = at === 0 ? '' : fieldText(record, at);
    return text === '' ? [] : [{ at: `${place}.${at + offset}`, depth: 1, text: shortened(text) }];
  });
  return [{ at: place, depth: 0, text: record.type }, ...fields];
}

function linesOfTree(text: string, grammar: Grammar): TreeLine[] {
  const seen = new Map<string, number>();
  return readTree(text, grammar).flatMap((record) => {
    const count = (seen.get(record.type) ?? 0) + 1;
    seen.set(record.type, count);
    return linesOfRecord(record, `${record.type}[${count}]`, grammar === 'hl7');
  });
}

/** A message as people read it: its records with their fields, or its lines. */
export function treeOfText(text: string, { kind }: DriverLayout): TreeLine[] {
  const lines =
    kind === 'e1394' || kind === 'hl7'
      ? linesOfTree(text, kind)
      : text
          .split(/\r\n|\r|\n/u)
          .filter((line) => line !== '')
          .map((line, at) => ({ at: `line[${at + 1}]`, depth: 0, text: shortened(line) }));
  return lines.slice(0, MOST_LINES);
}
