import type {
  Catalogue,
  CatalogueParameter,
} from '../../apps/server/src/features/catalogue/versions/catalogue.ts';

/** Principles of measurement with the departments whose benches have them; a method is of the first that its words name. */
const PRINCIPLES: readonly (readonly [principle: string, is: RegExp, departments: readonly string[]])[] = [
  [
    'hand or calculation',
    /visual|weighed|measured|stated|calculated|observed|timed/iu,
    ['BIO', 'COAG', 'HAEM', 'IMM', 'CPATH', 'MOL', 'HISTO', 'CYTO'],
  ],
  [
    'imaging',
    /ultrasound|imaging|graphy, 12 leads|echocardiography|mammography|absorptiometry|spirometry/iu,
    ['RAD'],
  ],
  ['ultrasound told with a screen', /^obstetric ultrasound$/iu, ['IMM']],
  ['histology', /haematoxylin|immunohistochemistry|special stain|synoptic report/iu, ['HISTO']],
  ['cytology', /^papanicolaou/iu, ['CYTO', 'CPATH']],
  ['nucleic acids', /PCR|FISH|karyotyping|line probe|sequencing/iu, ['MOL', 'CYTO']],
  [
    'culture',
    /agar|culture|broth|loop|disk diffusion|roll plate|membrane filtration|phenotypic|limulus/iu,
    ['MICRO'],
  ],
  ['cell counter', /flow cytometry|histogram|impedance|pulse height|platelets/iu, ['HAEM', 'BIO']],
  [
    'clotting',
    /clot|aggregometry|thromboelastography|bethesda|ristocetin|lee-white|ivy|clauss/iu,
    ['COAG', 'BIO', 'CPATH'],
  ],
  ['mass spectrometry', /LC-MS|ICP-MS|isotope mass/u, ['BIO', 'IMM', 'CPATH']],
  ['chromatography', /HPLC|isoelectric focusing|electrophoresis/iu, ['BIO', 'HAEM', 'CPATH']],
  ['immunofluorescence', /immunofluorescence/iu, ['SERO', 'HISTO']],
  [
    'immunoassay',
    /immuno|ELISA|CLIA|CMIA|FRET|nephelometry|interferon gamma|latex/iu,
    ['BIO', 'IMM', 'SERO', 'COAG', 'CPATH', 'HAEM'],
  ],
  [
    'agglutination',
    /agglutination|gel card|flocculation|polyspecific|biphasic haemolysis/iu,
    ['SERO', 'HAEM'],
  ],
  ['electrodes', /electrode|ISE|co-oximetry|biosensor|by the analyser|chloridometry/iu, ['BIO', 'CPATH']],
  [
    'photometry of a reaction',
    /photomet|enzym|hexokinase|biuret|bromocresol|diazo|arsenazo|\bPAP\b|\bPOD\b|GLDH|IFCC|PNPP|ferrozine|xylidyl|pyrogallol|phosphomolybdate|chromogenic|ammonia release|fluorometry|infrared|freezing point|kinetic|immuno-inhibition/iu,
    ['BIO', 'CPATH', 'COAG', 'HAEM', 'SERO'],
  ],
  [
    'chemistry by hand',
    /strip|benedict|test$|colour tests|resorcinol|ether extraction|acetic acid|pH paper|chromatin|eosin-nigrosin|ehrlich/iu,
    ['CPATH', 'BIO'],
  ],
  [
    'tests of red cells',
    /osmotic|solubility|acid elution|precipitation|westergren|dye decolourisation|counted against|column/iu,
    ['HAEM'],
  ],
  [
    'stain or mount',
    /stain|mount|hanging drop|india ink|ziehl|giemsa|gram|microscopy|chamber|neubauer|cytochemistry/iu,
    ['HAEM', 'MICRO', 'CPATH', 'CYTO'],
  ],
];

/** What parameters of one kind cannot be measured by, whatever the department. */
const IMPOSSIBLE: readonly (readonly [
  why: string,
  of: (parameter: CatalogueParameter) => boolean,
  method: RegExp,
])[] = [
  [
    'is chosen from words, which no photometer or mass spectrometer reads',
    ({ kind, code }) => kind === 'choice' && !code.startsWith('NBS_'),
    /^photometric$|hexokinase|LC-MS|IFCC/iu,
  ],
  ['is a pH, which is no photometry', ({ ucum }) => ucum === '[pH]', /photomet/iu],
  [
    'is a length, which no reagent measures',
    ({ ucum }) => ucum === 'mm' || ucum === 'cm',
    /immuno|CLIA|photomet/iu,
  ],
  [
    'is counted in international units of a hormone, which mass spectrometry does not give',
    ({ ucum }) => /\[IU\]/u.test(ucum ?? ''),
    /LC-MS/u,
  ],
];

/** Methods that a department cannot have or a parameter cannot be measured by; a sentence each. */
export function findStrangeMethods({ parameters, tests }: Catalogue): string[] {
  const departmentsOf = new Map<string, Set<string>>();
  for (const { department, parameters: places } of tests)
    for (const { code } of places)
      departmentsOf.set(code, (departmentsOf.get(code) ?? new Set()).add(department ?? ''));
  return parameters.flatMap((parameter) =>
    faultsOf(parameter, [...(departmentsOf.get(parameter.code) ?? [])]),
  );
}

function faultsOf(parameter: CatalogueParameter, departments: readonly string[]): string[] {
  const { code, method } = parameter;
  const impossible = IMPOSSIBLE.filter(([, of, is]) => of(parameter) && is.test(method)).map(
    ([why]) => `parameter ${code} by ${method}: it ${why}`,
  );
  const own = PRINCIPLES.filter(([, is]) => is.test(method));
  const isHere = own.some(([, , has]) => departments.some((department) => has.includes(department)));
  if (method === '' || isHere) return impossible;
  const what = own[0]?.[0] ?? 'principle of measurement by that name (tools/checks/find-strange-methods.ts)';
  return [...impossible, `parameter ${code} is by ${method}: ${departments.join(', ')} has no ${what}`];
}
