import { describe, expect, it } from 'vitest';
import { parseAlso, parseReflex, reflexText } from './reflex-text.ts';

describe('a reflex rule in words', () => {
  it.each([
    'TSH is L, H, LL, HH: suggest FT4',
    'TG in 400..: add LDLD',
    'PSA in 4..10: suggest FPSA free',
    'GLU in ..-1.5e-7: add X',
    'HIV says Reactive | Borderline: second run: add HIV2 free',
  ])('%s is written as it was read', (text) => {
    const rule = parseReflex(text);
    expect(rule === null ? null : reflexText(rule)).toBe(text);
  });

  it('is read in small letters too', () => {
    expect(parseReflex(' tsh IS h: Suggest ft4 FREE ')).toMatchObject({
      parameter: 'TSH',
      flags: ['H'],
      mode: 'suggest',
      calls: 'FT4',
      isFree: true,
    });
  });

  it.each([
    '',
    'TSH',
    'TSH is X: add FT4',
    'TSH is : add FT4',
    'TSH in ..: add FT4',
    'TSH in 4: add FT4',
    'TSH says a || b: add FT4',
    'TSH is H: order FT4',
    'TSH is H: add',
    'TSH is H, add FT4',
  ])('%j is none', (text) => {
    expect(parseReflex(text)).toBeNull();
  });
});

describe('conditions that combine', () => {
  const text = 'HB is L, LL and MCV is L and RBC in 5..: suggest FERR';

  it('are read and written in the same words', () => {
    const rule = parseReflex(text);
    expect(rule?.also?.map(({ parameter, flags, low }) => [parameter, flags, low])).toEqual([
      ['MCV', ['L'], null],
      ['RBC', [], 5],
    ]);
    expect(rule === null ? null : reflexText(rule)).toBe(text);
  });

  it('a word with "and" in it stays one word', () => {
    expect(parseReflex('NOTE says salt and pepper: suggest FERR')).toMatchObject({
      words: ['salt and pepper'],
    });
  });

  it.each(['HB is L and MCV is Q: suggest FERR', 'HB is L and MCV in x..: suggest FERR'])(
    '%s cannot be read',
    (wrong) => {
      expect(parseReflex(wrong)).toBeNull();
    },
  );

  it('what was typed beside is read alone, and nothing is nothing', () => {
    expect(parseAlso(' ')).toEqual([]);
    expect(parseAlso('MCV is L, LL')).toMatchObject([{ parameter: 'MCV', flags: ['L', 'LL'] }]);
    expect(parseAlso('MCV')).toBeNull();
  });
});
