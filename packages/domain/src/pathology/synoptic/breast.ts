import { count, MARGINS, marginDetails, millimetres, OTHERWISE, PRESENCE } from './field-makers.ts';
import {
  type DerivedAnswer,
  numberIn,
  type SynopticAnswers,
  type SynopticProtocol,
} from './synoptic-protocol.ts';

const EXCISED = ['Excision', 'Re-excision', 'Mastectomy', 'Modified radical mastectomy', 'Other'] as const;
const SCORES = ['1', '2', '3'] as const;
const BY_SKIN: readonly [string, ...string[]] = ['pT4a', 'pT4b', 'pT4c', 'pT4d'];

/** Core items of a resection with invasive carcinoma. Size classes are those of AJCC/UICC 8: a tumour above 1 mm and below 2 mm is pT1a. */
export const BREAST: SynopticProtocol = {
  code: 'breast',
  title: 'Invasive carcinoma of the breast',
  source: 'ICCR Invasive Carcinoma of the Breast, 2nd edition; Nottingham grade; AJCC/UICC TNM 8 (2017)',
  fields: [
    {
      code: 'procedure',
      label: 'Procedure',
      group: 'Specimen',
      kind: 'choice',
      choices: ['Core biopsy', ...EXCISED],
    },
    {
      code: 'laterality',
      label: 'Laterality',
      group: 'Specimen',
      kind: 'choice',
      choices: ['Left', 'Right', 'Not stated'],
    },
    {
      code: 'type',
      label: 'Histological type',
      group: 'Tumour',
      kind: 'choice',
      choices: [
        'No special type',
        'Lobular',
        'Tubular',
        'Mucinous',
        'Cribriform',
        'Invasive papillary',
        'Metaplastic',
        'Micropapillary',
        'Apocrine',
        'Mixed',
        'Other',
      ],
    },
    { code: 'tubules', label: 'Tubule formation, score', group: 'Tumour', kind: 'choice', choices: SCORES },
    {
      code: 'nuclei',
      label: 'Nuclear pleomorphism, score',
      group: 'Tumour',
      kind: 'choice',
      choices: SCORES,
    },
    { code: 'mitoses', label: 'Mitotic count, score', group: 'Tumour', kind: 'choice', choices: SCORES },
    {
      code: 'grade',
      label: 'Nottingham grade',
      group: 'Tumour',
      kind: 'choice',
      choices: ['1', '2', '3', 'Not graded'],
    },
    millimetres(
      {
        code: 'size',
        label: 'Invasive tumour, greatest dimension',
        group: 'Tumour',
        when: { field: 'procedure', is: EXCISED },
      },
      { least: 0.1, most: 300 },
    ),
    {
      code: 'skin',
      label: 'Skin or chest wall involved',
      group: 'Tumour',
      kind: 'choice',
      choices: ['No', 'Yes'],
    },
    { code: 'lvi', label: 'Lymphovascular invasion', group: 'Tumour', kind: 'choice', choices: PRESENCE },
    { code: 'dcis', label: 'Ductal carcinoma in situ', group: 'Tumour', kind: 'choice', choices: PRESENCE },
    {
      code: 'margins',
      label: 'Margins, invasive tumour',
      group: 'Margins',
      kind: 'choice',
      choices: MARGINS,
      when: {
        field: 'procedure',
        is: EXCISED,
      },
    },
    ...marginDetails(200),
    {
      code: 'nodes_sent',
      label: 'Lymph nodes sent',
      group: 'Nodes',
      kind: 'choice',
      choices: ['None', 'Sentinel', 'Axillary', 'Sentinel and axillary'],
    },
    count({
      code: 'nodes',
      label: 'Nodes examined',
      group: 'Nodes',
      when: { field: 'nodes_sent', is: ['Sentinel', 'Axillary', 'Sentinel and axillary'] },
    }),
    count({
      code: 'nodes_macro',
      label: 'Nodes with macrometastasis (above 2 mm)',
      group: 'Nodes',
      when: { field: 'nodes', above: 0 },
    }),
    count({
      code: 'nodes_micro',
      label: 'Nodes with micrometastasis (0.2 to 2 mm)',
      group: 'Nodes',
      when: { field: 'nodes', above: 0 },
    }),
    {
      code: 'pT',
      label: 'Primary tumour, pT',
      group: 'Stage',
      kind: 'choice',
      choices: ['pTX', 'pTis', 'pT1mi', 'pT1a', 'pT1b', 'pT1c', 'pT2', 'pT3', ...BY_SKIN],
      when: {
        field: 'procedure',
        is: EXCISED,
      },
    },
    {
      code: 'pN',
      label: 'Regional nodes, pN',
      group: 'Stage',
      kind: 'choice',
      choices: ['pNX', 'pN0', 'pN0(i+)', 'pN1mi', 'pN1a', 'pN2a', 'pN3a', 'pN1', 'pN2', 'pN3'],
      when: {
        field: 'procedure',
        is: EXCISED,
      },
    },
    OTHERWISE,
  ],
  derive: (answers) => [...gradeOf(answers), ...primaryOf(answers), ...nodesOf(answers)],
};

