import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { readCaseSnapshots } from '../pathology/case-snapshots.query.ts';
import { issuesOfTests } from '../culture/latest-issues.query.ts';
import { readTestsUnderWork } from '../results/tests-under-work.query.ts';
import type { ReportSource } from './build-report-snapshot.ts';
import {
  type FormerRevisionRow,
  readFormerRevision,
  readPreviousValues,
  readReportHead,
  type ReportHeadRow,
} from './report-source.query.ts';

/** What the next report of a bill goes by beside its tests. */
export interface ReportBasis {
  /** Null when the lab has no such bill. */
  readonly head: ReportHeadRow | null;
  /** Null before the first revision. */
  readonly former: FormerRevisionRow | null;
}

/** Reads what the next report of a bill goes by. Where it is to be released, the lock of the bill is sent before. */
export async function readReportBasis(ctx: Ctx, billId: string): Promise<ReportBasis> {
  const [head, former] = await Promise.all([readReportHead(ctx, billId), readFormerRevision(ctx, billId)]);
  return { head, former };
}

/** What the report of a bill is made of; refused for a bill that the lab has not. */
export async function reportSourceOf(
  ctx: Ctx,
  { head }: ReportBasis,
  tests: ReportSource['tests'],
): Promise<ReportSource> {
  if (head === null) throw refuse('not-found');
  const [previous, catalogue, issues, caseOf] = await Promise.all([
    readPreviousValues(ctx, head),
    catalogueOf(ctx),
    issuesOfTests(ctx, head.bill_id, tests),
    readCaseSnapshots(ctx, tests),
  ]);
  return { head, tests, previous, catalogue, issues, caseOf };
}

/** Reads what the report of a bill is made of, with the revision before it. */
export async function readReportSource(
  ctx: Ctx,
  billId: string,
): Promise<ReportSource & Pick<ReportBasis, 'former'>> {
  const [basis, tests] = await Promise.all([readReportBasis(ctx, billId), readTestsUnderWork(ctx, billId)]);
  return { ...(await reportSourceOf(ctx, basis, tests)), former: basis.former };
}
