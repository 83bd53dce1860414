import { CORE } from '../testing/core-of-breast.ts';
import { describe, expect, it } from 'vitest';
import { answerFaults, askedFields, keptAnswers, synopticGaps } from './synoptic-faults.ts';
import type { SynopticAnswers, SynopticProtocol } from './synoptic-protocol.ts';
import { OTHERWISE_FIELD } from './synoptic-protocol.ts';
import { synopticProtocol, SYNOPTIC_PROTOCOLS } from './synoptic-protocols.ts';
import { synopticTable } from './synoptic-table.ts';

function protocol(code: string): SynopticProtocol {
  const found = synopticProtocol(code);
  if (found === null) throw new Error(`No protocol ${code}`);
  return found;
}

const derived = (code: string, answers: SynopticAnswers, field: string) =>
  protocol(code)
    .derive(answers)
    .find((one) => one.field === field)?.values[0] ?? null;

describe('the forms', () => {
  it.each(SYNOPTIC_PROTOCOLS.map((one) => [one.code, one] as const))('%s hangs together', (_, one) => {
    const codes = one.fields.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain(OTHERWISE_FIELD);
    expect(one.source).toMatch(/\d/);
    for (const { when } of one.fields) {
      if (when === undefined) continue;
      const other = one.fields.find(({ code }) => code === when.field);
      const said = 'is' in when ? when.is : [];
      expect(other).toBeDefined();
      expect(other?.kind === 'choice' ? other.choices : []).toEqual(expect.arrayContaining([...said]));
    }
  });
});

it.each([
  ['0.9', 'pT1mi'],
  ['1', 'pT1mi'],
  ['1.1', 'pT1a'],
  ['5', 'pT1a'],
  ['5.1', 'pT1b'],
  ['10', 'pT1b'],
  ['10.1', 'pT1c'],
  ['20', 'pT1c'],
  ['20.1', 'pT2'],
  ['50', 'pT2'],
  ['50.1', 'pT3'],
])('a breast tumour of %s mm is %s', (size, expected) => {
  expect(derived('breast', { size }, 'pT')).toBe(expected);
  expect(derived('breast', { size, skin: 'Yes' }, 'pT')).toBe('pT4a');
});

it.each([
  ['1', '1', '1', '1'],
  ['2', '2', '1', '1'],
  ['2', '2', '2', '2'],
  ['3', '3', '1', '2'],
  ['3', '3', '2', '3'],
  ['3', '3', '3', '3'],
])('scores of %s, %s and %s are grade %s', (...[tubules, nuclei, mitoses, grade]) => {
  expect(derived('breast', { tubules, nuclei, mitoses }, 'grade')).toBe(grade);
});

it.each([
  ['0', '0', 'pN0'],
  ['0', '2', 'pN1mi'],
  ['1', '0', 'pN1a'],
  ['1', '2', 'pN1a'],
  ['1', '3', 'pN2a'],
  ['9', '0', 'pN2a'],
  ['10', '0', 'pN3a'],
])('%s macro- and %s micrometastases of the breast are %s', (nodes_macro, nodes_micro, expected) => {
  const answers = { nodes_sent: 'Axillary', nodes: '14', nodes_macro, nodes_micro };
  expect(derived('breast', answers, 'pN')).toBe(expected);
});

it.each([
  ['0', 'Not seen', 'pN0'],
  ['0', 'Seen', 'pN1c'],
  ['1', 'Seen', 'pN1a'],
  ['2', 'Not seen', 'pN1b'],
  ['3', 'Not seen', 'pN1b'],
  ['4', 'Not seen', 'pN2a'],
  ['6', 'Not seen', 'pN2a'],
  ['7', 'Not seen', 'pN2b'],
])('%s nodes of the colon, deposits %s, are %s', (nodes_pos, deposits, expected) => {
  expect(derived('colon', { nodes: '15', nodes_pos, deposits }, 'pN')).toBe(expected);
});

it('a perforated tumour of the colon reaches the surface, unless it is in another organ', () => {
  const extent = 'Subserosa or pericolorectal tissue';
  expect(derived('colon', { extent, perforation: 'No' }, 'pT')).toBe('pT3');
  expect(derived('colon', { extent, perforation: 'Yes' }, 'pT')).toBe('pT4a');
  expect(derived('colon', { extent: 'Into another organ', perforation: 'Yes' }, 'pT')).toBe('pT4b');
});

it.each([
  ['3', '3', '1'],
  ['3', '4', '2'],
  ['4', '3', '3'],
  ['4', '4', '4'],
  ['3', '5', '4'],
  ['5', '3', '4'],
  ['4', '5', '5'],
  ['5', '5', '5'],
])('Gleason %s + %s is grade group %s', (primary, secondary, group) => {
  expect(derived('prostate', { primary, secondary }, 'group')).toBe(group);
});

it('a prostatectomy has a pT, cores have none', () => {
  const confined = { epe: 'Not seen', svi: 'Not seen', bladder_neck: 'Not seen', adjacent: 'Not seen' };
  const radical = { procedure: 'Radical prostatectomy', ...confined };
  expect(derived('prostate', radical, 'pT')).toBe('pT2');
  expect(derived('prostate', { ...radical, bladder_neck: 'Seen' }, 'pT')).toBe('pT3a');
  expect(derived('prostate', { ...radical, epe: 'Seen', svi: 'Seen' }, 'pT')).toBe('pT3b');
  expect(derived('prostate', { ...radical, svi: 'Seen', adjacent: 'Seen' }, 'pT')).toBe('pT4');
  expect(derived('prostate', { ...radical, procedure: 'Core biopsy', svi: 'Seen' }, 'pT')).toBeNull();
});

