import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What a test costs the lab itself, in paise; null: not known. */
interface CostOfTest {
  readonly costPaise: number | null;
  /** 0 before anything was said. */
  readonly version: number;
}

/** Of a test of which nothing was ever said. */
export const UNKNOWN_COST: CostOfTest = { costPaise: null, version: 0 };

/** What tests cost the lab, by their ids; null for somebody who stands for an agency: it is not its business. */
export async function readTestCosts(
  { db, lId, caller: { scope } }: Ctx,
  testIds: readonly string[],
): Promise<ReadonlyMap<string, CostOfTest> | null> {
  if (scope.agencyId !== null) return null;
  const { rows } = await sql<CostOfTest & { testId: string }>`
    select test_id as "testId", cost_paise as "costPaise", version from test_cost
    where l_id = ${lId} and test_id = any(${[...testIds]})`.execute(db);
  return new Map(rows.map(({ testId, ...cost }) => [testId, cost]));
}
