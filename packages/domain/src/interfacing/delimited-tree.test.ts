import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Grammar,
  readTree,
  repeatsAt,
  textAt,
  textsAt,
  type TreeRecord,
  writeTree,
} from './delimited-tree.ts';

const whole = (field: number) => ({ field, component: null, sub: null });
const part = (field: number, component: number) => ({ field, component, sub: null });

function recordOf(records: readonly TreeRecord[], type: string): TreeRecord {
  const found = records.find((record) => record.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
}

describe('reading', () => {
  it('counts the fields as each standard does', () => {
    const e1394 = readTree('H|\\^&|||SIM^1.0\rR|1|^^^WBC^1|7.81\r', 'e1394');
    expect(textAt(recordOf(e1394, 'H'), part(5, 1))).toBe('SIM');
    expect(textAt(recordOf(e1394, 'R'), part(3, 4))).toBe('WBC');
    expect(textAt(recordOf(e1394, 'R'), whole(4))).toBe('7.81');
    const hl7 = readTree('MSH|^~\\&|SIM|BC5|LIS||2025||ORU^R01|M1\rOBX|1|NM|6690-2^WBC||7.81\r', 'hl7');
    expect(textAt(recordOf(hl7, 'MSH'), whole(3))).toBe('SIM');
    expect(textAt(recordOf(hl7, 'MSH'), part(9, 2))).toBe('R01');
    expect(textAt(recordOf(hl7, 'MSH'), whole(10))).toBe('M1');
    expect(textAt(recordOf(hl7, 'OBX'), part(3, 2))).toBe('WBC');
  });

  it('takes the delimiters from the header', () => {
    const records = readTree('H|@^\\||M1||GX\rO|1|S1@S2||^^^MTB\\S\\RIF\r', 'e1394');
    const order = recordOf(records, 'O');
    expect(textsAt(order, whole(3))).toEqual(['S1', 'S2']);
    expect(textAt(order, part(5, 4))).toBe('MTB^RIF');
  });

  it('takes CR, LF and both as the end of a record, and a mark of byte order before the first', () => {
    expect(readTree('\uFEFFH|\\^&\r\nP|1\nL|1\r\r', 'e1394').map(({ type }) => type)).toEqual([
      'H',
      'P',
      'L',
    ]);
  });

  it('leaves an escape that says nothing as it is', () => {
    const [, record] = readTree('H|\\^&\rC|1|I|A & B&ZZ&C&F&D\r', 'e1394');
    expect(record && textAt(record, whole(4))).toBe('A & B&ZZ&C|D');
  });

  it('answers nothing for what is not there', () => {
    const [record] = readTree('OBX|1', 'hl7');
    expect(record && textAt(record, part(20, 4))).toBe('');
    expect(record && repeatsAt(record, 0)).toEqual([]);
  });
});

describe('writing', () => {
  it.each<[Grammar, string]>([
    ['e1394', 'H|\\^&|||H550^1.0^SIM|||||||P|LIS2-A2|20250101093000\rO|1|S1||^^^WBC\\^^^HGB|R\rL|1|N\r'],
    ['e1394', 'H|@^\\||M1\rR|1|^^^A@^^^B|x\\S\\y\\F\\z\\X0A\\\r'],
    ['hl7', 'MSH|^~\\&|SIM|BC5\rOBX|1|ST|a&b^c~d||x\\T\\y\\E\\z\r'],
    ['hl7', 'MSH$%*!?$A%B?C$!F!\r'],
  ])('gives back canonical %s', (grammar, text) => {
    expect(writeTree(readTree(text, grammar), grammar)).toBe(text);
  });

  const ends = fc.string({ unit: fc.constantFrom('a', '7', '|', '^', '~', '\\', '&', '@', '\n', 'é', ' ') });
  it.each<Grammar>(['e1394', 'hl7'])('reads what it wrote, whatever stands in %s', (grammar) => {
    const parts = grammar === 'hl7' ? fc.array(ends, { minLength: 1, maxLength: 3 }) : fc.tuple(ends);
    const field = fc.array(fc.array(parts, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 4 }), (fields) => {
        const header = grammar === 'hl7' ? 'MSH|^~\\&|SIM\r' : 'H|\\^&\r';
        const type = grammar === 'hl7' ? 'OBX' : 'R';
        const [first] = readTree(header, grammar);
        if (first === undefined) throw new Error('no header');
        const record = { type, delimiters: first.delimiters, fields: [[[[type]]], ...fields] };
        const text = writeTree([first, record], grammar);
        const read = readTree(text, grammar);
        expect(read[1]?.fields).toEqual(record.fields);
        expect(writeTree(read, grammar)).toBe(text);
      }),
    );
  });
});
