import { ANY_SPECIMEN, type SpecimenOfTest } from '@nidan/domain/catalogue/specimen-of-test';
import { STANDARD_FORMAT } from '@nidan/domain/reports/report-format';
import { percentDelta } from '@nidan/domain/results/delta';
import { sql } from 'kysely';
import type { LabParameter } from './lab-catalogue.ts';
import { type CatalogueCtx, parameterOf, type ParameterRow, rangesOfVersion } from './lab-catalogue.query.ts';
import type { ParameterDefinition, TestDefinition } from '../tests/test-definition.ts';

/** One version of a test. */
export interface TestInVersion {
  readonly testId: string;
  readonly version: number;
}

/** One version of a parameter. */
export interface ParameterInVersion {
  readonly parameterId: string;
  readonly version: number;
}

/** Versions that were kept before tests had a calendar were run at any time; those before short codes, reflex rules, formats,
 * stages, a sex or what they ask of a specimen had none. */
type LaterField =
  | 'shortCodes'
  | 'runCalendar'
  | 'reflexRules'
  | 'reportFormat'
  | 'stages'
  | 'forSex'
  | keyof SpecimenOfTest;
type KeptDefinition = Omit<TestDefinition, LaterField> & Partial<Pick<TestDefinition, LaterField>>;

/** Former versions of tests, in any order; those that are in use are not among them. */
export async function readFormerTests(
  { db, lId }: CatalogueCtx,
  wanted: readonly TestInVersion[],
): Promise<readonly (TestInVersion & { readonly definition: TestDefinition })[]> {
  if (wanted.length === 0) return [];
  const keys = wanted.map(({ testId, version }) => sql`(${testId}::uuid, ${version}::int)`);
  const { rows } = await sql<TestInVersion & { definition: KeptDefinition }>`
    select test_id as "testId", version, definition from test_version
    where l_id = ${lId} and (test_id, version) in (${sql.join(keys)})`.execute(db);
  return rows.map(({ definition, ...row }) => ({
    ...row,
    definition: {
      shortCodes: [],
      runCalendar: [],
      reflexRules: [],
      reportFormat: STANDARD_FORMAT,
      stages: [],
      forSex: null,
      ...ANY_SPECIMEN,
      ...definition,
    },
  }));
}

/** Versions that were kept before a delta had modes name a percentage. */
type KeptParameter = Omit<ParameterDefinition, 'delta'> &
  (Pick<ParameterDefinition, 'delta'> | { readonly delta?: undefined; readonly deltaPercent: number | null });

function definitionOf(kept: KeptParameter): ParameterDefinition {
  if (kept.delta !== undefined) return kept;
  const { deltaPercent, ...rest } = kept;
  return { ...rest, delta: deltaPercent === null ? null : percentDelta(deltaPercent) };
}

type FormerParameterRow = Pick<
  ParameterRow,
  'parameterId' | 'code' | 'kind' | 'status' | 'version' | 'ranges'
> & {
  readonly definition: KeptParameter;
};

/** Former versions of parameters with the intervals that they had, in any order. */
export async function readFormerParameters(
  ctx: CatalogueCtx,
  wanted: readonly ParameterInVersion[],
): Promise<LabParameter[]> {
  if (wanted.length === 0) return [];
  const keys = wanted.map(({ parameterId, version }) => sql`(${parameterId}::uuid, ${version}::int)`);
  const { rows } = await sql<FormerParameterRow>`
    select p.parameter_id as "parameterId", head.code, head.kind, head.status, p.version, p.definition,
      ${rangesOfVersion} as ranges
    from parameter_version p
    join parameter head on head.l_id = p.l_id and head.parameter_id = p.parameter_id
    where p.l_id = ${ctx.lId} and (p.parameter_id, p.version) in (${sql.join(keys)})`.execute(ctx.db);
  return rows.map(({ definition, ...row }) => parameterOf(ctx, { ...row, ...definitionOf(definition) }));
}
