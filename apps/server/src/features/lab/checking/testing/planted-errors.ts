import type { LookReason } from '@nidan/domain/results/look/look-reason';

/** What keeps a bill with an error out of batch authorisation; `entry` is refused before it is saved. */
export type Seen = LookReason['why'] | 'entry';

/** Values with something wrong about them, in one test of a man of 34. */
export interface PlantedError {
  readonly test: string;
  readonly values: Readonly<Record<string, string>>;
  readonly seen: Seen;
  /** Checked before for the same person. */
  readonly before?: Readonly<Record<string, string>>;
}

/** Values of the tests that have several parameters, where nothing is wrong. */
export const SOUND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CBC: {
    HB: '14.5',
    RBC: '5',
    HCT: '43.5',
    WBC: '7',
    NEUT: '60',
    LYMPH: '30',
    MONO: '6',
    EOS: '3',
    BASO: '1',
    PLT: '250',
  },
  BIL: { BILT: '0.8', BILD: '0.2' },
  LFT: {
    BILT: '0.8',
    BILD: '0.2',
    AST: '25',
    ALT: '25',
    ALP: '80',
    GGT: '30',
    TP: '7.2',
    ALB: '4.4',
  },
  IRONS: { IRON: '100', TIBC: '320' },
  PSAF: { PSA: '1.2', PSA_FREE: '0.4' },
  BCUL: { BC_GROWTH: 'No growth after 5 days', BC_RESULT: 'None' },
  CSFCUL: { CSF_GRAM: 'No organisms seen', CSF_GROWTH: 'No growth after 72 hours', FLC_RESULT: 'None' },
  PSMEAR: {
    PS_RBC: 'Normocytic',
    PS_WBC: 'Normal in number and maturity',
    PS_PLT: 'Adequate',
    PS_PARA: 'Not seen',
    PS_IMP: 'Normal smear',
  },
  MPA: { MPAG_PF: 'Negative', MPAG_PV: 'Negative' },
};

/** `place` is a test and one of its parameters. */
function each(seen: Seen, place: readonly [string, string], values: readonly string[]): PlantedError[] {
  const [test, parameter] = place;
  return values.map((value) => ({ test, values: { ...SOUND[test], [parameter]: value }, seen }));
}

/** Beyond what a living person has or a machine measures: a slip of the finger, a wrong unit, a wrong decimal point. */
const IMPLAUSIBLE: readonly PlantedError[] = [
  ...each('entry', ['K', 'K'], ['0.4', '42', '4,2']),
  ...each('entry', ['NA', 'NA'], ['14', '1400']),
  ...each('entry', ['HB', 'HB'], ['0.9', '135', '1 4']),
  ...each('entry', ['FBS', 'GLU_F'], ['4', '9000']),
  ...each('entry', ['CREAT', 'CREAT'], ['0.01', '88']),
  ...each('entry', ['CA', 'CA'], ['1', '95']),
  ...each('entry', ['MG', 'MG'], ['0.1', '80']),
  ...each('entry', ['PHOS', 'PHOS'], ['0.1', '120']),
  ...each('entry', ['ALB', 'ALB'], ['0.3', '45']),
  ...each('entry', ['CL', 'CL'], ['10', '1010']),
  ...each('entry', ['UREA', 'UREA'], ['0.5', '1200']),
  ...each('entry', ['HBA1C', 'HBA1C'], ['1', '53']),
  ...each('entry', ['CHOL', 'CHOL'], ['4.5', '5000']),
  ...each('entry', ['HCT', 'HCT'], ['0.43', '96']),
];

/** The list of facts 2.7: somebody is called at once. */
const CRITICAL: readonly PlantedError[] = [
  ...each('call', ['K', 'K'], ['2.8', '2.1', '6.2', '7.5', '<2', '>10']),
  ...each('call', ['NA', 'NA'], ['120', '160', '112', '171']),
  ...each('call', ['CA', 'CA'], ['6.5', '13', '5.1', '15.4']),
  ...each('call', ['FBS', 'GLU_F'], ['45', '450', '28', '812']),
  ...each('call', ['HB', 'HB'], ['7', '20', '3.0']),
  ...each('call', ['MG', 'MG'], ['1', '4.9']),
  ...each('call', ['PHOS', 'PHOS'], ['1']),
  ...each('call', ['FIB', 'FIBRINOGEN'], ['100', '60']),
  ...each('call', ['CL', 'CL'], ['80', '120']),
  ...each('call', ['ICAL', 'CA_ION'], ['0.78', '1.58']),
  ...each('call', ['SGPT', 'ALT'], ['1000', '4200']),
  ...each('call', ['CBC', 'PLT'], ['20', '8', '1000']),
  ...each('call', ['CBC', 'WBC'], ['1.0', '50']),
];

