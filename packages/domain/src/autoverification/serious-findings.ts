/** What a person is told by a person the first time: HIV, HBsAg, HCV, and what points to a malignancy (facts 2.7), by LOINC, else by code. */
const LOINC: ReadonlySet<string> = new Set(
  [
    ['56888-1', '49580-4', '44873-8', '20447-9', '29541-0'],
    ['5195-3', '63557-3', '42595-9', '48398-2'],
    ['16128-1', '48159-8', '11011-4', '38180-6'],
    ['2857-1', '2039-6', '1834-1', '10334-1', '24108-3', '6875-9', '17843-4', '55180-4', '15060-7'],
    ['25390-6', '9679-2', '9811-1', '47275-3', '93768-0', '42332-7', '17842-6', '44934-8', '97150-7'],
    ['53959-3', '69569-2', '69570-0', '69380-4', '43399-5', '11150-0'],
  ].flat(),
);

const CODES: ReadonlySet<string> = new Set([
  'HIVDNA',
  'HBSR',
  'HCVR',
  'HBSAG_INDEX',
  'PROGRP',
  'PHI_P2',
  'BCRABL_TR',
  'JAK2_VAF',
  'BRCA_PATH',
  'PS_WBC',
]);

/** Whether a first positive of a parameter is never told by a rule. */
export function isSeriousFinding({
  loinc,
  code,
}: {
  readonly loinc: string | null;
  readonly code: string;
}): boolean {
  return (loinc !== null && LOINC.has(loinc)) || CODES.has(code);
}
