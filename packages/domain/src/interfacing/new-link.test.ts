import { describe, expect, it } from 'vitest';
import { bytesOf } from './byte-store.ts';
import { BECKMAN_AU_FIXED } from './drivers/beckman-au-fixed.ts';
import { CSV_FOLDER } from './drivers/csv-folder.ts';
import { MINDRAY_BC_HL7 } from './drivers/mindray-bc-hl7.ts';
import { SPOTCHEM_EL_ASTM } from './drivers/spotchem-el-astm.ts';
import { SYSMEX_XN_ASTM } from './drivers/sysmex-xn-astm.ts';
import { newLink, readRecording } from './new-link.ts';
import { frameOf } from './testing/talk.ts';

describe('a recording', () => {
  it('is read with its frames, also where the end of the last line is missing', () => {
    const bytes = bytesOf(`\u0005${frameOf(1, SYSMEX_XN_ASTM.example).slice(0, -2)}`);
    const { messages, notes } = readRecording(SYSMEX_XN_ASTM.driver, bytes);
    expect(messages.map(({ text, isWhole }) => [text, isWhole])).toEqual([[SYSMEX_XN_ASTM.example, true]]);
    expect(notes).toEqual([]);
  });

  it('counts the parts of a message without record L once', () => {
    const frames = SPOTCHEM_EL_ASTM.example.split(/(?<=\r)/u).map((text, at) => frameOf(at + 1, text));
    const { messages } = readRecording(SPOTCHEM_EL_ASTM.driver, bytesOf(`\u0005${frames.join('')}\u0004`));
    expect(messages.map(({ text }) => text)).toEqual([SPOTCHEM_EL_ASTM.example]);
  });

  it('says what was wrong with it', () => {
    const bad = frameOf(1, SYSMEX_XN_ASTM.example).replace('7.81', '9.81');
    const { messages, notes } = readRecording(SYSMEX_XN_ASTM.driver, bytesOf(`\u0005${bad}`));
    expect([messages, notes]).toEqual([[], ['bad-checksum']]);
  });

  it('may be blocks, a file, or a file of several messages', () => {
    const { example, driver } = MINDRAY_BC_HL7;
    const folder = { ...driver, link: { kind: 'folder', extension: '.hl7' } } as const;
    const count = (of: typeof driver, text: string) => readRecording(of, bytesOf(text)).messages.length;
    expect(count(BECKMAN_AU_FIXED.driver, `\u0002DB\u0003\u0002${BECKMAN_AU_FIXED.example}\u0003`)).toBe(2);
    expect(count(CSV_FOLDER.driver, CSV_FOLDER.example)).toBe(1);
    expect(count(CSV_FOLDER.driver, ' ')).toBe(0);
    expect(count(folder, example + example)).toBe(2);
    expect(count(driver, `\u000b${example}\u001c\r`)).toBe(1);
    expect(count(driver, example.replaceAll('\r', '\n'))).toBe(1);
    expect(
      readRecording(SYSMEX_XN_ASTM.driver, bytesOf(frameOf(1, SYSMEX_XN_ASTM.example))).messages,
    ).toHaveLength(1);
  });
});

it('has no link for a folder', () => {
  expect(newLink(CSV_FOLDER.driver, { newControlId: () => '1' })).toBe(null);
});
