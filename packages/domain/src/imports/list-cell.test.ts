import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readList, writeList } from './list-cell.ts';

const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).filter((text) => text.trim() === text);
const entry = fc.record({
  group: fc.option(word),
  text: word,
  mark: fc.constantFrom<'' | '*' | '?'>('', '*', '?'),
});

it('reads what it wrote, whatever the texts hold', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
      expect(readList(writeList(entries).trim())).toEqual({ ok: true, value: entries });
    }),
    { numRuns: 500 },
  );
});

it('reads what a person writes', () => {
  expect(readList('[Red cells] HB;RBC? ; MCV')).toEqual({
    ok: true,
    value: [
      { group: 'Red cells', text: 'HB', mark: '' },
      { group: null, text: 'RBC', mark: '?' },
      { group: null, text: 'MCV', mark: '' },
    ],
  });
});

it.each(['HB;;MCV', 'HB;', ';', '[Red cells]', '[Red HB', 'HB]', 'H?B', 'HB\\'])('%j is no list', (cell) => {
  expect(readList(cell)).toMatchObject({ ok: false });
});
