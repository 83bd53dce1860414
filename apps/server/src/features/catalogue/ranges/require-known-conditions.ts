import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { LabCatalogue } from '../versions/lab-catalogue.ts';

/** Refuses intervals for a specimen or a place that the lab does not have. */
export async function requireKnownConditions(
  { db, lId }: Ctx,
  { sampleTypes }: LabCatalogue,
  ranges: readonly RangeInput[],
): Promise<void> {
  const specimens = ranges.flatMap(({ sampleTypeId }) => sampleTypeId ?? []);
  if (specimens.some((sampleTypeId) => !sampleTypes.has(sampleTypeId))) throw refuse('not-found');
  const named = [...new Set(ranges.flatMap(({ locationId }) => locationId ?? []))];
  if (named.length === 0) return;
  const { rows } = await sql`
    select from location where l_id = ${lId} and location_id = any(${named}::uuid[])`.execute(db);
  if (rows.length < named.length) throw refuse('not-found');
}