/** Nottingham grade: scores of 3 to 5 are grade 1, 6 and 7 grade 2, 8 and 9 grade 3. */
function gradeOf(answers: SynopticAnswers): DerivedAnswer[] {
  const scores = ['tubules', 'nuclei', 'mitoses'].map((field) => numberIn(answers, field));
  const [tubules, nuclei, mitoses] = scores;
  if (tubules == null || nuclei == null || mitoses == null) return [];
  const sum = tubules + nuclei + mitoses;
  const grade = sum <= 5 ? '1' : sum <= 7 ? '2' : '3';
  return [{ field: 'grade', values: [grade], because: `by scores of ${sum} in all` }];
}

function primaryOf(answers: SynopticAnswers): DerivedAnswer[] {
  if (answers['skin'] === 'Yes')
    return [{ field: 'pT', values: BY_SKIN, because: 'because skin or chest wall is involved' }];
  const size = numberIn(answers, 'size');
  if (size === null) return [];
  return [{ field: 'pT', values: [classOfSize(size)], because: `by a size of ${answers['size']} mm` }];
}

function classOfSize(mm: number): string {
  if (mm <= 1) return 'pT1mi';
  if (mm <= 5) return 'pT1a';
  if (mm <= 10) return 'pT1b';
  if (mm <= 20) return 'pT1c';
  return mm <= 50 ? 'pT2' : 'pT3';
}

/** By number of nodes alone: nodes elsewhere than in the axilla can make it higher, never lower. */
function nodesOf(answers: SynopticAnswers): DerivedAnswer[] {
  if (answers['nodes_sent'] === 'None' || numberIn(answers, 'nodes') === 0)
    return [{ field: 'pN', values: ['pNX'], because: 'because no node was examined' }];
  const macro = numberIn(answers, 'nodes_macro');
  const micro = numberIn(answers, 'nodes_micro');
  if (macro === null || micro === null) return [];
  const because = `by ${macro + micro} nodes with tumour`;
  if (macro + micro === 0) return [{ field: 'pN', values: ['pN0', 'pN0(i+)'], because }];
  if (macro === 0) return [{ field: 'pN', values: ['pN1mi'], because: 'because all metastases are micro' }];
  // Micrometastases positive with the others once one is macroscopic.
  const positive = macro + micro;
  if (positive >= 10) return [{ field: 'pN', values: ['pN3a', 'pN3'], because }];
  if (positive >= 4) return [{ field: 'pN', values: ['pN2a', 'pN2', 'pN3a', 'pN3'], because }];
  return [{ field: 'pN', values: ['pN1a', 'pN1', 'pN2', 'pN3'], because }];
}
