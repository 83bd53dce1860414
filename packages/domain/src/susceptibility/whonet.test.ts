import { describe, expect, test } from 'vitest';
import { breakpointTable } from './breakpoint.ts';
import { interpretMic } from './interpret.ts';
import { readMic } from './mic.ts';
import { readWhonetBreakpoints } from './whonet-breakpoints.ts';
import { readOrganismList, whonetOrganism } from './whonet-organisms.ts';

const HEAD =
  'GUIDELINES\tYEAR\tTEST_METHOD\tPOTENCY\tORGANISM_CODE\tORGANISM_CODE_TYPE\tBREAKPOINT_TYPE\tHOST\tSITE_OF_INFECTION\tREFERENCE_TABLE\tWHONET_ABX_CODE\tR\tI\tS\tSDD';
const file = (...lines: readonly string[]): string => [HEAD, ...lines].join('\r\n');
const asked = { guideline: 'CLSI', year: 2024, medicines: new Set(['CIP', 'MEM', 'FEP']) };

test('the breakpoint file of WHONET is read by guideline and year, and what is not taken is told', () => {
  const read = readWhonetBreakpoints(
    file(
      'CLSI\t2024\tMIC\t\tEBC\tFAMILY_CODE\tHuman\tHuman\t\t2A\tCIP\t1\t0.5\t0.25\t',
      'CLSI\t2024\tDISK\t10 ug\tEBC\tFAMILY_CODE\tHuman\tHuman\t\t2A\tMEM\t19\t20-22\t23\t',
      'CLSI\t2024\tMIC\t\tEBC\tFAMILY_CODE\tHuman\tHuman\t\t2A\tFEP\t16\t\t2\t4-8',
      'CLSI\t2024\tMIC\t\txyz\tWHONET_ORG_CODE\tHuman\tHuman\t\t2A\tCIP\t1\t\t0.25\t',
      'CLSI\t2024\tMIC\t\tEBC\tFAMILY_CODE\tAnimal\tDogs\t\t2A\tCIP\t1\t\t0.06\t',
      'CLSI\t2023\tMIC\t\tEBC\tFAMILY_CODE\tHuman\tHuman\t\t2A\tCIP\t1\t\t0.25\t',
    ),
    asked,
  );
  if (!read.ok) throw new Error(read.fault);
  expect(
    read.rows.map(({ medicine, method, potency, susceptible, resistant, isDoseDependent }) => [
      medicine,
      method,
      potency,
      susceptible,
      resistant,
      isDoseDependent,
    ]),
  ).toEqual([
    ['CIP', 'mic', '', 0.25, 1, false],
    ['MEM', 'disk', '10µg', 23, 19, false],
    ['FEP', 'mic', '', 2, 16, true],
  ]);
  expect([...read.leftOut]).toEqual([['organism xyz is not known here', 1]]);
  expect(read.rows[0]?.source).toBe('WHONET breakpoint file, CLSI 2024, table 2A');
});

test('a row of WHONET is read by R as it stands there, also of EUCAST', () => {
  const read = readWhonetBreakpoints(
    file('EUCAST\t2024\tMIC\t\tEBC\tFAMILY_CODE\tHuman\tHuman\t\t\tCIP\t1\t0.5\t0.25\t'),
    { ...asked, guideline: 'EUCAST' },
  );
  const [row = null] = read.ok ? read.rows : [];
  const said = ['0.25', '0.5', '1'].map((text) => {
    const mic = readMic(text);
    return mic.ok ? interpretMic(row, mic).category : null;
  });
  expect(said).toEqual(['S', 'I', 'R']);
  expect(breakpointTable(read.ok ? read.rows : []).size).toBe(1);
});

test('another file is told what it lacks', () => {
  expect(readWhonetBreakpoints('a\tb\r\n1\t2', asked)).toMatchObject({ ok: false });
  expect(readWhonetBreakpoints(file(), asked)).toEqual({
    ok: false,
    fault: 'it has no row for humans of CLSI 2024',
  });
});

test('an organism goes to WHONET by its code where it has one', () => {
  expect([whonetOrganism('Escherichia coli'), whonetOrganism('Leptospira interrogans')]).toEqual([
    'eco',
    'Leptospira interrogans',
  ]);
});

