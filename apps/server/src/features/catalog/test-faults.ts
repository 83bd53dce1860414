import type { Catalogue, CatalogueTest } from './catalogue.ts';

/** What is wrong with the tests, profiles and packages of a catalogue. */
export function findTestFaults(catalogue: Catalogue): string[] {
  const codes = {
    departments: codesOf(catalogue.departments),
    sampleTypes: codesOf(catalogue.sampleTypes),
    parameters: codesOf(catalogue.parameters),
  };
  const byCode = new Map(catalogue.tests.map((test) => [test.code, test]));
  return catalogue.tests.flatMap((test) =>
    [...ownFaults(test, codes), ...memberFaults(test, byCode)].map(
      (fault) => `${test.kind} ${test.code} ${fault}`,
    ),
  );
}

type Codes = Record<'departments' | 'sampleTypes' | 'parameters', ReadonlySet<string>>;

function codesOf(things: readonly { code: string }[]): ReadonlySet<string> {
  return new Set(things.map((thing) => thing.code));
}

function ownFaults(test: CatalogueTest, codes: Codes): string[] {
  const single = test.kind === 'test';
  const parameters = test.parameters.map(({ code }) => code);
  const faults = [
    test.department !== null &&
      !codes.departments.has(test.department) &&
      `has no department ${test.department}`,
    test.sampleType !== null &&
      !codes.sampleTypes.has(test.sampleType) &&
      `has no sample type ${test.sampleType}`,
    single &&
      (test.department === null || test.sampleType === null) &&
      'needs a department and a sample type',
    single !== parameters.length > 0 && 'must have parameters just when it is a test',
    single === test.members.length > 0 && 'must have members just when it is not a test',
    single && test.restrictReportTillAllCheck && 'has nothing to hold a report back for',
    new Set(parameters).size < parameters.length && 'has a parameter twice',
    ...parameters.map((code) => !codes.parameters.has(code) && `has no parameter ${code}`),
  ];
  return faults.filter((fault) => fault !== false);
}

function memberFaults(test: CatalogueTest, byCode: ReadonlyMap<string, CatalogueTest>): string[] {
  const unknown = test.members.filter((code) => !byCode.has(code));
  if (unknown.length > 0) return unknown.map((code) => `has no member ${code}`);
  const all = withMembers(test, byCode, []);
  if (all === null) return ['contains itself'];
  const members = all.filter((member) => member !== test);
  const twice = members.find((member, index) => members.indexOf(member) !== index);
  const faults = [
    twice !== undefined && `contains ${twice.code} twice`,
    members.some((member) => member.consentNeeded) &&
      !test.consentNeeded &&
      'hides that a member needs consent',
    members.some((member) => member.tatHours > test.tatHours) && 'is promised before its slowest member',
    members.some((member) => (member.fastingHours ?? 0) > (test.fastingHours ?? 0)) &&
      'hides that a member needs fasting',
  ];
  return faults.filter((fault) => fault !== false);
}

/** The test and all that it contains, at any depth; null when it contains itself. */
function withMembers(
  test: CatalogueTest,
  byCode: ReadonlyMap<string, CatalogueTest>,
  above: readonly CatalogueTest[],
): CatalogueTest[] | null {
  if (above.includes(test)) return null;
  const found = [test];
  for (const code of test.members) {
    const member = byCode.get(code);
    const inside = member && withMembers(member, byCode, [...above, test]);
    if (inside === null) return null;
    found.push(...(inside ?? []));
  }
  return found;
}
