import { describe, expect, it } from 'vitest';
import { type Delimiters, E1394_DELIMITERS, HL7_DELIMITERS, readTree } from '../delimited-tree.ts';
import { message } from '../drivers/delivered-driver.ts';
import { CSV_FOLDER } from '../drivers/csv-folder.ts';
import { DELIVERED_DRIVERS } from '../drivers/delivered-drivers.ts';
import { MINDRAY_BC_HL7 } from '../drivers/mindray-bc-hl7.ts';
import { SYSMEX_XN_ASTM } from '../drivers/sysmex-xn-astm.ts';
import type { Driver } from '../driver.ts';
import { placesOf } from '../field-path.ts';
import type { MachineResult } from '../machine-message.ts';
import { readMessage } from '../read-message.ts';

const MARKER = 'MARK';

/** Texts with a marker put into each part of a field: another repeat, another component, another sub-component, the end of each. */
function marked(
  field: string,
  { component, repeat, sub }: Pick<Delimiters, 'component' | 'repeat' | 'sub'>,
): string[] {
  const [first = '', ...others] = field.split(repeat);
  const parts = first.split(component);
  const behind = (text: string): string => [text, ...others].join(repeat);
  const inPart = (at: number, change: (part: string) => string): string =>
    behind(
      Array.from({ length: Math.max(parts.length, at + 1) }, (_, one) =>
        one === at ? change(parts[one] ?? '') : (parts[one] ?? ''),
      ).join(component),
    );
  const places = Array.from({ length: parts.length + 9 }, (_, at) => at);
  return [
    `${field}${repeat}${MARKER}`,
    `${MARKER}${repeat}${field}`,
    ...places.map((at) => inPart(at, (part) => `${part}${MARKER}`)),
    ...(sub === null ? [] : places.map((at) => inPart(at, (part) => `${part}${sub}${MARKER}`))),
  ];
}

/** Every message that has the marker in one of the fields that say value, code, unit and flags, in each of its results. */
function markedRecords(
  { driver, example }: (typeof DELIVERED_DRIVERS)[number],
  field: 'value' | 'code' | 'unit' | 'flags',
) {
  const kind = driver.layout.kind;
  if (kind !== 'e1394' && kind !== 'hl7') return [];
  const lines = example.split('\r').filter((line) => line !== '');
  const read = new Set(
    readMessage(driver, example)
      .samples.flatMap(({ results }) => results)
      // The bytes of a picture are no text.
      .filter(({ file }) => field !== 'value' || file === null)
      .map(({ at }) => at),
  );
  const [{ delimiters } = { delimiters: kind === 'hl7' ? HL7_DELIMITERS : E1394_DELIMITERS }] = readTree(
    example,
    kind,
  );
  return (placesOf(driver.result[field], kind) ?? []).flatMap((place) => {
    if (place.kind !== 'record') return [];
    const at = kind === 'hl7' ? place.place.field : place.place.field - 1;
    let count = 0;
    return lines.flatMap((line, number) => {
      const fields = line.split(delimiters.field);
      if (fields[0] !== place.type) return [];
      count += 1;
      if (!read.has(`${place.type}[${count}]`)) return [];
      while (fields.length <= at) fields.push('');
      return marked(fields[at] ?? '', delimiters).map((text) => {
        const changed = fields.with(at, text).join(delimiters.field);
        return { text, example: message(...lines.with(number, changed)), at: `${place.type}[${count}]` };
      });
    });
  });
}

function textsOf(results: readonly MachineResult[]): string[] {
  return results.flatMap(({ code, value, unit, flags, beside }) => [code, value, unit, ...flags, ...beside]);
}

const holds = (texts: readonly string[]): boolean => texts.some((text) => text.includes(MARKER));

/** Drivers whose fields have parts; those of lines and tables have none. */
const OF_RECORDS = DELIVERED_DRIVERS.filter(
  ({ driver: { layout } }) => layout.kind === 'e1394' || layout.kind === 'hl7',
);

describe.each(OF_RECORDS)('$driver.code', (delivered) => {
  it.each(['value', 'code', 'unit', 'flags'] as const)('finds a marker in any part of the %s', (field) => {
    const lost = markedRecords(delivered, field).filter(({ example }) => {
      const { samples } = readMessage(delivered.driver, example);
      return !holds(samples.flatMap(({ results }) => textsOf(results)));
    });
    expect(lost.map(({ text }) => text)).toEqual([]);
  });

  it('posts nothing of a value that it does not read whole', () => {
    const posted = markedRecords(delivered, 'value').flatMap(({ example, text, at }) => {
      const own = readMessage(delivered.driver, example).samples.flatMap(({ results }) => results);
      const here = own.filter((result) => result.at === at);
      return here.some(({ isUnread, file }) => isUnread || file !== null) ||
        holds(here.map(({ value }) => value))
        ? []
        : [text];
    });
    expect(posted).toEqual([]);
  });
});

const table = (titles: string, cells: string) => `${titles}\r\n${cells}\r\n`;

describe('a table', () => {
  it('has the values of both columns where a title stands twice', () => {
    const { samples } = readMessage(CSV_FOLDER.driver, table('Sample ID,K,Na,K', 'S1,4.4,140,5.9'));
    expect(samples[0]?.results.map(({ code, value }) => `${code} ${value}`)).toEqual([
      'Na 140',
      'K 4.4',
      'K 5.9',
    ]);
  });

  it('with one result a row takes no value of two columns of one title', () => {
    const driver: Driver = {
      ...CSV_FOLDER.driver,
      layout: { kind: 'csv', delimiter: ',', hasTitles: true, wide: [] },
      result: { ...CSV_FOLDER.driver.result, code: '{Test}', value: '{Result}' },
    };
    const { samples } = readMessage(driver, table('Sample ID,Test,Result,Result', 'S1,K,4.4,5.9'));
    expect(samples[0]?.results).toMatchObject([{ value: '4.4 5.9', isUnread: true }]);
  });
});

