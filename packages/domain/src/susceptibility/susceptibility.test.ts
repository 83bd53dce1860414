import { describe, expect, it, test } from 'vitest';
import {
  type Breakpoint,
  breakpointFault,
  breakpointFor,
  breakpointTable,
  type IsolateAsked,
} from './breakpoint.ts';
import { interpretMic, interpretZone, SUSCEPTIBILITY_CATEGORIES } from './interpret.ts';
import { readMic } from './mic.ts';
import { readZone } from './zone.ts';

const row = (given: Partial<Breakpoint> = {}): Breakpoint => ({
  guideline: 'Made up',
  year: 2026,
  convention: 'clsi',
  method: 'mic',
  organism: { rank: 'family', code: 'EBC' },
  medicine: 'MEM',
  potency: '',
  site: '',
  susceptible: 1,
  resistant: 4,
  isDoseDependent: false,
  source: 'invented for the test',
  ...given,
});

function said(mic: string, breakpoint: Breakpoint): string {
  const read = readMic(mic);
  if (!read.ok) return read.fault;
  const found = interpretMic(breakpoint, read);
  return found.category ?? found.why;
}

describe('a MIC', () => {
  it.each([
    ['0.25', 'exact', -2],
    ['≤0.25', 'atMost', -2],
    ['<= 0.25', 'atMost', -2],
    ['>32', 'above', 5],
    ['0.12', 'exact', -3],
    ['0.125', 'exact', -3],
    ['0.015', 'exact', -6],
    ['0.016', 'exact', -6],
    ['0.032', 'exact', -5],
    // Half dilutions of a strip count as the next higher one.
    ['1.5', 'exact', 1],
    ['0.38', 'exact', -1],
    ['0.19', 'exact', -2],
    ['3', 'exact', 2],
  ])('%s is read', (text, bound, exponent) => {
    expect(readMic(text)).toMatchObject({ ok: true, bound, exponent });
  });
  it.each([
    ['', 'not-a-number'],
    ['0', 'not-a-number'],
    ['-1', 'not-a-number'],
    ['1,5', 'not-a-number'],
    ['R', 'not-a-number'],
    ['5', 'off-the-grid'],
    ['0.7', 'off-the-grid'],
    ['4096', 'off-the-grid'],
  ])('%s is none', (text, fault) => {
    expect(readMic(text)).toEqual({ ok: false, fault });
  });
});

describe('both conventions at each boundary', () => {
  it.each([
    ['clsi', '1', 'S'],
    ['clsi', '2', 'I'],
    ['clsi', '4', 'R'],
    ['eucast', '1', 'S'],
    ['eucast', '2', 'I'],
    ['eucast', '4', 'I'],
    ['eucast', '8', 'R'],
  ] as const)('%s: MIC %s is %s where S is 1 and R is 4', (convention, mic, category) => {
    expect(said(mic, row({ convention }))).toBe(category);
  });
  it.each([
    ['clsi', 20, 'S'],
    ['clsi', 19, 'I'],
    ['clsi', 16, 'I'],
    ['clsi', 15, 'R'],
    ['eucast', 20, 'S'],
    ['eucast', 19, 'I'],
    ['eucast', 15, 'I'],
    ['eucast', 14, 'R'],
  ] as const)('%s: a zone of %d mm is %s where S is 20 and R is 15', (convention, mm, category) => {
    const disk = row({ convention, method: 'disk', potency: '10 µg', susceptible: 20, resistant: 15 });
    expect(interpretZone(disk, mm)).toEqual({ category });
  });
  test('one value for S and R leaves nothing between, by EUCAST', () => {
    const one = row({ convention: 'eucast', susceptible: 0.5, resistant: 0.5 });
    expect([said('0.5', one), said('1', one)]).toEqual(['S', 'R']);
  });
  test('what is susceptible depending on the dose is said so, and what has no R is non-susceptible', () => {
    const dose = row({ susceptible: 2, resistant: 16, isDoseDependent: true });
    expect([said('2', dose), said('8', dose), said('16', dose)]).toEqual(['S', 'SDD', 'R']);
    expect(said('2', row({ resistant: null }))).toBe('NS');
  });
  test('what was written rounded is at the breakpoint', () => {
    expect(said('0.125', row({ susceptible: 0.12, resistant: 0.5 }))).toBe('S');
    expect(said('0.12', row({ susceptible: 0.06, resistant: 0.125 }))).toBe('R');
  });
});

test('beyond what was tried is read only where it leaves no doubt', () => {
  const ciprofloxacin = row({ susceptible: 2, resistant: 8 });
  expect(said('≤2', ciprofloxacin)).toBe('S');
  expect(said('<4', ciprofloxacin)).toBe('S');
  expect(said('≤4', ciprofloxacin)).toBe('beyond-what-was-tried');
  expect(said('>2', ciprofloxacin)).toBe('beyond-what-was-tried');
  // The next dilution above 4 is 8.
  expect(said('>4', ciprofloxacin)).toBe('R');
  expect(said('>=8', ciprofloxacin)).toBe('R');
});

function order(category: string): number {
  return SUSCEPTIBILITY_CATEGORIES.findIndex((one) => one === category);
}