/** A row of a medicine that the lab has, for an organism. */
const row = (
  code: string,
  kind: string,
  parts: { site?: string; abx?: string; r?: string; s?: string } = {},
) => {
  const { site = '', abx = 'CIP', r = '1', s = '0.25' } = parts;
  return `CLSI\t2024\tMIC\t\t${code}\t${kind}\tHuman\tHuman\t${site}\t2A\t${abx}\t${r}\t\t${s}\t`;
};
const readRows = (...lines: readonly string[]) => {
  const read = readWhonetBreakpoints(file(...lines), asked);
  if (!read.ok) throw new Error(read.fault);
  return read;
};
const organismsOf = ({ rows }: ReturnType<typeof readRows>) =>
  rows.map(({ organism: { rank, code } }) => `${rank} ${code}`);

test.each([
  ['AC-', 'GENUS_CODE', 'genus Acinetobacter'],
  ['HA-', 'GENUS_CODE', 'genus Haemophilus'],
  ['VI-', 'GENUS_CODE', 'genus Vibrio'],
  ['STR', 'GENUS_CODE', 'genus Streptococcus'],
  ['BS-', 'SPECIES_GROUP', 'group beta-haemolytic streptococci'],
  ['SCN', 'SPECIES_GROUP', 'group coagulase-negative staphylococci'],
  ['spy', 'WHONET_ORG_CODE', 'species Streptococcus pyogenes'],
  ['ECO', 'SEROVAR_GROUP', 'species Escherichia coli'],
  ['cal', 'WHONET_ORG_CODE', 'species Candida albicans'],
  ['cgl', 'WHONET_ORG_CODE', 'species Nakaseomyces glabratus'],
])('the code %s of WHONET is known without its list', (code, kind, organism) => {
  expect(organismsOf(readRows(row(code, kind)))).toEqual([organism]);
});

/** How often each code stands in the rows of a year that name one of the medicines; the numbers of the tables are not given on. */
const CODES: readonly (readonly [string, string, number])[] = [
  ['EBC', 'FAMILY_CODE', 60],
  ['pae', 'WHONET_ORG_CODE', 24],
  ['AC-', 'GENUS_CODE', 24],
  ['NFR', 'GENUS_GROUP', 24],
  ['STA', 'GENUS_CODE', 40],
  ['sau', 'WHONET_ORG_CODE', 10],
  ['ENT', 'GENUS_CODE', 20],
  ['hin', 'WHONET_ORG_CODE', 25],
  ['hpi', 'WHONET_ORG_CODE', 25],
  ['ngo', 'WHONET_ORG_CODE', 15],
  ['nme', 'WHONET_ORG_CODE', 12],
  ['spn', 'WHONET_ORG_CODE', 35],
  ['BS-', 'SPECIES_GROUP', 25],
  ['SVI', 'SPECIES_GROUP', 25],
  ['ANA', 'ANAEROBE', 20],
  ['AER', 'GENUS_CODE', 15],
  ['VI-', 'GENUS_CODE', 12],
  ['PAS', 'GENUS_CODE', 12],
  ['cal', 'WHONET_ORG_CODE', 6],
  ['WEI', 'GENUS_CODE', 6],
  ['wvi', 'WHONET_ORG_CODE', 6],
];

test('of the rows that name a medicine of the lab at least 85 of a hundred are taken, and the share is told', () => {
  const lines = CODES.flatMap(([code, kind, count]) =>
    Array.from({ length: count }, (_, at) => row(code, kind, { abx: `M${at}` })),
  );
  const medicines = new Set(Array.from({ length: 60 }, (_, at) => `M${at}`));
  const read = readWhonetBreakpoints(file(...lines, row('eco', 'WHONET_ORG_CODE', { abx: 'NOBODY' })), {
    ...asked,
    medicines,
  });
  if (!read.ok) throw new Error(read.fault);
  expect(read.named).toBe(lines.length);
  expect(read.taken / read.named).toBeGreaterThanOrEqual(0.85);
  expect(read.leftOut.get('organism WEI is not known here')).toBe(6);
  expect(read.leftOut.get('medicine NOBODY is not in the masters')).toBe(1);
});

test('rows that say that there is no breakpoint are neither taken nor left out', () => {
  const read = readRows(row('mmo', 'WHONET_ORG_CODE', { r: '', s: '' }), row('EBC', 'FAMILY_CODE'));
  expect([read.named, read.taken, read.without, read.leftOut.size]).toEqual([1, 1, 1, 0]);
});

test('a code of another medicine here is left out, and the masters’ own code is found', () => {
  const read = readWhonetBreakpoints(
    file(
      row('bca', 'WHONET_ORG_CODE', { abx: 'CFC' }),
      row('ngo', 'WHONET_ORG_CODE', { abx: 'FIX' }),
      row('pae', 'WHONET_ORG_CODE', { abx: 'POL' }),
    ),
    { ...asked, medicines: new Set(['CFC', 'CFM', 'PB']) },
  );
  if (!read.ok) throw new Error(read.fault);
  expect(read.rows.map(({ medicine }) => medicine)).toEqual(['CFM', 'PB']);
});

