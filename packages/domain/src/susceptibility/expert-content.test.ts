import { expect, it } from 'vitest';
import { ranksOf } from '../culture/organism-ranks.ts';
import { EXPERT_RULES } from './expert-content.ts';
import { applyExpertRules } from './expert-rules.ts';

/** Which of the medicines, `code/group`, are resistant by nature though they were measured susceptible. */
function resistant(name: string, medicines: readonly string[]): string[] {
  const organism = Object.values(ranksOf({ name, family: '' }));
  const measured = medicines.map((one) => {
    const [medicine = '', group = ''] = one.split('/');
    return { medicine, group, measured: 'S' as const };
  });
  return applyExpertRules(EXPERT_RULES, { organism, findings: [] }, measured).flatMap(
    ({ medicine, category }) => (category === 'R' ? [medicine] : []),
  );
}

const AGAINST_NEGATIVES = [
  'AMP/PENIC',
  'PIP/PENIC',
  'TZP/PENICWITHA',
  'CZO/CEPHAFIRST',
  'CXM/CEPHASECON',
  'CRO/CEPHATHIRD',
  'CAZ/CEPHATHIRD',
  'FEP/CEPHAFOURT',
  'ATM/MONOB',
  'ETP/CARBA',
  'MEM/CARBA',
  'AMK/AMINO',
  'CIP/FLUOR',
  'COL/POLYM',
  'FOS/PHOSPACIDS',
  'SXT/FOLATPATHW',
];

it.each([
  ['Acinetobacter baumannii', ['AMP', 'CZO', 'CRO', 'ATM', 'ETP', 'FOS']],
  ['Achromobacter xylosoxidans', ['AMP', 'CZO', 'CRO', 'ATM', 'ETP']],
  ['Burkholderia cepacia', ['AMP', 'PIP', 'TZP', 'CZO', 'CRO', 'ATM', 'ETP', 'AMK', 'CIP', 'COL', 'FOS']],
  ['Elizabethkingia meningoseptica', ['AMP', 'CZO', 'CRO', 'CAZ', 'FEP', 'ATM', 'ETP', 'MEM', 'COL']],
  ['Brucella anthropi', ['AMP', 'PIP', 'TZP', 'CZO', 'CRO', 'CAZ', 'FEP', 'ATM', 'ETP']],
  ['Pseudomonas aeruginosa', ['AMP', 'CZO', 'CXM', 'CRO', 'ETP', 'SXT']],
  ['Stenotrophomonas maltophilia', ['AMP', 'PIP', 'TZP', 'CZO', 'CRO', 'ATM', 'ETP', 'MEM', 'AMK', 'FOS']],
  ['Citrobacter freundii', ['AMP', 'CZO', 'CXM']],
])('%s is resistant by nature as the public tables have it', (name, expected) => {
  expect(resistant(name, AGAINST_NEGATIVES)).toEqual(expected);
});

const AGAINST_ENTEROCOCCI = [
  'AMP/PENIC',
  'CRO/CEPHATHIRD',
  'FEP/CEPHAFOURT',
  'CPT/CEPHAFIFTH',
  'CZT/CEPHAWITHA',
  'FDC/SIDERCEPHA',
  'FAR/CARBA',
  'GEN/AMINO',
  'AMK/AMINO',
  'ERY/MACRO',
  'CLI/LINCO',
  'SXT/FOLATPATHW',
  'VAN/GLYCO',
  'LNZ/OXAZO',
  'QDA/STREP',
];
const OF_ALL = ['CRO', 'FEP', 'CPT', 'CZT', 'FDC', 'FAR', 'AMK', 'ERY', 'CLI', 'SXT'];

it.each([
  ['Enterococcus faecium', OF_ALL],
  ['Enterococcus faecalis', [...OF_ALL, 'QDA']],
  ['Enterococcus gallinarum', [...OF_ALL, 'VAN', 'QDA']],
])('%s is resistant by nature as the public tables have it', (name, expected) => {
  expect(resistant(name, AGAINST_ENTEROCOCCI)).toEqual(expected);
});
