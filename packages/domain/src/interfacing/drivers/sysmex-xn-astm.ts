import { type DeliveredDriver, message } from './delivered-driver.ts';
import { E1394_BASE } from './e1394-base.ts';

const ABNORMAL_MESSAGES = [
  'Neutropenia',
  'Neutrophilia',
  'Lymphopenia',
  'Lymphocytosis',
  'Monocytosis',
  'Eosinophilia',
  'Basophilia',
  'Leukocytopenia',
  'Leukocytosis',
  'NRBC_Present',
  'IG_Present',
  'Anisocytosis',
  'Microcytosis',
  'Macrocytosis',
  'Hypochromia',
  'Anemia',
  'Erythrocytosis',
  'Dimorphic_Population',
  'Thrombocytopenia',
  'Thrombocytosis',
];

/** The id stands in the third component behind rack and position, padded with blanks. */
export const SYSMEX_XN_ASTM: DeliveredDriver = {
  driver: {
    ...E1394_BASE,
    code: 'sysmex-xn-astm',
    name: 'Sysmex XN and XP (ASTM)',
    family: 'haematology',
    source: 'Public sample of an XN-550 (senaite.astm), CLSI LIS2-A2',
    sample: { ...E1394_BASE.sample, id: 'O.4.3|O.3.1' },
    result: {
      ...E1394_BASE.result,
      code: 'R.3.5|R.3.4',
      dilution: 'R.3.6',
      skip: [{ path: 'CODE', matches: '^SCAT_|^DIST_' }],
      // The judgements of the analyser: suspect and abnormal messages, with A beside those that are raised.
      suspects: {
        when: [
          { path: 'CODE', matches: '[?]$|^Positive_|^ACTION_MESSAGE_|Scattergram$|Distribution$' },
          { path: 'CODE', isOneOf: ABNORMAL_MESSAGES },
        ],
        notRaised: [{ path: 'R.7', isOneOf: ['N'] }],
      },
    },
    statuses: [
      { when: { path: 'M.3', isOneOf: ['ERROR'] }, event: 'MACHINE_BREAKDOWN', text: 'M.4' },
      { when: { path: 'M.3', isOneOf: ['SHUTDOWN'] }, event: 'MACHINE_SHUTDOWN', text: 'M.4' },
    ],
    query: { ...E1394_BASE.query, sampleId: 'Q.3.3|Q.3.1' },
    orders: { isBroadcast: false, code: '^^^^{code}', specimens: {} },
  },
  example: message(
    'H|\\^&|||    XN-550^00-00^11001^^^^00000000||||||||E1394-97',
    'P|1|||100|^TEST^ONE||19800115|M|||||||||||||||||',
    'C|1||',
    'O|1||2^1^               S0000123^B|^^^^WBC\\^^^^HGB\\^^^^PLT||20250101092900|||||N||||||||||||||F',
    'R|1|^^^^WBC^1|7.81|10*3/uL||N||F||||20250101092955',
    'R|2|^^^^HGB^1|9.4|g/dL||L||F||||20250101092955',
    'R|3|^^^^PLT^1|----|10*3/uL||A||F||||20250101092955',
    'R|4|^^^^Blasts?|120|||A||F||||20250101092955',
    'R|5|^^^^SCAT_DIFF|PNG&R&20250101&R&S0000123_DIFF.PNG|||N||F||||20250101092955',
    'L|1|N',
  ),
};
