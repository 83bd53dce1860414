/** What is done with a specimen: on which media, how it is incubated, and after how many hours it is read. */
export interface CulturePlan {
  /** Codes of the specimen master. */
  readonly specimens: readonly string[];
  readonly media: readonly string[];
  readonly incubation: string;
  /** Hours after the incubation began, the last of them after which nothing grown is reported as such. */
  readonly readings: readonly number[];
}

const DAY = 24;

/** Blood is read until day 5, other specimens for two or three days (facts 2.8). The first that names a specimen counts. */
const PLANS: readonly CulturePlan[] = [
  {
    specimens: ['BLOOD', 'BLDCATH', 'MARROW'],
    media: ['Blood culture bottle, aerobic', 'Blood culture bottle, anaerobic'],
    incubation: '35 ± 2 °C, monitored',
    readings: [DAY, 2 * DAY, 5 * DAY],
  },
  {
    specimens: ['URINEMID', 'URINECATH', 'URINESUP', 'URINEBAG'],
    media: ['CLED agar', 'Blood agar'],
    incubation: 'Aerobic, 35 ± 2 °C',
    readings: [DAY, 2 * DAY],
  },
  {
    specimens: ['CSF', 'SHUNT', 'PLEURAL', 'PERICARD', 'ASCITIC', 'CAPD', 'SYNOVIAL', 'AMNIOTIC', 'VITREOUS'],
    media: ['Blood agar', 'Chocolate agar', 'MacConkey agar', 'Enrichment broth'],
    incubation: '5 % CO₂, 35 ± 2 °C',
    readings: [DAY, 2 * DAY, 5 * DAY],
  },
  {
    specimens: ['SPUTUM', 'INDSPUTUM', 'ETA', 'BAL', 'THROAT', 'NASAL', 'NASOPH'],
    media: ['Blood agar', 'Chocolate agar', 'MacConkey agar'],
    incubation: '5 % CO₂, 35 ± 2 °C',
    readings: [DAY, 2 * DAY],
  },
  {
    specimens: ['STOOL', 'RECTAL'],
    media: ['MacConkey agar', 'XLD agar', 'Selenite broth'],
    incubation: 'Aerobic, 35 ± 2 °C',
    readings: [DAY, 2 * DAY, 3 * DAY],
  },
];

const OTHERS: CulturePlan = {
  specimens: [],
  media: ['Blood agar', 'MacConkey agar'],
  incubation: 'Aerobic, 35 ± 2 °C',
  readings: [DAY, 2 * DAY, 3 * DAY],
};

/** How a specimen is cultured, by its code in the master; one that no plan names as swabs are. */
export function culturePlanOf(specimen: string): CulturePlan {
  return PLANS.find(({ specimens }) => specimens.includes(specimen)) ?? OTHERS;
}

/** Specimens by the code of the sample type of their tube, where it leaves no doubt. */
const SPECIMEN_OF_TUBE: Readonly<Record<string, string>> = {
  BCA: 'BLOOD',
  BCN: 'BLOOD',
  BCP: 'BLOOD',
  BMC: 'MARROW',
  UCS: 'URINEMID',
  CSF: 'CSF',
  PLF: 'PLEURAL',
  ASF: 'ASCITIC',
  SYF: 'SYNOVIAL',
  PCF: 'PERICARD',
  SPU: 'SPUTUM',
  BAL: 'BAL',
  THS: 'THROAT',
  HVS: 'HVS',
  TIP: 'CATHTIP',
  TIS: 'TISSUE',
  SKN: 'SKIN',
  STC: 'STOOL',
  SEM: 'SEMEN',
  SWB: 'PUSSWAB',
};

/** The specimen that a tube of a sample type holds; null where a person must say. */
export function specimenOfTube(sampleType: string): string | null {
  return SPECIMEN_OF_TUBE[sampleType] ?? null;
}

/** Sites of an infection that tables of breakpoints tell apart; empty: any other. */
export const INFECTION_SITES = ['', 'urinary tract', 'meningitis'] as const;

const URINES: readonly string[] = ['URINEMID', 'URINECATH', 'URINESUP', 'URINEBAG'];

/** The site that a specimen speaks of by itself. */
export function siteOfSpecimen(specimen: string): (typeof INFECTION_SITES)[number] {
  if (URINES.includes(specimen)) return 'urinary tract';
  return specimen === 'CSF' || specimen === 'SHUNT' ? 'meningitis' : '';
}
