import type { Ctx } from '../../../kernel/http/context.ts';
import { openDiscrepancies, writeClosing } from './discrepancy-rows.ts';

const CAME_LATER = 'It came later';

/** Closes that a tube of a box is missing, once it has come. */
export async function closeMissing(ctx: Ctx, batchId: string, sampleId: string): Promise<void> {
  const missing = (await openDiscrepancies(ctx, batchId)).find(
    (one) => one.kind === 'missing' && one.sampleId === sampleId,
  );
  if (missing === undefined) return;
  const { discrepancyId } = missing;
  await writeClosing(ctx, { discrepancyId, outcome: 'settled', word: CAME_LATER });
}
