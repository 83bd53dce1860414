/**
 * Classes of the Bethesda System for cervical cytology, 3rd edition (2014), from the least to the gravest. `codes` of the
 * parameters PAP_SQ and PAP_GL are the words of the catalogue.
 */
export const BETHESDA = {
  UNSAT: { label: 'Unsatisfactory for evaluation', grave: false, rank: 0 },
  NILM: { label: 'Negative for intraepithelial lesion or malignancy', grave: false, rank: 1 },
  ASC_US: { label: 'ASC-US', grave: false, rank: 2 },
  LSIL: { label: 'LSIL', grave: false, rank: 3 },
  ASC_H: { label: 'ASC-H', grave: true, rank: 4 },
  AGC: { label: 'AGC', grave: true, rank: 4 },
  HSIL: { label: 'HSIL', grave: true, rank: 5 },
  AIS: { label: 'Adenocarcinoma in situ', grave: true, rank: 5 },
  SCC: { label: 'Squamous cell carcinoma', grave: true, rank: 6 },
  ADENOCA: { label: 'Adenocarcinoma', grave: true, rank: 6 },
} as const satisfies Record<
  string,
  { readonly label: string; readonly grave: boolean; readonly rank: number }
>;

export type BethesdaClass = keyof typeof BETHESDA;
export const BETHESDA_CLASSES = Object.keys(BETHESDA) as readonly BethesdaClass[]; // The keys of the record above.

/** Whether a word names a class. */
export function isBethesdaClass(code: string): code is BethesdaClass {
  return Object.hasOwn(BETHESDA, code);
}

const SQUAMOUS: ReadonlyMap<string, BethesdaClass> = new Map([
  ['ASC-US', 'ASC_US'],
  ['ASC-H', 'ASC_H'],
  ['LSIL', 'LSIL'],
  ['HSIL', 'HSIL'],
  ['Squamous cell carcinoma', 'SCC'],
]);

const GLANDULAR: ReadonlyMap<string, BethesdaClass> = new Map([
  ['Atypical endocervical cells', 'AGC'],
  ['Atypical endometrial cells', 'AGC'],
  ['Atypical glandular cells', 'AGC'],
  ['Adenocarcinoma in situ', 'AIS'],
  ['Adenocarcinoma', 'ADENOCA'],
]);

/** What a report of cervical cytology says, by the words of its parameters; null where nothing is said. */
export interface CervicalFindings {
  readonly adequacy: string | null;
  readonly category: string | null;
  readonly squamous: string | null;
  readonly glandular: string | null;
}

/** The class of a report: the graver of its squamous and glandular findings; null while it says neither. */
export function bethesdaOf({ adequacy, squamous, glandular }: CervicalFindings): BethesdaClass | null {
  if (adequacy === 'Unsatisfactory') return 'UNSAT';
  const found = [SQUAMOUS.get(squamous ?? ''), GLANDULAR.get(glandular ?? '')].filter(
    (one) => one !== undefined,
  );
  const [gravest] = found.toSorted((a, b) => BETHESDA[b].rank - BETHESDA[a].rank);
  if (gravest !== undefined) return gravest;
  return squamous === null && glandular === null ? null : 'NILM';
}

const NEGATIVE = 'Negative for intraepithelial lesion or malignancy';
const ABNORMAL = 'Epithelial cell abnormality';

/** Whether the general category says something else than the cells: 'Negative' above an HSIL. */
export function contradictsCategory(findings: CervicalFindings): boolean {
  const { category } = findings;
  const found = bethesdaOf(findings);
  if (category === null || found === null || found === 'UNSAT') return false;
  return found === 'NILM' ? category === ABNORMAL : category === NEGATIVE;
}