test('raising a MIC or narrowing a zone never makes a result more susceptible', () => {
  for (const convention of ['clsi', 'eucast'] as const) {
    for (let s = -4; s <= 4; s += 1) {
      for (let gap = convention === 'clsi' ? 1 : 0; gap <= 4; gap += 1) {
        const mic = row({ convention, susceptible: 2 ** s, resistant: 2 ** (s + gap) });
        const steps = Array.from({ length: 21 }, (_, at) =>
          order(said(String(2 ** (at - 10)).slice(0, 6), mic)),
        );
        expect(steps.filter((step) => step >= 0)).toEqual(
          steps.filter((step) => step >= 0).toSorted((a, b) => a - b),
        );
        const disk = row({
          convention,
          method: 'disk',
          potency: '5 µg',
          susceptible: 20 + s,
          resistant: 20 + s - gap,
        });
        const zones = Array.from({ length: 40 }, (_, at) => interpretZone(disk, 45 - at).category ?? '');
        expect(zones.map(order)).toEqual(zones.map(order).toSorted((a, b) => a - b));
      }
    }
  }
});

describe('the row of an isolate', () => {
  const asked: IsolateAsked = {
    organism: { species: 'eco', genus: 'esch', family: 'EBC' },
    medicine: 'CZO',
    method: 'mic',
    potency: '',
    site: '',
  };
  const family = row({ medicine: 'CZO', susceptible: 2, resistant: 8 });
  const urine = row({ medicine: 'CZO', site: 'uncomplicated UTI', susceptible: 16, resistant: 32 });
  const species = row({ medicine: 'CZO', organism: { rank: 'species', code: 'eco' } });
  const table = [family, urine];

  it('is that of the species before genus and family, and of the site before all', () => {
    expect(breakpointFor(breakpointTable(table), asked)).toBe(family);
    expect(breakpointFor(breakpointTable([...table, species]), asked)).toBe(species);
    expect(breakpointFor(breakpointTable([...table, species]), { ...asked, site: 'uncomplicated UTI' })).toBe(
      urine,
    );
    expect(breakpointFor(breakpointTable([family]), { ...asked, site: 'meningitis' })).toBe(family);
  });
  it('is none where the table has none: nothing is said', () => {
    expect(breakpointFor(breakpointTable(table), { ...asked, medicine: 'MEM' })).toBeNull();
    expect(breakpointFor(breakpointTable(table), { ...asked, organism: { genus: 'staph' } })).toBeNull();
    expect(interpretMic(null, { bound: 'exact', exponent: 0 })).toEqual({
      category: null,
      why: 'no-breakpoint',
    });
  });
  it('is of the disk that was used', () => {
    const disk = row({ medicine: 'CZO', method: 'disk', potency: '30 µg', susceptible: 23, resistant: 19 });
    expect(breakpointFor(breakpointTable([disk]), { ...asked, method: 'disk', potency: '30 µg' })).toBe(disk);
    expect(breakpointFor(breakpointTable([disk]), { ...asked, method: 'disk', potency: '10 µg' })).toBeNull();
  });
});

test('a row that contradicts itself is told', () => {
  expect(breakpointFault(row())).toBeNull();
  expect(breakpointFault(row({ resistant: 0.5 }))).toBe('upside-down');
  expect(breakpointFault(row({ resistant: 1 }))).toBe('upside-down');
  expect(breakpointFault(row({ resistant: 1, convention: 'eucast' }))).toBeNull();
  expect(breakpointFault(row({ method: 'disk', susceptible: 15, resistant: 20, potency: '5 µg' }))).toBe(
    'upside-down',
  );
  expect(breakpointFault(row({ method: 'disk', susceptible: 20, resistant: 15 }))).toBe('potency-missing');
  expect(breakpointFault(row({ susceptible: 0 }))).toBe('not-positive');
  expect(breakpointFault(row({ resistant: null, isDoseDependent: true }))).toBe(
    'dose-dependent-without-between',
  );
});

test('a zone is of a plate', () => {
  expect(['6', '23', '60'].map(readZone)).toEqual([6, 23, 60]);
  expect(['5', '61', '300', '22.5', '', '-8'].map(readZone)).toEqual([null, null, null, null, null, null]);
});

describe('EUCAST 0.001 mg/L and 50 mm: nothing is susceptible at the usual dose', () => {
  it.each([
    ['eucast', 0.001, '<=0.5', 'I'],
    ['eucast', 0.001, '<=0.25', 'I'],
    ['eucast', 0.001, '<0.25', 'I'],
    ['eucast', 0.001, '0.5', 'I'],
    ['eucast', 0.001, '0.001', 'I'],
    ['eucast', 0.001, '<=4', 'beyond-what-was-tried'],
    ['eucast', 0.001, '>2', 'R'],
    ['clsi', 0.0001, '<=0.5', 'I'],
    ['eucast', 0.03, '<=0.5', 'beyond-what-was-tried'],
  ] as const)('%s, S %s: %s is %s', (...[convention, susceptible, mic, expected]) => {
    expect(said(mic, row({ convention, susceptible, resistant: 2 }))).toBe(expected);
  });

  it('nor by a zone, however wide', () => {
    const zone = row({
      convention: 'eucast',
      method: 'disk',
      potency: '5µg',
      susceptible: 50,
      resistant: 26,
    });
    expect([52, 50, 27, 25].map((mm) => interpretZone(zone, mm).category)).toEqual(['I', 'I', 'I', 'R']);
  });
});
