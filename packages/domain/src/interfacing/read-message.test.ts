import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DELIVERED_DRIVERS } from './drivers/delivered-drivers.ts';
import { IHE_LAW_HL7 } from './drivers/ihe-law-hl7.ts';
import { MINDRAY_BC_HL7 } from './drivers/mindray-bc-hl7.ts';
import { SYSMEX_XN_ASTM } from './drivers/sysmex-xn-astm.ts';
import { message } from './drivers/delivered-driver.ts';
import { readMessage } from './read-message.ts';

const XN = SYSMEX_XN_ASTM.driver;
const HEADER = 'H|\\^&|||XN';

const faultsIn = (...records: readonly string[]) =>
  readMessage(XN, message(...records)).faults.map(({ code, at }) => `${code} ${at}`);

describe('what cannot be read', () => {
  it('is told, and the results are there all the same', () => {
    expect(faultsIn('P|1')).toEqual(['no-header ']);
    expect(faultsIn(HEADER, 'O|1|', 'R|1|^^^^WBC^1|7.8')).toEqual(['no-sample R[1]']);
    expect(faultsIn(HEADER, 'O|1|S1', 'R|1||7.8', 'R|2|^^^^WBC^1|')).toEqual([
      'no-code R[1]',
      'no-value R[2]',
    ]);
    expect(faultsIn(HEADER, 'garbled')).toEqual(['bad-line gar[1]']);
    const { samples } = readMessage(XN, message(HEADER, 'O|1|', 'R|1|^^^^WBC^1|7.8'));
    expect(samples[0]?.results[0]?.value).toBe('7.8');
  });

  it('is a picture that is no base64', () => {
    const text = MINDRAY_BC_HL7.example.replace('Qk0=', 'Qk0');
    const { samples, faults } = readMessage(MINDRAY_BC_HL7.driver, text);
    expect(faults).toEqual([{ code: 'bad-file', at: 'OBX[8]' }]);
    expect(samples[0]?.results.at(-1)).toMatchObject({ value: '', file: null });
  });

  it('never throws, whatever driver and text', () => {
    const pieces = fc.constantFrom(
      'H|\\^&',
      'R|1|',
      '^',
      '|',
      '\\',
      '&',
      '\r',
      '\n',
      'MSH|^~\\&',
      'OBX|',
      'D ',
      '"',
      ';',
      '\u0000',
      'é',
      'S1',
      '-',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...DELIVERED_DRIVERS),
        fc.array(pieces, { maxLength: 40 }),
        ({ driver, example }, some) => {
          const cut = Math.floor(example.length / 2);
          expect(() => readMessage(driver, some.join(''))).not.toThrow();
          expect(() =>
            readMessage(driver, example.slice(0, cut) + some.join('') + example.slice(cut)),
          ).not.toThrow();
        },
      ),
    );
  });
});

describe('whose a result is', () => {
  it('goes by the order before it, and a new person has none', () => {
    const { samples } = readMessage(
      XN,
      message(
        HEADER,
        'P|1',
        'O|1|S1',
        'R|1|^^^^A|1',
        'O|2|S2',
        'R|1|^^^^A|2',
        'P|2',
        'R|1|^^^^A|3',
        'P|3',
        'O|1|S1',
        'R|1|^^^^A|4',
      ),
    );
    expect(samples.map(({ sampleId, results }) => [sampleId, results.map(({ value }) => value)])).toEqual([
      ['S1', ['1', '4']],
      ['S2', ['2']],
      ['', ['3']],
    ]);
  });

  it('is control material by O-12 or by its id, and then nobody’s', () => {
    const { samples } = readMessage(
      XN,
      message(
        HEADER,
        'P|1||||TEST^ONE',
        'O|1|S1|||||||||Q',
        'R|1|^^^^A|1',
        'O|1|QC-1',
        'R|1|^^^^A|1',
        'O|1|S1',
        'R|1|^^^^A|1',
      ),
    );
    expect(samples.map(({ isControl, person }) => `${isControl} ${person.name}`)).toEqual([
      'true ',
      'true ',
      'false TEST ONE',
    ]);
  });
});

describe('questions', () => {
  it.each([
    ['Q|1|2^1^      S1^B||ALL', ['S1']],
    ['Q|1|^^S1\\^^S2\\^^S1||ALL', ['S1', 'S2']],
    ['Q|1|ALL||ALL', []],
  ])('%s', (record, sampleIds) => {
    expect(readMessage(XN, message(HEADER, record)).query).toEqual({ tag: '', sampleIds });
  });

  it('is none where a query is taken back', () => {
    expect(readMessage(XN, message(HEADER, 'Q|1|^^S1||ALL||||||||A')).query).toBe(null);
  });

  it('has the tag of HL7', () => {
    const text = message(
      'MSH|^~\\&|SIM|A|LIS|B|20250101||QBP^Q11^QBP_Q11|M3|P|2.5.1',
      'QPD|WOS^Work Order Step^IHE_LABTF|T1|S1',
      'RCP|I||R',
    );
    expect(readMessage(IHE_LAW_HL7.driver, text).query).toEqual({ tag: 'T1', sampleIds: ['S1'] });
  });
});
