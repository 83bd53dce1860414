import * as parameterEditEndpoints from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { ParameterDetails } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { presentStanding } from '../../base/organisation/move-master.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import { readFormerParameters } from '../versions/former-versions.query.ts';
import type { LabCatalogue } from '../versions/lab-catalogue.ts';
import { readLabCatalogue } from '../versions/lab-catalogue.query.ts';
import { mayActivateRanges } from '../ranges/may-activate-ranges.ts';
import { presentParameter } from './present-parameter.ts';
import { briefOf } from '../tests/present-test.ts';
import { type FormerRow, presentFormer } from '../tests/present-former.ts';
import { readRangeDraft, type StoredDraft } from '../ranges/range-draft.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function readFormerRows({ db, lId }: Ctx, parameterId: string): Promise<readonly FormerRow[]> {
  const { rows } = await sql<FormerRow>`
    select v.version, v.replaced_at as until, u.name as "replacedBy"
    from parameter_version v join login_user u on u.user_id = v.replaced_by
    where v.l_id = ${lId} and v.parameter_id = ${parameterId} order by v.version desc limit 200`.execute(db);
  return rows;
}

function presentDraft(ctx: Ctx, draft: StoredDraft | null): ParameterDetails['draft'] {
  if (draft === null) return null;
  const { ranges, writtenBy, writtenAt, version } = draft;
  return {
    ranges: [...ranges],
    writtenBy,
    writtenAt: writtenAt.toISOString(),
    version,
    mayActivate: mayActivateRanges(ctx, draft),
  };
}

async function presentParameterDetails(
  ctx: Ctx,
  { parameters, tests }: LabCatalogue,
  parameterId: string,
): Promise<ParameterDetails> {
  const parameter = parameters.get(parameterId);
  if (parameter === undefined) throw refuse('not-found');
  const usedIn = [...tests.values()].filter((test) =>
    test.parameters.some((place) => place.parameter === parameter),
  );
  return {
    ...presentParameter(parameter),
    usedIn: usedIn.map(briefOf),
    sampleTypeIds: [...new Set(usedIn.flatMap(({ sampleTypeId }) => sampleTypeId ?? []))],
    draft: presentDraft(ctx, await readRangeDraft(ctx, parameterId)),
    formerVersions: presentFormer(await readFormerRows(ctx, parameterId)),
    ...presentStanding(ctx, parameter),
  };
}

/** A parameter with everything that its edit page shows. */
export const readParameterDetailsOf = serve(
  parameterEditEndpoints.readParameterDetails,
  async (ctx, { parameterId }): Promise<ParameterDetails> => {
    return presentParameterDetails(ctx, await catalogueOf(ctx), parameterId);
  },
);

/** A parameter that this transaction has changed. */
export async function readChangedParameter(ctx: Ctx, parameterId: string): Promise<ParameterDetails> {
  return presentParameterDetails(ctx, await readLabCatalogue(ctx), parameterId);
}

/** What a former version of a parameter said. */
export const readFormerParameterOf = serve(
  parameterEditEndpoints.readFormerParameter,
  async (ctx, { parameterId, version }) => {
    const [former] = await readFormerParameters(ctx, [{ parameterId, version }]);
    if (former === undefined) throw refuse('not-found');
    return { ...presentParameter(former), version };
  },
);
