import type { Ctx } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import { catalogueOf } from '../catalog/catalog-cache.ts';
import { readTestsUnderWork, type TestUnderWork } from '../results/tests-under-work.query.ts';
import type { ReportSource } from './build-report-snapshot.ts';
import { readPreviousValues, readReportHead } from './report-source.query.ts';

/**
 * Reads what the report of a bill is made of; refused for a bill that the lab has not. `known` are its tests as they stand,
 * when somebody has read them in this transaction already.
 */
export async function readReportSource(
  ctx: Ctx,
  billId: string,
  known?: readonly TestUnderWork[],
): Promise<ReportSource> {
  const [head, tests] = await Promise.all([
    readReportHead(ctx, billId),
    known ?? readTestsUnderWork(ctx, billId),
  ]);
  if (head === null) throw refuse('not-found');
  const previous = await readPreviousValues(ctx, head);
  return { head, tests, previous, catalogue: await catalogueOf(ctx) };
}
