import type { Services } from '../../../kernel/http/services.ts';
import { RecentlyUsed } from '../../../kernel/recently-used.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import {
  readFormerParameters,
  readFormerTests,
  type TestInVersion,
} from '../versions/former-versions.query.ts';
import type { LabCatalogue, LabParameter, LabTest } from '../versions/lab-catalogue.ts';
import { type CatalogueCtx, readLabCatalogue } from '../versions/lab-catalogue.query.ts';

export type { TestInVersion } from '../versions/former-versions.query.ts';

/** Former versions that a process keeps; they never change, so that they need no other end. */
const keptBy = new WeakMap<Services, RecentlyUsed<string, LabTest>>();

function keptOf(services: Services): RecentlyUsed<string, LabTest> {
  const known = keptBy.get(services);
  if (known !== undefined) return known;
  const made = new RecentlyUsed<string, LabTest>(2_000);
  keptBy.set(services, made);
  return made;
}

function keyOf(lId: number, { testId, version }: TestInVersion): string {
  return `${lId} ${testId} ${version}`;
}

async function readFormer(
  ctx: CatalogueCtx,
  { tests, parameters }: LabCatalogue,
  wanted: readonly TestInVersion[],
): Promise<LabTest[]> {
  const former = await readFormerTests(ctx, wanted);
  const placed = former.flatMap(({ definition }) => definition.parameters);
  const replaced = placed.filter(
    ({ parameterId, version }) => parameters.get(parameterId)?.version !== version,
  );
  const known = new Map(
    (await readFormerParameters(ctx, replaced)).map((one) => [`${one.parameterId} ${one.version}`, one]),
  );
  const parameterIn = (parameterId: string, version: number): LabParameter => {
    const current = parameters.get(parameterId);
    const found = current?.version === version ? current : known.get(`${parameterId} ${version}`);
    if (found === undefined) throw new Error(`Version ${version} of parameter ${parameterId} is not kept`);
    return found;
  };
  return former.flatMap(({ testId, version, definition }) => {
    const current = tests.get(testId);
    if (current === undefined) return [];
    const places = definition.parameters.map(({ parameterId, version: of, ...place }) => ({
      ...place,
      parameter: parameterIn(parameterId, of),
    }));
    return [{ ...current, ...definition, version, parameters: places }];
  });
}

/**
 * Finds tests in the versions that bills were made with: from the catalogue while a version is in use, else as it was, with the
 * parameters and intervals of its time. Reads the database once for each former version that this process has not seen.
 */
export async function testsInVersions(
  ctx: CatalogueCtx,
  wanted: readonly TestInVersion[],
): Promise<(wanted: TestInVersion) => LabTest> {
  const catalogue = await catalogueOf(ctx);
  const kept = keptOf(ctx.services);
  const found = new Map<string, LabTest>();
  const missing = new Map<string, TestInVersion>();
  for (const one of wanted) {
    const key = keyOf(ctx.lId, one);
    const current = catalogue.tests.get(one.testId);
    const test = current?.version === one.version ? current : kept.get(key);
    if (test === undefined) missing.set(key, one);
    else found.set(key, test);
  }
  if (missing.size > 0) {
    const former = await readFormer(ctx, catalogue, [...missing.values()]);
    for (const test of former.length === missing.size ? former : await withNewest(ctx, former)) {
      found.set(keyOf(ctx.lId, test), test);
    }
    for (const test of former) kept.set(keyOf(ctx.lId, test), test);
  }
  return (one) => {
    const test = found.get(keyOf(ctx.lId, one));
    if (test === undefined) throw new Error(`Version ${one.version} of test ${one.testId} is not kept`);
    return test;
  };
}

/** A bill may be made with a version that came into use after this request began: then the newest ones are asked too. */
async function withNewest(ctx: CatalogueCtx, former: readonly LabTest[]): Promise<readonly LabTest[]> {
  const { tests } = await readLabCatalogue(ctx);
  return [...tests.values(), ...former];
}
