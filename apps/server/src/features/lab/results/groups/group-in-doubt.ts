import { type FormerGroup, isBloodGroup, isGroupInDoubt } from '@nidan/domain/results/blood-group';
import type { LabTest } from '../../../catalogue/versions/lab-catalogue.ts';
import type { StoredResult } from '../stored-result.ts';

/** What a refusal over a blood group names. */
export type GroupDetails = Readonly<Record<'test' | 'parameter' | 'value' | 'former' | 'labNo', string>>;

/** A test of a bill with the last groups of its person, by parameter. */
interface GroupedTest {
  readonly name: string;
  readonly test: Pick<LabTest, 'parameters'>;
  readonly formerGroups: ReadonlyMap<string, FormerGroup>;
}

/** Ids of the parameters of tests that are blood groups. */
export function groupParameterIds(tests: readonly Pick<GroupedTest, 'test'>[]): string[] {
  const ids = tests.flatMap(({ test }) =>
    test.parameters.flatMap(({ parameter }) => (isBloodGroup(parameter) ? [parameter.parameterId] : [])),
  );
  return [...new Set(ids)];
}

/** The last group of the person for a parameter of a test; null when there is none, or it is no group. */
export function formerGroupOf(
  { formerGroups }: Pick<GroupedTest, 'formerGroups'>,
  parameterId: string,
): FormerGroup | null {
  return formerGroups.get(parameterId) ?? null;
}

/** What is in doubt about a group as it stands or is to stand; null when nothing is. */
export function groupInDoubt(
  test: GroupedTest,
  parameterId: string,
  value: string | null,
): GroupDetails | null {
  const former = formerGroupOf(test, parameterId);
  if (former === null || value === null || !isGroupInDoubt(value, former)) return null;
  const place = test.test.parameters.find((one) => one.parameter.parameterId === parameterId);
  const parameter = place?.parameter.name ?? '';
  return { test: test.name, parameter, value, former: former.value, labNo: former.labNo };
}

/** The first group of a test that differs from the last one of the person without a reason; null when none does. */
export function doubtOfTest(
  test: GroupedTest & { readonly results: ReadonlyMap<string, StoredResult> },
): GroupDetails | null {
  for (const { parameter } of test.test.parameters) {
    const value = test.results.get(parameter.parameterId)?.value ?? null;
    const doubt = groupInDoubt(test, parameter.parameterId, value);
    if (doubt !== null) return doubt;
  }
  return null;
}
