import { count, MARGIN_SITE, MARGINS, millimetres, OTHERWISE, PRESENCE } from './field-makers.ts';
import {
  type DerivedAnswer,
  numberIn,
  type SynopticAnswers,
  type SynopticProtocol,
} from './synoptic-protocol.ts';

const RESECTED = [
  'Right hemicolectomy',
  'Transverse colectomy',
  'Left hemicolectomy',
  'Sigmoid resection',
  'Anterior resection',
  'Abdominoperineal excision',
  'Total colectomy',
  'Other',
] as const;

/** How far the tumour reaches, with its class of AJCC/UICC 8. */
const EXTENTS: ReadonlyMap<string, string> = new Map([
  ['Mucosa alone', 'pTis'],
  ['Submucosa', 'pT1'],
  ['Muscularis propria', 'pT2'],
  ['Subserosa or pericolorectal tissue', 'pT3'],
  ['Through the serosa', 'pT4a'],
  ['Into another organ', 'pT4b'],
]);

/** Fewer nodes than this may not tell the stage. */
const ENOUGH_NODES = 12;

/** Core items of a resection of colon or rectum. */
export const COLON: SynopticProtocol = {
  code: 'colon',
  title: 'Carcinoma of colon and rectum',
  source: 'ICCR Colorectal Cancer, 1st edition (2020); AJCC/UICC TNM 8 (2017)',
  fields: [
    { code: 'procedure', label: 'Procedure', group: 'Specimen', kind: 'choice', choices: RESECTED },
    {
      code: 'site',
      label: 'Site of the tumour',
      group: 'Specimen',
      kind: 'choice',
      choices: [
        'Caecum',
        'Ascending colon',
        'Hepatic flexure',
        'Transverse colon',
        'Splenic flexure',
        'Descending colon',
        'Sigmoid colon',
        'Rectosigmoid',
        'Rectum',
      ],
    },
    {
      code: 'mesorectum',
      label: 'Plane of mesorectal excision',
      group: 'Specimen',
      kind: 'choice',
      choices: ['Mesorectal fascia', 'Intramesorectal', 'Muscularis propria'],
      when: { field: 'site', is: ['Rectum'] },
    },
    {
      code: 'perforation',
      label: 'Perforation through the tumour',
      group: 'Specimen',
      kind: 'choice',
      choices: ['No', 'Yes'],
    },
    {
      code: 'size',
      label: 'Tumour, greatest dimension',
      group: 'Tumour',
      kind: 'number',
      unit: 'mm',
      least: 1,
      most: 300,
      decimals: 0,
    },
    {
      code: 'type',
      label: 'Histological type',
      group: 'Tumour',
      kind: 'choice',
      choices: [
        'Adenocarcinoma, not otherwise specified',
        'Mucinous adenocarcinoma',
        'Signet-ring cell carcinoma',
        'Medullary carcinoma',
        'Other',
      ],
    },
    {
      code: 'grade',
      label: 'Grade',
      group: 'Tumour',
      kind: 'choice',
      choices: ['Low grade', 'High grade', 'Not graded'],
    },
    {
      code: 'extent',
      label: 'Deepest invasion',
      group: 'Tumour',
      kind: 'choice',
      choices: [...EXTENTS.keys()],
    },
    {
      code: 'lvi',
      label: 'Lymphatic or venous invasion',
      group: 'Tumour',
      kind: 'choice',
      choices: PRESENCE,
    },
    { code: 'pni', label: 'Perineural invasion', group: 'Tumour', kind: 'choice', choices: PRESENCE },
    {
      code: 'margins',
      label: 'Margins',
      group: 'Margins',
      kind: 'choice',
      choices: MARGINS,
    },
    millimetres(
      {
        code: 'crm_mm',
        label: 'Circumferential margin',
        group: 'Margins',
        when: { field: 'site', is: ['Rectosigmoid', 'Rectum'] },
      },
      { least: 0, most: 200 },
    ),
    MARGIN_SITE,
    count({ code: 'nodes', label: 'Nodes examined', group: 'Nodes' }, 150),
    count({ code: 'nodes_pos', label: 'Nodes with tumour', group: 'Nodes' }, 150),
    { code: 'deposits', label: 'Tumour deposits', group: 'Nodes', kind: 'choice', choices: PRESENCE },
    {
      code: 'pT',
      label: 'Primary tumour, pT',
      group: 'Stage',
      kind: 'choice',
      choices: ['pTX', 'pT0', ...EXTENTS.values()],
    },
    {
      code: 'pN',
      label: 'Regional nodes, pN',
      group: 'Stage',
      kind: 'choice',
      choices: ['pNX', 'pN0', 'pN1a', 'pN1b', 'pN1c', 'pN2a', 'pN2b'],
    },
    {
      code: 'mmr',
      label: 'Mismatch repair proteins',
      group: 'Markers',
      kind: 'choice',
      choices: ['Not done', 'All kept', 'Loss'],
    },
    {
      code: 'mmr_lost',
      label: 'Protein lost',
      group: 'Markers',
      kind: 'text',
      when: { field: 'mmr', is: ['Loss'] },
    },
    OTHERWISE,
  ],
  derive: (answers) => [...primaryOf(answers), ...nodesOf(answers)],
  remarks: (answers) => {
    const nodes = numberIn(answers, 'nodes');
    return nodes === null || nodes >= ENOUGH_NODES
      ? []
      : [`Fewer than ${ENOUGH_NODES} lymph nodes were found; the stage of the nodes may be too low.`];
  },
};

function primaryOf(answers: SynopticAnswers): DerivedAnswer[] {
  const extent = answers['extent'] ?? '';
  const pT = EXTENTS.get(extent);
  // A perforation through the tumour reaches the surface, AJCC 8 chapter 20.
  if (answers['perforation'] === 'Yes' && pT !== 'pT4b')
    return [{ field: 'pT', values: ['pT4a'], because: 'because the bowel is perforated through the tumour' }];
  return pT === undefined
    ? []
    : [{ field: 'pT', values: [pT], because: `by its depth: ${extent.toLowerCase()}` }];
}

function nodesOf(answers: SynopticAnswers): DerivedAnswer[] {
  const examined = numberIn(answers, 'nodes');
  const positive = numberIn(answers, 'nodes_pos');
  if (examined === null || positive === null) return [];
  const because = `by ${positive} nodes with tumour`;
  if (positive >= 7) return [{ field: 'pN', values: ['pN2b'], because }];
  if (positive >= 4) return [{ field: 'pN', values: ['pN2a'], because }];
  if (positive >= 2) return [{ field: 'pN', values: ['pN1b'], because }];
  if (positive === 1) return [{ field: 'pN', values: ['pN1a'], because }];
  if (answers['deposits'] === 'Seen')
    return [{ field: 'pN', values: ['pN1c'], because: 'by tumour deposits without a node' }];
  if (examined === 0) return [{ field: 'pN', values: ['pNX'], because: 'because no node was examined' }];
  return [{ field: 'pN', values: ['pN0'], because }];
}
