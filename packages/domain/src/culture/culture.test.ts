import { describe, expect, it, test } from 'vitest';
import { alertsOf } from './alert-organisms.ts';
import { blockGroups, blockStatus, type PrintedVerdict } from './culture-block.ts';
import { culturePlanOf, specimenOfTube } from './culture-plan.ts';
import { type GrownCulture, isCulture, valueOfCulture } from './culture-values.ts';
import { significanceOf } from './growth-quantity.ts';
import { ranksOf, shortOrganism } from './organism-ranks.ts';

test('blood is read until day 5, urine for two days', () => {
  expect(culturePlanOf('BLOOD').readings).toEqual([24, 48, 120]);
  expect(culturePlanOf('URINEMID').readings).toEqual([24, 48]);
  expect(culturePlanOf('made up').readings.at(-1)).toBe(72);
  expect([specimenOfTube('UCS'), specimenOfTube('made up')]).toEqual(['URINEMID', null]);
});

describe('a count of urine', () => {
  const midstream = { specimen: 'URINEMID', isSterile: false, isSymptomatic: false };
  it.each([
    ['ge1e5', 'significant'],
    ['1e4', 'not significant'],
  ] as const)('%s is %s in the middle of the stream', (quantity, meaning) => {
    expect(significanceOf(quantity, midstream)).toBe(meaning);
  });
  it('of 10³ counts with symptoms and from a catheter', () => {
    expect(significanceOf('1e3', { ...midstream, isSymptomatic: true })).toBe('significant');
    expect(significanceOf('1e3', { ...midstream, specimen: 'URINECATH' })).toBe('significant');
    expect(significanceOf('lt1e3', { ...midstream, specimen: 'URINECATH' })).toBe('not significant');
  });
  it('means nothing by itself where no bound is laid down', () => {
    expect(significanceOf('heavy', { ...midstream, specimen: 'WOUND' })).toBe('to be judged');
    expect(significanceOf('scanty', { specimen: 'CSF', isSterile: true, isSymptomatic: false })).toBe(
      'significant',
    );
  });
});

test('an organism stands in the tree by which breakpoints are chosen', () => {
  expect(ranksOf({ name: 'Escherichia coli, enterohaemorrhagic', family: 'Enterobacteriaceae' })).toEqual({
    species: 'Escherichia coli',
    genus: 'Escherichia',
    family: 'Enterobacteriaceae',
    group: 'Enterobacterales',
  });
  expect(ranksOf({ name: 'Staphylococcus epidermidis', family: 'Staphylococcaceae' }).group).toBe(
    'coagulase-negative staphylococci',
  );
  expect(ranksOf({ name: 'Staphylococcus aureus', family: 'Staphylococcaceae' }).group).toBeUndefined();
  expect([shortOrganism('Enterococcus faecalis'), shortOrganism('Salmonella Typhi')]).toEqual([
    'E. faecalis',
    'S. Typhi',
  ]);
});

test('alert organisms go to whom they concern', () => {
  expect(alertsOf('Salmonella Typhi', []).map(({ desk }) => desk)).toEqual(['public health']);
  expect(alertsOf('Staphylococcus aureus', [])).toEqual([]);
  expect(alertsOf('Staphylococcus aureus', ['MRSA']).map(({ code }) => code)).toEqual(['mrsa']);
  expect(alertsOf('Klebsiella pneumoniae', ['carbapenemase']).map(({ code }) => code)).toEqual([
    'carbapenemase',
  ]);
});

describe('what a finished culture enters', () => {
  const grown: GrownCulture = {
    isolates: [
      {
        name: 'Escherichia coli',
        gram: 'negative',
        shape: 'bacilli',
        quantity: 'ge1e5',
        significance: 'significant',
        verdicts: 'Nitrofurantoin S',
      },
    ],
    hours: 48,
    gram: '',
    note: '',
  };
  const none: GrownCulture = { ...grown, isolates: [], hours: 120 };
  const blood = ['No growth after 5 days', 'Growth, Gram positive', 'Growth, Gram negative', 'Growth, yeast'];
  const urine = ['No growth', 'Significant growth', 'Insignificant growth'];
  it.each([
    ['BC_GROWTH', blood, 'Growth, Gram negative', 'No growth after 5 days'],
    ['CUL_GROWTH', urine, 'Significant growth', 'No growth'],
    ['UC_COUNT', ['Below 10³ CFU/mL', 'Above 10⁵ CFU/mL'], 'Above 10⁵ CFU/mL', null],
    ['UC_RESULT', [], '1. Escherichia coli, 10⁵ CFU/mL or more', 'No growth'],
    ['CUL_SUSCEPT', [], '1. Nitrofurantoin S', null],
    ['SPU_PUS', [], null, null],
  ])('for %s', (code, choices, ...said) => {
    const [positive, negative] = said;
    expect(valueOfCulture({ code, choices }, grown)).toBe(positive);
    expect(valueOfCulture({ code, choices }, none)).toBe(negative);
  });
  it('is said of tests that name an organism alone', () => {
    expect([isCulture(['CUL_GROWTH', 'UC_RESULT']), isCulture(['GRAM_ORG', 'HB'])]).toEqual([true, false]);
  });
});

const verdict = (medicine: string, group: string, category: PrintedVerdict['category']): PrintedVerdict => ({
  medicine,
  group,
  routes: 'oral',
  value: '8',
  method: 'mic',
  category,
});

test('the table of a report says a class once and what works before what does not', () => {
  const groups = blockGroups([
    [verdict('Ampicillin', 'Penicillins', 'R'), verdict('Nitrofurantoin', 'Nitrofurans', 'S')],
    [verdict('Ampicillin', 'Penicillins', 'S'), verdict('Amoxicillin', 'Penicillins', 'R')],
  ]);
  expect(groups.map(({ name, rows }) => [name, rows.map(({ medicine }) => medicine)])).toEqual([
    ['Nitrofurans', ['Nitrofurantoin']],
    ['Penicillins', ['Ampicillin', 'Amoxicillin']],
  ]);
  expect(groups[1]?.rows.map(({ cells }) => cells.map((cell) => cell?.category ?? '–'))).toEqual([
    ['R', 'S'],
    ['–', 'R'],
  ]);
  expect([blockStatus({ kind: 'interim', issueNo: 2 }), blockStatus({ kind: 'final', issueNo: 3 })]).toEqual([
    'INTERIM 2',
    'FINAL',
  ]);
});
