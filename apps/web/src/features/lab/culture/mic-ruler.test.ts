import type { SusceptibilityLine } from '@nidan/contract/lab/culture/culture-views';
import { expect, test } from 'vitest';
import { breakpointText } from './culture-words.ts';
import { rulerOf } from './mic-ruler.ts';

const line = (
  parts: Partial<SusceptibilityLine>,
  convention: 'clsi' | 'eucast' = 'eucast',
): SusceptibilityLine => ({
  medicine: { id: '', code: 'CIP', name: 'Ciprofloxacin' },
  group: '',
  routes: '',
  method: 'mic',
  potency: '',
  raw: null,
  breakpoint: {
    breakpointId: '',
    document: '',
    guideline: '',
    year: 2026,
    convention,
    organism: '',
    site: '',
    potency: '',
    susceptible: 1,
    resistant: 4,
    isDoseDependent: false,
    source: '',
  },
  measured: null,
  why: null,
  rule: null,
  category: null,
  overruled: null,
  overruleReason: null,
  heldBack: null,
  isPrinted: null,
  prints: false,
  versions: 0,
  ...parts,
});

test('a MIC at the last susceptible dilution stands inside that part, and the next one beyond it', () => {
  const at = (raw: string) => rulerOf(line({ raw }));
  const ruler = at('1');
  expect((ruler?.at ?? 9) < (ruler?.susceptibleTo ?? 0)).toBe(true);
  expect((at('2')?.at ?? 0) > (ruler?.susceptibleTo ?? 9)).toBe(true);
  // By EUCAST 4 is between and 8 is resistant; by CLSI 4 is resistant.
  expect((at('4')?.at ?? 9) < (ruler?.betweenTo ?? 0)).toBe(true);
  const clsi = rulerOf(line({ raw: '4' }, 'clsi'));
  expect((clsi?.at ?? 0) > (clsi?.betweenTo ?? 9)).toBe(true);
});

test('what lies beyond what was tried has an arrow, and no breakpoint no ruler', () => {
  expect([rulerOf(line({ raw: '>32' }))?.beyond, rulerOf(line({ raw: '≤0.25' }))?.beyond]).toEqual([
    'above',
    'below',
  ]);
  expect(rulerOf(line({ breakpoint: null, raw: '1' }))).toBeNull();
});

test('breakpoints are worded as their convention has them', () => {
  expect(breakpointText(line({}))).toBe('S ≤ 1, R > 4');
  expect(breakpointText(line({}, 'clsi'))).toBe('S ≤ 1, R ≥ 4');
  expect(breakpointText(line({ method: 'disk' }))).toBe('S ≥ 1, R < 4');
});
