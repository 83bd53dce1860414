import * as catalogEndpoints from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { pricesFor } from '../rates/prices-for.ts';
import { catalogueOf } from './catalog-cache.ts';
import type { LabTest } from './lab-catalogue.ts';
import { matchByField } from './match-by-words.ts';
import { presentParameter } from '../parameters/present-parameter.ts';
import { type OfferAt, presentTest } from '../tests/present-test.ts';
import { notOfferedAt } from '../tests/test-at-location.ts';
import { isEnabled } from '../tests/test-shape-faults.ts';
import { serve } from '../../../kernel/http/serve.ts';

type TestFilter = QueryOf<typeof catalogEndpoints.listTests>;
type ParameterFilter = QueryOf<typeof catalogEndpoints.listParameters>;

function isWanted(
  { kind = 'all', enabled = 'enabled_tests', departmentId }: TestFilter,
  test: LabTest,
): boolean {
  if (kind !== 'all' && test.kind !== kind) return false;
  if (enabled !== 'all' && (test.status === masterData.codes.enabled) !== (enabled === 'enabled_tests'))
    return false;
  return departmentId === undefined || test.departmentId === departmentId;
}

/** Where the caller works, with what tests cost there for the agency that the caller stands for. */
async function offerHere(ctx: Ctx): Promise<OfferAt> {
  const { locationId, scope } = ctx.caller;
  return { locationId, priceOf: await pricesFor(ctx, { agencyId: scope.agencyId, locationId }) };
}

/** Orderable tests by search text, best match first. */
export const listTestsOf = serve(catalogEndpoints.listTests, async (ctx, filter: TestFilter) => {
  const catalogue = await catalogueOf(ctx);
  const offer = await offerHere(ctx);
  const found = matchByField(catalogue.tests.values(), filter).filter(
    (test) =>
      isWanted(filter, test) &&
      (filter.offeredHere !== true || notOfferedAt(catalogue, test, offer.locationId) === null),
  );
  return pageInMemory(
    found,
    { limit: 50, ...filter },
    {
      id: ({ testId }) => testId,
      present: (test) => presentTest(catalogue, test, offer),
    },
  );
});

/** The enabled test of a short code. */
export const testOfCode = serve(catalogEndpoints.findTestByCode, async (ctx, { code }) => {
  const catalogue = await catalogueOf(ctx);
  const test = catalogue.tests.get(catalogue.testIdByCode.get(code.trim().toUpperCase()) ?? '');
  if (test === undefined || test.status !== masterData.codes.enabled)
    throw refuse('test-code-unknown', { details: { code } });
  const offer = await offerHere(ctx);
  const closed = notOfferedAt(catalogue, test, offer.locationId);
  if (closed !== null) throw refuse('test-not-offered-here', { details: { test: closed.name } });
  return presentTest(catalogue, test, offer);
});

/** Parameters by name, or those of one test in its order. */
export const listParametersOf = serve(
  catalogEndpoints.listParameters,
  async (ctx, filter: ParameterFilter) => {
    const { parameters, tests } = await catalogueOf(ctx);
    const { testId, kind } = filter;
    const among =
      testId === undefined
        ? [...parameters.values()]
        : (tests.get(testId)?.parameters ?? []).map(({ parameter }) => parameter);
    return pageInMemory(
      matchByField(kind === undefined ? among : among.filter((one) => one.kind === kind), filter),
      { limit: 50, ...filter },
      {
        id: ({ parameterId }) => parameterId,
        present: presentParameter,
      },
    );
  },
);

/** Kinds of tubes in order of draw, those in use unless `all` is asked for. */
export const listSampleTypesOf = serve(catalogEndpoints.listSampleTypes, async (ctx, query) => {
  const { sampleTypes } = await catalogueOf(ctx);
  const types = [...sampleTypes.values()].filter((type) => query.all === true || isEnabled(type));
  return pageInMemory(types, query, {
    id: ({ sampleTypeId }) => sampleTypeId,
    present: (type) => type,
  });
});
