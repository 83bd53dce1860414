import type { FormerGroup } from '@nidan/domain/results/blood-group';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { LabTest } from '../../../catalogue/versions/lab-catalogue.ts';
import { readFormerGroups } from './former-groups.query.ts';
import { groupParameterIds } from './group-in-doubt.ts';

type FormerGroups = ReadonlyMap<string, FormerGroup>;
const noGroups: FormerGroups = new Map();

/** The former groups of a bill test; asked for only where a test of the bill has one. */
export async function formerGroupsOf(
  ctx: Ctx,
  billId: string,
  tests: readonly LabTest[],
): Promise<(billTestId: string, test: LabTest) => FormerGroups> {
  const parameterIds = groupParameterIds(tests.map((test) => ({ test })));
  if (parameterIds.length === 0) return () => noGroups;
  const found = await readFormerGroups(ctx, billId, parameterIds);
  return (billTestId, test) =>
    new Map(
      groupParameterIds([{ test }]).flatMap((parameterId) => {
        const group = found.get(parameterId);
        if (group === undefined) return [];
        const { value, labNo, resolvedAs } = group;
        return [[parameterId, { value, labNo, resolvedAs: resolvedAs.get(billTestId) ?? [] }]];
      }),
    );
}
