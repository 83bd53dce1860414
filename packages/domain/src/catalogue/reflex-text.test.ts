import { describe, expect, it } from 'vitest';
import { parseReflex, reflexText } from './reflex-text.ts';

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
