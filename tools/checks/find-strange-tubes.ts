import type {
  Catalogue,
  CatalogueParameter,
} from '../../apps/server/src/features/catalogue/versions/catalogue.ts';

type CatalogueTest = Catalogue['tests'][number];
type SampleType = Catalogue['sampleTypes'][number];

interface TubeRule {
  readonly why: string;
  /** Parameters that it is about, of the test in which they stand. */
  readonly of: (parameter: CatalogueParameter, test: CatalogueTest) => boolean;
  /** Containers in which they are not spoilt. */
  readonly fits: RegExp;
}

function by(method: RegExp): TubeRule['of'] {
  return (parameter) => method.test(parameter.method);
}

function coded(...codes: readonly string[]): TubeRule['of'] {
  return ({ code }) => codes.includes(code);
}

const RULES: readonly TubeRule[] = [
  {
    why: 'a pH or gas is drawn into heparin without air',
    of: ({ ucum, method }) =>
      (ucum === '[pH]' && /electrode/iu.test(method)) || /^(?:clark|severinghaus|co-oximetry)/iu.test(method),
    fits: /heparin syringe/iu,
  },
  {
    why: 'what clots is measured in citrate',
    of: (parameter, { department }) =>
      department === 'COAG' &&
      /^(?:photo-optical|one-stage|clauss|bethesda|clot |light transmission|thromboelasto|ristocetin|chromogenic|FRET|latex|immunoturbidimetry|ELISA|ammonia release)/iu.test(
        parameter.method,
      ),
    fits: /citrate|activated clotting/iu,
  },
  {
    why: 'a culture of blood goes into a bottle at the bedside',
    of: by(/^automated blood culture/iu),
    fits: /culture bottle/iu,
  },
  {
    why: 'what grows is not to come from the container',
    of: by(/ agar|aerobic culture|liquid culture|calibrated loop|roll plate|membrane filtration/iu),
    fits: /sterile|culture|dry container/iu,
  },
  { why: 'trace elements want a tube without any', of: by(/ICP-MS/u), fits: /royal blue|urine can/iu },
  {
    why: 'cells are counted in what keeps them apart and whole',
    of: by(
      /impedance|histogram|pulse height|SLS photometry|westergren|supravital|leishman|^flow cytometry/iu,
    ),
    fits: /EDTA/u,
  },
  {
    why: 'citrate, fluoride and EDTA take calcium, potassium and enzymes away or bring them',
    of: by(/indirect ISE|arsenazo|xylidyl|ferrozine|PNPP|phosphomolybdate|bromocresol|NAC activated/iu),
    fits: /^(?!.*(?:citrate|fluoride|EDTA tube))/iu,
  },
  { why: 'lithium heparin is lithium', of: coded('LITHIUM'), fits: /^(?!.*heparin)/iu },
  { why: 'cells eat glucose', of: by(/^hexokinase$/iu), fits: /fluoride|sterile/iu },
  { why: 'ethanol is eaten and made in a tube without fluoride', of: coded('ETHANOL'), fits: /fluoride/iu },
  {
    why: 'pyruvate is gone within minutes unless the blood is deproteinised',
    of: coded('PYRUVATE'),
    fits: /perchloric/iu,
  },
  { why: 'prorenin becomes renin in the cold', of: coded('RENIN_D', 'PRA'), fits: /room temperature/iu },
  {
    why: 'heparin and clots spoil the amplification',
    of: by(/PCR|sequencing/iu),
    fits: /^(?!.*(?:heparin|clot|separator))/iu,
  },
  {
    why: 'the medium of cultures is none for nucleic acids',
    of: by(/PCR/u),
    fits: /^(?!.*sterile swab in transport medium)/iu,
  },
  { why: 'viral medium dilutes an antigen', of: by(/immunochromatography/iu), fits: /^(?!.*viral)/iu },
  { why: 'cells are to divide', of: by(/karyotyping/iu), fits: /sodium heparin/iu },
  { why: 'what swims is looked at at once', of: by(/wet mount|dark-ground/iu), fits: /saline/iu },
  {
    why: 'formalin and paraffin keep tissue',
    of: by(/haematoxylin|synoptic/iu),
    fits: /formalin|block|on ice/iu,
  },
  {
    why: 'formalin destroys what immunofluorescence shows',
    of: by(/^immunofluorescence$/iu),
    fits: /michel/iu,
  },
  {
    why: 'what is told of a day is measured in the urine of a day',
    of: ({ code }) => code === 'UVOL_24' || code.startsWith('U24_'),
    fits: /24 h/u,
  },
  {
    why: 'newborns are screened from dried spots',
    of: ({ code }) => code.startsWith('NBS_'),
    fits: /filter paper/iu,
  },
];

/** Values that a test tells of another tube of the same day, beside its own. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  FIB4: ['PLT'],
  MELDNA: ['PT', 'PT_CONTROL'],
  HOMAIR: ['GLU_F'],
  OSMCALC: ['GLU_R'],
  NACORR: ['GLU_R'],
};

/** Of blood, no tube holds more. */
const MOST_BLOOD_ML = 10;
/** A child's bottle holds less than this. */
const CHILD_ML = 5;

/** What the tube of a test would spoil, and volumes that no tube holds; a sentence each. */
export function findStrangeTubes({ parameters, sampleTypes, tests }: Catalogue): string[] {
  const parameterOf = new Map(parameters.map((one) => [one.code, one]));
  const typeOf = new Map(sampleTypes.map((one) => [one.code, one]));
  return [
    ...sampleTypes.flatMap(volumeFaults),
    ...tests.flatMap((test) => {
      const types = [test.sampleType, ...(test.alsoFits ?? [])].flatMap(
        (code) => typeOf.get(code ?? '') ?? [],
      );
      const own = test.parameters.flatMap(({ code }) => parameterOf.get(code) ?? []);
      return types.flatMap((type) => [...spoiltIn(type, test, own), ...tooLittleIn(type, test)]);
    }),
  ];
}

function volumeFaults({ code, name, container, specimen, volumeMl }: SampleType): string[] {
  const isBlood = /blood|plasma|serum/iu.test(specimen);
  const isOfChild = /child|paediatric/iu.test(`${name} ${container}`);
  return [
    ...(isBlood && volumeMl > MOST_BLOOD_ML ? [`sample type ${code} takes ${volumeMl} mL of blood`] : []),
    ...(isOfChild && volumeMl >= CHILD_ML ? [`sample type ${code} takes ${volumeMl} mL of a child`] : []),
  ];
}

function spoiltIn(
  { container }: SampleType,
  test: CatalogueTest,
  own: readonly CatalogueParameter[],
): string[] {
  const told = TOLD[test.code] ?? [];
  return own
    .filter(({ code }) => !told.includes(code))
    .flatMap((parameter) =>
      RULES.filter(({ of, fits }) => of(parameter, test) && !fits.test(container)).map(
        ({ why }) => `test ${test.code} draws ${parameter.code} into ${container}: ${why}`,
      ),
    );
}

function tooLittleIn({ code, volumeMl, usablePercent }: SampleType, test: CatalogueTest): string[] {
  if (test.leastVolumeUl === null) return [];
  const usableUl = volumeMl * 10 * (usablePercent ?? 100);
  return test.leastVolumeUl <= usableUl
    ? []
    : [`test ${test.code} wants ${test.leastVolumeUl} µL, and ${code} gives ${usableUl}`];
}