const bareHl7: Driver = { ...MINDRAY_BC_HL7.driver, file: null };
const valueOf = (type: string, said: string): string => {
  const text = message(
    'MSH|^~\\&|S|A|L|B|2025||ORU^R01|M1|P|2.3.1',
    'OBR|1||S1',
    `OBX|1|${type}|1^X||${said}||||||F`,
  );
  const [result] = readMessage(bareHl7, text).samples[0]?.results ?? [];
  return `${result?.isUnread === true ? 'unread ' : ''}${result?.value}`;
};

it.each([
  ['ST', 'Calcium oxalate~Cystine', 'unread Calcium oxalate~Cystine'],
  ['NM', '4.5~5.9', 'unread 4.5~5.9'],
  ['NM', '4.5^5.9', 'unread 4.5^5.9'],
  ['NM', '4.5&5.9', 'unread 4.5&5.9'],
  ['NM', '^5.9', 'unread ^5.9'],
  ['NM', '5.9^^', '5.9'],
  ['NM', '~5.9', 'unread ~5.9'],
  ['ST', 'a\\S\\b', 'a^b'],
  ['CE', '260385009^Negative^SCT', 'Negative'],
  ['CWE', '260385009^Negative^SCT^NEG^negative^L^1^2^Negative', 'Negative'],
  ['CWE', '^^^^^^^^Few cells', 'Few cells'],
  ['CE', 'NEG^^L^260385009^Negative^SCT', 'Negative'],
  ['CE', 'Negative', 'Negative'],
  ['CE', '260385009^^SCT', 'unread 260385009^^SCT'],
  ['CE', '1^Negative^L^2^Positive^L', 'unread 1^Negative^L^2^Positive^L'],
  ['CE', '1^Negative^L~2^Positive^L', 'unread 1^Negative^L~2^Positive^L'],
  ['CWE', '1^Negative^L^^^^^^Weakly positive', 'unread 1^Negative^L^^^^^^Weakly positive'],
  ['SN', '<^0.01', '<0.01'],
  ['SN', '=^5', '5'],
  ['SN', '^1^:^64', '1:64'],
  ['SN', '>=^2000', '>=2000'],
  ['SN', '<>^5', 'unread <>^5'],
  ['SN', '<^0.01~>^5', 'unread <^0.01~>^5'],
  ['SN', '<^0.01^^^9', 'unread <^0.01^^^9'],
])('reads %s %s as %s', (type, said, expected) => {
  expect(valueOf(type, said)).toBe(expected);
});

const flagsIn = (...records: readonly string[]): string[] => {
  const text = message('H|\\^&|||XN', 'P|1', 'O|1|S1', 'R|1|^^^^WBC^1|7.8|||N||F', ...records);
  return readMessage(SYSMEX_XN_ASTM.driver, text).samples.flatMap(({ results }) =>
    results.map(({ code, flags }) => [code, ...flags].join(', ')),
  );
};

describe('a suspect message of a cell counter', () => {
  it('is a flag of each result of its tube where it is raised', () => {
    expect(
      flagsIn('R|2|^^^^HGB^1|9.4|||L||F', 'R|3|^^^^PLT_Clumps?|200|||A', 'R|4|^^^^Positive_Morph||||A'),
    ).toEqual(['WBC, PLT_Clumps? 200 A, Positive_Morph A', 'HGB, PLT_Clumps? 200 A, Positive_Morph A']);
    expect(flagsIn('R|2|^^^^Left_Shift?|20|||N')).toEqual(['WBC']);
  });

  it('is a result of its own where the tube has no others, so that somebody sees it', () => {
    const text = message('H|\\^&|||XN', 'P|1', 'O|1|S1', 'R|1|^^^^Blasts?|120|||A');
    expect(readMessage(SYSMEX_XN_ASTM.driver, text).samples[0]?.results).toMatchObject([{ code: 'Blasts?' }]);
  });
});

it.each([
  ['', 'final'],
  ['F', 'final'],
  ['R', 'final'],
  ['V', 'final'],
  ['C', 'corrected'],
  ['P', 'preliminary'],
  ['S', 'partial'],
  ['I', 'pending'],
  ['W', 'questionable'],
  ['N', 'notAsked'],
  ['X', 'cancelled'],
  ['K', 'questionable'],
  ['F\\P', 'preliminary'],
])('reads R-9 %s as %s', (said, mark) => {
  const text = message('H|\\^&|||XN', 'P|1', 'O|1|S1', `R|1|^^^^WBC^1|7.8|||N||${said}`);
  expect(readMessage(SYSMEX_XN_ASTM.driver, text).samples[0]?.results[0]?.mark).toBe(mark);
});

it.each([
  ['F', 'final'],
  ['U', 'final'],
  ['C', 'corrected'],
  ['P', 'preliminary'],
  ['R', 'preliminary'],
  ['S', 'partial'],
  ['I', 'pending'],
  ['W', 'wrong'],
  ['N', 'notAsked'],
  ['O', 'notAsked'],
  ['D', 'deleted'],
  ['X', 'cancelled'],
  ['?', 'questionable'],
])('reads OBX-11 %s as %s', (said, mark) => {
  const text = message(
    'MSH|^~\\&|S|A|L|B|2025||ORU^R01|M1|P|2.3.1',
    'OBR|1||S1',
    `OBX|1|NM|1^X||4.4||||||${said}`,
  );
  expect(readMessage(bareHl7, text).samples[0]?.results[0]?.mark).toBe(mark);
});