test.each([
  ['Oral, Uncomplicated urinary tract infection', 'urinary tract'],
  ['Intravenous', ''],
  ['Extraintestinal', ''],
  ['Meningitis', 'meningitis'],
])('the site %s is %s', (said, site) => {
  expect(readRows(row('eco', 'WHONET_ORG_CODE', { site: said })).rows[0]?.site).toBe(site);
});

test('a screening row is no breakpoint', () => {
  const read = readRows(row('spn', 'WHONET_ORG_CODE', { site: 'Screen' }));
  expect([...read.leftOut.keys()]).toEqual(['site Screen is not told apart here']);
});

test('a member of a group keeps its own row, and that of its genus', () => {
  const read = readRows(
    row('SVI', 'SPECIES_GROUP', { s: '0.125' }),
    row('ANA', 'ANAEROBE', { s: '0.125' }),
    row('BAC', 'GENUS_CODE', { s: '0.5' }),
  );
  const of = (code: string) => read.rows.find(({ organism }) => organism.code === code)?.susceptible;
  expect([of('Streptococcus mitis'), of('Bacteroides'), of('Prevotella')]).toEqual([0.125, 0.5, 0.125]);
});

describe('the list of organisms of WHONET', () => {
  const LIST = [
    'WHONET_ORG_CODE\tREPLACED_BY\tORGANISM\tTAXONOMIC_STATUS\tANAEROBE\tSUBKINGDOM_CODE\tFAMILY_CODE\tGENUS_GROUP\tGENUS_CODE\tSPECIES_GROUP',
    'wei\t\tWeissella sp.\tC\t\t\t\t\tWEI\t',
    'wco\t\tWeissella confusa\tC\t\t\t\t\tWEI\t',
    'cgl\t\tCandida glabrata\tO\t\t\t\t\tCAN\t',
    'cgl\t\tNakaseomyces glabratus\tC\t\t\t\t\tNAK\t',
    'wvi\t\tWeeksella virosa\tC\t\t-\t\tNFR\tWEE\t',
    'pae\t\tPseudomonas aeruginosa\tC\t\t-\t\tNFR\tPS-\t',
    'aba\t\tAcinetobacter baumannii\tC\t\t-\t\tNFR\tAC-\tABX',
    'bvu\t\tPhocaeicola vulgatus\tC\tX\t-\t\t\tPHL\tBFX',
  ].join('\r\n');
  const found = (lab: readonly string[], code: string, kind: string) => {
    const list = readOrganismList(LIST, new Set(lab));
    if (!list.ok) throw new Error(list.fault);
    return list.find(code, kind).organisms.map((one) => `${one.rank} ${one.code}`);
  };

  test('decides what a code stands for', () => {
    expect(found([], 'WEI', 'GENUS_CODE')).toEqual(['genus Weissella']);
    expect(found([], 'wco', 'WHONET_ORG_CODE')).toEqual(['species Weissella confusa']);
    expect(found(['Phocaeicola vulgatus'], 'BFX', 'SPECIES_GROUP')).toEqual(['species Phocaeicola vulgatus']);
    expect(found(['Phocaeicola vulgatus'], 'AN-', 'ANAEROBE+SUBKINGDOM_CODE')).toEqual([
      'species Phocaeicola vulgatus',
    ]);
  });

  test('keeps the name that the lab uses', () => {
    expect(found(['Candida glabrata'], 'cgl', 'WHONET_ORG_CODE')).toEqual(['species Candida glabrata']);
    expect(found([], 'cgl', 'WHONET_ORG_CODE')).toEqual(['species Nakaseomyces glabratus']);
  });

  test('leaves those with tables of their own out of the other non-fermenters', () => {
    const lab = ['Weeksella virosa', 'Pseudomonas aeruginosa', 'Acinetobacter baumannii'];
    expect(found(lab, 'NFR', 'GENUS_GROUP')).toEqual(['species Weeksella virosa']);
  });

  test('is told what it lacks, and codes that it lacks are those that are known', () => {
    expect(readOrganismList('a\tb', new Set())).toMatchObject({ ok: false });
    expect(found([], 'EBC', 'FAMILY_CODE')).toEqual(['group Enterobacterales']);
    expect(found([], 'spn', 'WHONET_ORG_CODE')).toEqual(['species Streptococcus pneumoniae']);
  });
});
