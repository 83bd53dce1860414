import { type Delimiters, E1394_DELIMITERS, readTree, type TreeRecord, writeTree } from './delimited-tree.ts';
import type { MachineOrder } from './machine-order.ts';

export interface E1394Orders {
  /** Those with codes. */
  readonly orders: readonly MachineOrder[];
  /** What stands around a code in O-5: `^^^{code}`. */
  readonly code: string;
  /** The message that asks; empty: nothing asked. */
  readonly asked: string;
  readonly isAnswer: boolean;
  readonly now: string;
}

/** Places of the standard (E1394 6 to 12), each counted with the type as 1. */
type Places = Readonly<Record<number, string | readonly string[]>>;

const CODE = '{code}';

function record(delimiters: Delimiters, type: string, places: Places): TreeRecord {
  const last = Math.max(1, ...Object.keys(places).map(Number));
  const fields = Array.from({ length: last }, (_, at) => {
    const said = at === 0 ? type : (places[at + 1] ?? '');
    const repeats = typeof said === 'string' ? [said] : said;
    return repeats.map((one) => one.split(COMPONENT).map((part) => [part]));
  });
  return { type, delimiters, fields };
}

/** Parts components until the delimiters of the machine do. */
const COMPONENT = '\u001f';

function orderRecords(
  order: MachineOrder,
  number: number,
  { code, isAnswer }: E1394Orders,
): [string, Places][] {
  const { sampleId, person, isUrgent, codes, collectedAt, specimen } = order;
  const template = code.replaceAll('^', COMPONENT);
  return [
    [
      'P',
      { 2: String(number), 4: person.personId, 6: person.name, 8: person.birthDate, 9: person.sex, 10: '' },
    ],
    [
      'O',
      {
        2: '1',
        3: sampleId,
        5: codes.map((one) => template.replaceAll(CODE, () => one)),
        6: isUrgent ? 'S' : 'R',
        8: collectedAt ?? '',
        12: 'N',
        16: specimen,
        26: isAnswer ? 'Q' : 'O',
      },
    ],
  ];
}

/** A message of orders, with the delimiters of the machine that asked. L-3 says whether there was something: F, or I. */
export function writeE1394(given: E1394Orders): string {
  const [asked] = readTree(given.asked, 'e1394');
  const delimiters = asked?.type === 'H' ? asked.delimiters : E1394_DELIMITERS;
  const { repeat, component, escape } = delimiters;
  const end = given.isAnswer ? (given.orders.length > 0 ? 'F' : 'I') : 'N';
  const records: [string, Places][] = [
    ['H', { 5: 'LIS', 12: 'P', 13: 'LIS2-A2', 14: given.now }],
    ...given.orders.flatMap((order, at) => orderRecords(order, at + 1, given)),
    ['L', { 2: '1', 3: end }],
  ];
  const written = records.map(([type, places]) => record(delimiters, type, places));
  const [header, ...rest] = written;
  if (header === undefined) return '';
  const marked = {
    ...header,
    fields: [[[['H']]], [[[repeat + component + escape]]], ...header.fields.slice(2)],
  };
  return writeTree([marked, ...rest], 'e1394');
}
