/** One thing that a machine measures; the usual values lie between the limits. */
export interface Measured {
  readonly code: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  readonly decimals: number;
}

export interface MachineProfile {
  readonly speaks: 'astm' | 'hl7-qry' | 'hl7-law' | 'fixed' | 'csv';
  /** Name in the header. */
  readonly name: string;
  /** E1394: from which component of the test on its code stands, and in which field and component the sample id does. */
  readonly codePlace: number;
  readonly samplePlace: readonly [field: number, component: number];
  readonly measures: readonly Measured[];
}

const measured = (
  code: string,
  unit: string,
  [low, high, decimals]: readonly [number, number, number],
): Measured => ({
  code,
  unit,
  low,
  high,
  decimals,
});

const BLOOD_COUNT = [
  measured('WBC', '10*3/uL', [4, 10, 2]),
  measured('RBC', '10*6/uL', [4, 5.5, 2]),
  measured('HGB', 'g/dL', [12, 16, 1]),
  measured('PLT', '10*3/uL', [150, 400, 0]),
];
const CHEMISTRY = [
  measured('687', 'mg/dL', [70, 110, 1]),
  measured('418', 'mg/dL', [0.6, 1.2, 2]),
  measured('700', 'mg/dL', [140, 200, 0]),
];
const HORMONES = [measured('TSH', 'mIU/L', [0.4, 4.5, 2]), measured('FT4', 'ng/dL', [0.8, 1.8, 2])];

/** The kinds of machines that can be played. All are invented; none is a copy of a maker's. */
export const MACHINE_PROFILES = {
  'blood-count': { speaks: 'astm', name: 'SIM-BC', codePlace: 5, samplePlace: [4, 3], measures: BLOOD_COUNT },
  chemistry: { speaks: 'astm', name: 'SIM-CC', codePlace: 4, samplePlace: [3, 1], measures: CHEMISTRY },
  'blood-count-hl7': {
    speaks: 'hl7-qry',
    name: 'SIM-BH',
    codePlace: 2,
    samplePlace: [3, 1],
    measures: BLOOD_COUNT,
  },
  immunoassay: { speaks: 'hl7-law', name: 'SIM-IM', codePlace: 1, samplePlace: [2, 1], measures: HORMONES },
  'chemistry-fixed': {
    speaks: 'fixed',
    name: 'SIM-FX',
    codePlace: 1,
    samplePlace: [1, 1],
    measures: [measured('001', '', [70, 110, 1]), measured('002', '', [140, 200, 0])],
  },
  electrolytes: {
    speaks: 'csv',
    name: 'SIM-EL',
    codePlace: 1,
    samplePlace: [1, 1],
    measures: [
      measured('Na', 'mmol/L', [135, 145, 0]),
      measured('K', 'mmol/L', [3.5, 5.1, 1]),
      measured('Cl', 'mmol/L', [98, 107, 0]),
    ],
  },
} as const satisfies Readonly<Record<string, MachineProfile>>;

export type ProfileName = keyof typeof MACHINE_PROFILES;