/** Words of the same list. */
const CRITICAL_WORDS: readonly PlantedError[] = [
  ...each(
    'call',
    ['MP', 'MP_SMEAR'],
    [
      'Plasmodium vivax seen',
      'Plasmodium falciparum seen',
      'Plasmodium vivax and falciparum seen',
      'Plasmodium malariae seen',
      'Plasmodium ovale seen',
    ],
  ),
  ...each('call', ['MPA', 'MPAG_PF'], ['Positive']),
  ...each('call', ['MPA', 'MPAG_PV'], ['Positive']),
  ...each('call', ['MALPCR', 'MALPCR'], ['Plasmodium falciparum', 'Mixed']),
  ...each('call', ['AFB', 'AFB_SMEAR'], ['Scanty', '1+', '2+', '3+']),
  ...each('call', ['BCUL', 'BC_GROWTH'], ['Growth, Gram positive', 'Growth, Gram negative', 'Growth, yeast']),
  ...each(
    'call',
    ['CSFCUL', 'CSF_GRAM'],
    [
      'Gram positive cocci seen',
      'Gram positive bacilli seen',
      'Gram negative cocci seen',
      'Gram negative bacilli seen',
      'Yeast seen',
    ],
  ),
  ...each(
    'call',
    ['CSFCUL', 'CSF_GROWTH'],
    ['Growth, Gram positive', 'Growth, Gram negative', 'Growth, yeast'],
  ),
  ...each('call', ['INDINK', 'INDIAINK'], ['Encapsulated yeast seen']),
  ...each(
    'call',
    ['PSMEAR', 'PS_WBC'],
    ['Blasts seen', 'Blasts seen, 20 %', 'Left shift, toxic granules. Blasts seen'],
  ),
  ...each('call', ['PSMEAR', 'PS_PARA'], ['Plasmodium falciparum seen']),
];

const ABNORMAL: readonly PlantedError[] = [
  ...each('flag', ['K', 'K'], ['3.4', '5.2']),
  ...each('flag', ['NA', 'NA'], ['135', '146']),
  ...each('flag', ['HB', 'HB'], ['12.9', '17.1']),
  ...each('flag', ['CREAT', 'CREAT'], ['0.66', '1.18']),
  ...each('call', ['CREAT', 'CREAT'], ['>20']),
  ...each('flag', ['TSH', 'TSH'], ['0.1', '4.3', '<0.01']),
  ...each('flag', ['UREA', 'UREA'], ['44']),
  ...each('flag', ['URIC', 'URIC'], ['3.4', '7.3']),
  ...each('flag', ['ALP', 'ALP'], ['39', '130']),
  ...each('flag', ['PHOS', 'PHOS'], ['2.6', '4.6']),
  ...each('flag', ['MG', 'MG'], ['1.5', '2.7']),
  ...each('flag', ['HCT', 'HCT'], ['39', '51']),
  ...each('flag', ['GGT', 'GGT'], ['72']),
  ...each('flag', ['HBSAG', 'HBSAG'], ['Reactive']),
  ...each('flag', ['HIV', 'HIV'], ['Reactive', 'Indeterminate']),
  ...each('flag', ['PSMEAR', 'PS_WBC'], ['Atypical lymphocytes seen']),
  ...each('action', ['CBC', 'PLT'], ['85']),
];

/** Nobody can say whether they are inside their interval. */
const UNSURE: readonly PlantedError[] = [
  ...each('unsure', ['K', 'K'], ['<4', '>4']),
  ...each('unsure', ['NA', 'NA'], ['>130']),
  ...each('unsure', ['TSH', 'TSH'], ['<3', '>1']),
  ...each('unsure', ['FBS', 'GLU_F'], ['<90']),
];

function misfit(test: string, values: Readonly<Record<string, string>>): PlantedError {
  return { test, values: { ...SOUND[test], ...values }, seen: 'consistency' };
}

/** Each inside its interval, and not right together. */
const MISFITS: readonly PlantedError[] = [
  misfit('CBC', { NEUT: '65' }),
  misfit('CBC', { NEUT: '58' }),
  misfit('CBC', { LYMPH: '38' }),
  misfit('CBC', { EOS: '6', MONO: '9' }),
  misfit('CBC', { HCT: '48' }),
  misfit('CBC', { HCT: '40.2' }),
  misfit('CBC', { HB: '16.8' }),
  misfit('CBC', { HB: '13.0' }),
  misfit('BIL', { BILT: '0.3', BILD: '0.31' }),
  misfit('IRONS', { IRON: '150', TIBC: '145' }),
  misfit('PSAF', { PSA: '1.2', PSA_FREE: '1.3' }),
  misfit('PSAF', { PSA: '0.4', PSA_FREE: '4' }),
];

function changed(test: string, parameter: string, [before, now]: readonly [string, string]): PlantedError {
  return { test, values: { [parameter]: now }, before: { [parameter]: before }, seen: 'delta' };
}

/** Each inside its interval, and not like what the person had: another person's tube, perhaps. */
const CHANGED: readonly PlantedError[] = [
  changed('K', 'K', ['3.5', '5.0']),
  changed('NA', 'NA', ['136', '145']),
  changed('HB', 'HB', ['13.1', '16.9']),
  changed('CREAT', 'CREAT', ['0.7', '1.15']),
  changed('UREA', 'UREA', ['18', '42']),
  changed('URIC', 'URIC', ['3.6', '7.0']),
  changed('CA', 'CA', ['8.8', '10.5']),
  changed('ALB', 'ALB', ['3.6', '5.1']),
  changed('ALP', 'ALP', ['45', '120']),
  changed('SGPT', 'ALT', ['15', '45']),
];

/** Errors that are planted one by one; none of them leaves authorisation unseen. */
export const PLANTED_ERRORS: readonly PlantedError[] = [
  ...IMPLAUSIBLE,
  ...CRITICAL,
  ...CRITICAL_WORDS,
  ...ABNORMAL,
  ...UNSURE,
  ...MISFITS,
  ...CHANGED,
];
