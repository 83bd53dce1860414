import { count, MARGINS, marginDetails, millimetres, OTHERWISE, PRESENCE } from './field-makers.ts';
import {
  type DerivedAnswer,
  numberIn,
  type SynopticAnswers,
  type SynopticProtocol,
} from './synoptic-protocol.ts';

const RADICAL = ['Radical hysterectomy', 'Trachelectomy', 'Simple hysterectomy'] as const;
/** What lies around the cervix, by how far it reaches. */
const BEYOND = [
  'Confined to the cervix',
  'Upper two thirds of the vagina',
  'Parametrium',
  'Lower third of the vagina',
  'Pelvic wall',
  'Mucosa of bladder or rectum',
] as const;

/** Core items of excisions and hysterectomies. Stages are FIGO 2018: the width no longer counts for stage IA, nodes make stage IIIC. */
export const CERVIX: SynopticProtocol = {
  code: 'cervix',
  title: 'Carcinoma of the cervix',
  source: 'ICCR Carcinoma of the Cervix; FIGO staging (2018)',
  fields: [
    {
      code: 'procedure',
      label: 'Procedure',
      group: 'Specimen',
      kind: 'choice',
      choices: ['Loop or cone excision', ...RADICAL, 'Other'],
    },
    {
      code: 'type',
      label: 'Histological type',
      group: 'Tumour',
      kind: 'choice',
      choices: [
        'Squamous cell carcinoma, HPV associated',
        'Squamous cell carcinoma, HPV independent',
        'Squamous cell carcinoma, not otherwise specified',
        'Adenocarcinoma, HPV associated',
        'Adenocarcinoma, HPV independent',
        'Adenosquamous carcinoma',
        'Neuroendocrine carcinoma',
        'Other',
      ],
    },
    millimetres(
      { code: 'depth', label: 'Depth of stromal invasion', group: 'Tumour' },
      { least: 0.1, most: 100 },
    ),
    millimetres(
      { code: 'size', label: 'Tumour, greatest dimension', group: 'Tumour' },
      { least: 0.1, most: 200 },
    ),
    { code: 'lvi', label: 'Lymphovascular invasion', group: 'Tumour', kind: 'choice', choices: PRESENCE },
    { code: 'extent', label: 'Extent', group: 'Tumour', kind: 'choice', choices: BEYOND },
    {
      code: 'margins',
      label: 'Margins, invasive tumour',
      group: 'Margins',
      kind: 'choice',
      choices: MARGINS,
    },
    ...marginDetails(100),
    {
      code: 'margin_precursor',
      label: 'Margins, HSIL or adenocarcinoma in situ',
      group: 'Margins',
      kind: 'choice',
      choices: ['Free', 'Involved', 'None in the specimen'],
    },
    count({ code: 'nodes', label: 'Nodes examined', group: 'Nodes' }),
    count({
      code: 'nodes_pelvic',
      label: 'Pelvic nodes with tumour (above 0.2 mm)',
      group: 'Nodes',
      when: { field: 'nodes', above: 0 },
    }),
    count({
      code: 'nodes_aortic',
      label: 'Para-aortic nodes with tumour (above 0.2 mm)',
      group: 'Nodes',
      when: { field: 'nodes', above: 0 },
    }),
    {
      code: 'figo',
      label: 'FIGO stage, by this specimen',
      group: 'Stage',
      kind: 'choice',
      choices: [
        'IA1',
        'IA2',
        'IB1',
        'IB2',
        'IB3',
        'IIA1',
        'IIA2',
        'IIB',
        'IIIA',
        'IIIB',
        'IIIC1p',
        'IIIC2p',
        'IVA',
        'Cannot be told',
      ],
    },
    OTHERWISE,
  ],
  derive: stageOf,
};

type Stage = (value: string, because: string) => DerivedAnswer[];

const stage: Stage = (value, because) => [{ field: 'figo', values: [value], because }];

function stageOf(answers: SynopticAnswers): DerivedAnswer[] {
  const extent = answers['extent'];
  if (extent === BEYOND[5]) return stage('IVA', 'because the mucosa of bladder or rectum is invaded');
  if ((numberIn(answers, 'nodes_aortic') ?? 0) > 0)
    return stage('IIIC2p', 'by para-aortic nodes with tumour');
  if ((numberIn(answers, 'nodes_pelvic') ?? 0) > 0) return stage('IIIC1p', 'by pelvic nodes with tumour');
  if (extent === BEYOND[4]) return stage('IIIB', 'because the tumour reaches the pelvic wall');
  if (extent === BEYOND[3]) return stage('IIIA', 'because the lower third of the vagina is involved');
  if (extent === BEYOND[2]) return stage('IIB', 'because the parametrium is involved');
  return bySize(answers);
}

function bySize(answers: SynopticAnswers): DerivedAnswer[] {
  const size = numberIn(answers, 'size');
  const depth = numberIn(answers, 'depth');
  if (size === null || depth === null) return [];
  const because = `by a depth of ${depth} mm and a size of ${size} mm`;
  if (answers['extent'] === BEYOND[1]) return stage(size <= 40 ? 'IIA1' : 'IIA2', because);
  if (answers['extent'] !== BEYOND[0]) return [];
  if (depth <= 3) return stage('IA1', because);
  if (depth <= 5) return stage('IA2', because);
  if (size <= 20) return stage('IB1', because);
  return stage(size <= 40 ? 'IB2' : 'IB3', because);
}
