import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName, UPLOAD_ENDINGS, uploadEnding } from './file-name.ts';

test('the seven endings of the specification may be uploaded', () => {
  expect(UPLOAD_ENDINGS.map((ending) => uploadEnding(`scan.${ending}`))).toEqual([
    'jpg',
    'jpeg',
    'png',
    'doc',
    'docx',
    'pdf',
    'xlsx',
  ]);
});

test.each([
  ['REPORT.PDF', 'pdf'],
  ['a.b.png', 'png'],
  ['रिपोर्ट.pdf', 'pdf'],
  ['report.exe', null],
  ['report.pdf.exe', null],
  ['report.pdf ', null],
  ['pdf', null],
  ['.pdf', null],
  ['a/.pdf', null],
  ['report.xls', null],
  ['', null],
])('%j ends in %s', (name, ending) => {
  expect(uploadEnding(name)).toBe(ending);
});

test.each([
  ['Report 20/11/2026', 'Report_20_11_2026'],
  ['__a__b__', 'a_b'],
  ['a-b', 'a-b'],
  ['a_-_b', 'a_-_b'],
  ["<b>O'Brien</b>", 'b_O_Brien_b'],
  ['ज़ोया', ''],
  ['../../etc', 'etc'],
  ['', ''],
])('%j becomes %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test('a clean name has clean characters alone and stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const clean = cleanFileName(name);
      expect(clean).toMatch(/^(?:[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*)?$/u);
      expect(cleanFileName(clean)).toBe(clean);
    }),
  );
});
