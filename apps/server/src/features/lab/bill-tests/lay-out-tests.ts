import type { FetchedFormat } from '@nidan/domain/reports/report-format';
import type { Ctx } from '../../../kernel/http/context.ts';
import { writeFormats } from './bill-test-rows.ts';

/** A test of a bill with the format that it gets. */
export interface TestLaidOut {
  readonly billTestId: string;
  readonly format: FetchedFormat;
}

/** Lays tests of a locked bill out anew; each has a new version. */
export async function layOutTests(ctx: Ctx, tests: readonly TestLaidOut[]): Promise<void> {
  await writeFormats(ctx, tests);
}
