/** LOINC codes of the groups that stay a person's own for life: ABO, Rh (D), both in one. */
const GROUP_LOINC = ['883-9', '10331-7', '882-1'];
/** What the content calls them, for parameters without a LOINC code. */
const GROUP_CODES = ['ABO', 'RH'];

/** The group of a person as it was last checked. */
export interface FormerGroup {
  readonly value: string;
  /** The bill that it was reported with. */
  readonly labNo: string;
  /** Groups that somebody has said why they differ from it, for this test. */
  readonly resolvedAs: readonly string[];
}

/** What somebody found who looked into a group that differs: the tube was tested again and stands, or the earlier one was wrong. */
export const GROUP_FINDINGS = ['rechecked', 'formerWrong'] as const;
export type GroupFinding = (typeof GROUP_FINDINGS)[number];

/** Whether a parameter is a blood group, of which a person has one. */
export function isBloodGroup({
  code,
  loinc,
}: {
  readonly code: string;
  readonly loinc: string | null;
}): boolean {
  return loinc === null ? GROUP_CODES.includes(code) : GROUP_LOINC.includes(loinc);
}

function sameGroup(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/**
 * Whether a group differs from the last one of the person and nobody has said why: most often the blood of somebody else is in the
 * tube (facts 2.7).
 */
export function isGroupInDoubt(value: string | null, former: FormerGroup | null): boolean {
  if (value === null || former === null || sameGroup(value, former.value)) return false;
  return !former.resolvedAs.some((resolved) => sameGroup(resolved, value));
}
