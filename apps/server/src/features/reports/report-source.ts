import type { Ctx } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import { catalogueOf } from '../catalog/catalog-cache.ts';
import { readTestsUnderWork } from '../results/tests-under-work.query.ts';
import type { ReportSource } from './build-report-snapshot.ts';
import { readPreviousValues, readReportHead } from './report-source.query.ts';

/** Reads what the report of a bill is made of; refused for a bill that the lab has not. */
export async function readReportSource(ctx: Ctx, billId: string): Promise<ReportSource> {
  const head = await readReportHead(ctx, billId);
  if (head === null) throw refuse('not-found');
  const tests = await readTestsUnderWork(ctx, billId);
  const previous = await readPreviousValues(ctx, head);
  return { head, tests, previous, catalogue: await catalogueOf(ctx) };
}
