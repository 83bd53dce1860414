import type { Cascade } from './expert-rules.ts';

/** A cascade with the organisms that it is for, and what is said of what it keeps back. */
export interface CascadeOfOrganisms extends Cascade {
  readonly code: string;
  readonly organisms: readonly string[];
  readonly reason: string;
}

/** Which medicines are reported only when the ones before do not work; a person may print them all the same. */
export const CASCADES: readonly CascadeOfOrganisms[] = [
  {
    code: 'enterobacterales',
    organisms: ['Enterobacterales'],
    tiers: [['CRO', 'CTX'], ['ETP'], ['MEM', 'IPM', 'DOR'], ['CZA', 'COL', 'TGC', 'FDC', 'MEV', 'IMR']],
    reason:
      'Carbapenems and reserve medicines are reported where third generation cephalosporins do not work',
  },
  {
    code: 'staphylococcus',
    organisms: ['Staphylococcus'],
    tiers: [['OXA'], ['VAN', 'TEC', 'LNZ', 'DAP', 'TGC', 'CPT']],
    reason: 'Vancomycin and reserve medicines are reported where oxacillin does not work',
  },
  {
    code: 'pseudomonas',
    organisms: ['Pseudomonas'],
    tiers: [
      ['CAZ', 'FEP', 'TZP'],
      ['MEM', 'IPM'],
      ['CZA', 'CZT', 'COL', 'FDC', 'IMR'],
    ],
    reason: 'Carbapenems and reserve medicines are reported where ceftazidime and piperacillin do not work',
  },
];
