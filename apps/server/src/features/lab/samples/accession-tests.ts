import type { Ctx } from '../../../kernel/http/context.ts';
import { moveBillTests, type TestInState } from '../bill-tests/move-bill-tests.ts';

/** Moves tests whose tubes are accessioned: they are pending, or wait for a department that accessions for itself. */
export async function accessionTests(
  ctx: Ctx,
  tests: readonly (TestInState & { readonly enforceDeptAccession: boolean })[],
): Promise<void> {
  const change = { isAccessioned: true };
  const waiting = tests.filter(({ enforceDeptAccession }) => enforceDeptAccession);
  const ready = tests.filter(({ enforceDeptAccession }) => !enforceDeptAccession);
  await moveBillTests(ctx, { action: 'accession', tests: ready, to: 'pending', change });
  await moveBillTests(ctx, { action: 'accession', tests: waiting, to: 'naccessioned', change });
}
