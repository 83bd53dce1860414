import { count, MARGINS, millimetres, OTHERWISE, percent, PRESENCE } from './field-makers.ts';
import {
  type DerivedAnswer,
  numberIn,
  type SynopticAnswers,
  type SynopticProtocol,
} from './synoptic-protocol.ts';

const CORES = ['Core biopsy'] as const;
const RADICAL = ['Radical prostatectomy'] as const;
const CHIPS = ['Transurethral resection'] as const;
const PATTERNS = ['3', '4', '5'] as const;

/** Core items of needle cores, chips and radical prostatectomy. A pT is told of a prostatectomy alone; pT2 has no parts in AJCC/UICC 8. */
export const PROSTATE: SynopticProtocol = {
  code: 'prostate',
  title: 'Carcinoma of the prostate',
  source:
    'ICCR Prostate Cancer, core and radical data sets; ISUP grade groups (2014); AJCC/UICC TNM 8 (2017)',
  fields: [
    {
      code: 'procedure',
      label: 'Procedure',
      group: 'Specimen',
      kind: 'choice',
      choices: [...CORES, ...CHIPS, ...RADICAL],
    },
    {
      code: 'type',
      label: 'Histological type',
      group: 'Tumour',
      kind: 'choice',
      choices: ['Acinar adenocarcinoma', 'Ductal adenocarcinoma', 'Small cell carcinoma', 'Other'],
    },
    {
      code: 'cores',
      label: 'Cores taken',
      group: 'Tumour',
      kind: 'number',
      unit: '',
      least: 1,
      most: 60,
      decimals: 0,
      when: { field: 'procedure', is: CORES },
    },
    count(
      {
        code: 'cores_pos',
        label: 'Cores with tumour',
        group: 'Tumour',
        when: { field: 'procedure', is: CORES },
      },
      60,
    ),
    percent({
      code: 'core_percent',
      label: 'Greatest extent in one core',
      group: 'Tumour',
      when: { field: 'procedure', is: CORES },
    }),
    percent({
      code: 'chips_percent',
      label: 'Chips with tumour',
      group: 'Tumour',
      when: { field: 'procedure', is: CHIPS },
    }),
    { code: 'primary', label: 'Gleason, primary pattern', group: 'Grade', kind: 'choice', choices: PATTERNS },
    {
      code: 'secondary',
      label: 'Gleason, secondary pattern',
      group: 'Grade',
      kind: 'choice',
      choices: PATTERNS,
    },
    {
      code: 'group',
      label: 'Grade group (ISUP)',
      group: 'Grade',
      kind: 'choice',
      choices: ['1', '2', '3', '4', '5'],
    },
    {
      code: 'cribriform',
      label: 'Cribriform or intraductal growth',
      group: 'Grade',
      kind: 'choice',
      choices: PRESENCE,
    },
    { code: 'pni', label: 'Perineural invasion', group: 'Tumour', kind: 'choice', choices: PRESENCE },
    { code: 'epe', label: 'Extraprostatic extension', group: 'Tumour', kind: 'choice', choices: PRESENCE },
    { code: 'svi', label: 'Seminal vesicle invaded', group: 'Tumour', kind: 'choice', choices: PRESENCE },
    {
      code: 'bladder_neck',
      label: 'Bladder neck, microscopic invasion',
      group: 'Tumour',
      kind: 'choice',
      choices: PRESENCE,
      when: { field: 'procedure', is: RADICAL },
    },
    {
      code: 'adjacent',
      label: 'Rectum, pelvic wall or other adjacent structure invaded',
      group: 'Tumour',
      kind: 'choice',
      choices: PRESENCE,
      when: { field: 'procedure', is: RADICAL },
    },
    {
      code: 'margins',
      label: 'Margins',
      group: 'Margins',
      kind: 'choice',
      choices: MARGINS,
      when: { field: 'procedure', is: RADICAL },
    },
    millimetres(
      {
        code: 'margin_mm',
        label: 'Length of the involved margin',
        group: 'Margins',
        when: { field: 'margins', is: ['Involved'] },
      },
      { least: 0.1, most: 100 },
    ),
    count({
      code: 'nodes',
      label: 'Nodes examined',
      group: 'Nodes',
      when: { field: 'procedure', is: RADICAL },
    }),
    count({
      code: 'nodes_pos',
      label: 'Nodes with tumour',
      group: 'Nodes',
      when: { field: 'nodes', above: 0 },
    }),
    {
      code: 'pT',
      label: 'Primary tumour, pT',
      group: 'Stage',
      kind: 'choice',
      choices: ['pTX', 'pT2', 'pT3a', 'pT3b', 'pT4'],
      when: { field: 'procedure', is: RADICAL },
    },
    {
      code: 'pN',
      label: 'Regional nodes, pN',
      group: 'Stage',
      kind: 'choice',
      choices: ['pNX', 'pN0', 'pN1'],
      when: { field: 'procedure', is: RADICAL },
    },
    OTHERWISE,
  ],
  derive: (answers) => [...groupOf(answers), ...primaryOf(answers), ...nodesOf(answers)],
};

/** ISUP grade group by the Gleason patterns. */
function groupOf(answers: SynopticAnswers): DerivedAnswer[] {
  const primary = numberIn(answers, 'primary');
  const secondary = numberIn(answers, 'secondary');
  if (primary === null || secondary === null) return [];
  const sum = primary + secondary;
  const because = `by a Gleason score of ${primary} + ${secondary} = ${sum}`;
  const group = sum <= 6 ? '1' : sum === 7 ? (primary === 3 ? '2' : '3') : sum === 8 ? '4' : '5';
  return [{ field: 'group', values: [group], because }];
}

function primaryOf(answers: SynopticAnswers): DerivedAnswer[] {
  if (answers['procedure'] !== RADICAL[0]) return [];
  const isSeen = (field: string): boolean => answers[field] === 'Seen';
  if (isSeen('adjacent'))
    return [{ field: 'pT', values: ['pT4'], because: 'because an adjacent structure is invaded' }];
  if (isSeen('svi'))
    return [{ field: 'pT', values: ['pT3b'], because: 'because a seminal vesicle is invaded' }];
  if (isSeen('epe') || isSeen('bladder_neck'))
    return [{ field: 'pT', values: ['pT3a'], because: 'because the tumour leaves the prostate' }];
  const isConfined = ['adjacent', 'svi', 'epe', 'bladder_neck'].every(
    (field) => answers[field] === 'Not seen',
  );
  return isConfined
    ? [{ field: 'pT', values: ['pT2'], because: 'because the tumour stays in the prostate' }]
    : [];
}

function nodesOf(answers: SynopticAnswers): DerivedAnswer[] {
  if (numberIn(answers, 'nodes') === 0)
    return [{ field: 'pN', values: ['pNX'], because: 'because no node was examined' }];
  const positive = numberIn(answers, 'nodes_pos');
  if (positive === null) return [];
  return [
    { field: 'pN', values: [positive === 0 ? 'pN0' : 'pN1'], because: `by ${positive} nodes with tumour` },
  ];
}