it.each([
  ['3', '30', 'Confined to the cervix', 'IA1'],
  ['3.1', '30', 'Confined to the cervix', 'IA2'],
  ['5', '30', 'Confined to the cervix', 'IA2'],
  ['5.1', '20', 'Confined to the cervix', 'IB1'],
  ['6', '20.1', 'Confined to the cervix', 'IB2'],
  ['6', '40', 'Confined to the cervix', 'IB2'],
  ['6', '40.1', 'Confined to the cervix', 'IB3'],
  ['2', '40', 'Upper two thirds of the vagina', 'IIA1'],
  ['2', '41', 'Upper two thirds of the vagina', 'IIA2'],
  ['2', '41', 'Parametrium', 'IIB'],
  ['2', '41', 'Lower third of the vagina', 'IIIA'],
  ['2', '41', 'Pelvic wall', 'IIIB'],
  ['2', '41', 'Mucosa of bladder or rectum', 'IVA'],
])('a cervix with %s mm depth and %s mm size, %s, is %s', (...[depth, size, extent, stage]) => {
  expect(derived('cervix', { depth, size, extent }, 'figo')).toBe(stage);
});

it('nodes make stage IIIC of every cervix below stage IVA', () => {
  const nodes = { depth: '2', size: '10', extent: 'Confined to the cervix', nodes: '12' };
  expect(derived('cervix', { ...nodes, nodes_pelvic: '1' }, 'figo')).toBe('IIIC1p');
  expect(derived('cervix', { ...nodes, nodes_pelvic: '1', nodes_aortic: '1' }, 'figo')).toBe('IIIC2p');
  const bladder = { ...nodes, nodes_pelvic: '1', extent: 'Mucosa of bladder or rectum' };
  expect(derived('cervix', bladder, 'figo')).toBe('IVA');
});

describe('what cannot be kept', () => {
  it.each([
    ['colour', 'blue', 'no such field'],
    ['size', 'large', 'no number'],
    ['size', '23.45', 'no number'],
    ['size', '-3', 'no number'],
    ['size', '0', 'outside'],
    ['size', '301', 'outside'],
    ['grade', '4', 'no choice'],
    ['margin_site', 'x'.repeat(401), 'too long'],
    ['nodes_macro', '15', 'more than examined'],
    ['margin_mm', '3', 'not asked'],
  ])('%s of %j: %s', (field, answer, why) => {
    const answers = { procedure: 'Excision', margins: 'Involved', nodes_sent: 'Axillary', nodes: '14' };
    const faults = answerFaults(protocol('breast'), { ...answers, [field]: answer });
    expect([...faults]).toEqual([[field, expect.objectContaining({ why })]]);
  });

  it('is nothing of what is asked and within its limits', () => {
    const answers = { procedure: 'Excision', margins: 'Free of tumour', margin_mm: '2.5', size: '23' };
    expect(answerFaults(protocol('breast'), answers).size).toBe(0);
  });
});

describe('what is still missing', () => {
  it('is nothing in a whole form', () => {
    expect(synopticGaps(protocol('breast'), CORE)).toEqual({ missing: [], differing: [] });
  });

  it('is asked by what the others say', () => {
    const { missing } = synopticGaps(protocol('breast'), { ...CORE, procedure: 'Excision' });
    expect(missing.map(({ code }) => code)).toEqual(['size', 'margins', 'pT', 'pN']);
  });

  it('is a reason, where a grade is another than its scores', () => {
    const other = { ...CORE, grade: '3' };
    expect(synopticGaps(protocol('breast'), other).differing).toMatchObject([
      { field: 'grade', values: ['2'], because: 'by scores of 7 in all' },
    ]);
    const explained = { ...other, [OTHERWISE_FIELD]: 'Necrosis throughout' };
    expect(synopticGaps(protocol('breast'), explained).differing).toEqual([]);
  });
});

it('keeps nothing that is not asked any more', () => {
  const answers = { ...CORE, size: '23', margin_mm: '2', otherwise: '  ' };
  expect(keptAnswers(protocol('breast'), answers)).toEqual(CORE);
  const asked = askedFields(protocol('breast'), answers).map(({ code }) => code);
  expect(asked).not.toContain('size');
});

it('is printed by group, with units and what the numbers mean', () => {
  const table = synopticTable(protocol('colon'), { size: '42', nodes: '9', nodes_pos: '0', pN: 'pN0' });
  expect(table.groups).toEqual([
    { name: 'Tumour', rows: [{ label: 'Tumour, greatest dimension', answer: '42 mm' }] },
    {
      name: 'Nodes',
      rows: [
        { label: 'Nodes examined', answer: '9' },
        { label: 'Nodes with tumour', answer: '0' },
      ],
    },
    { name: 'Stage', rows: [{ label: 'Regional nodes, pN', answer: 'pN0' }] },
  ]);
  expect(table.remarks[0]).toContain('Fewer than 12');
});
