import type { Ctx } from '../../../kernel/http/context.ts';
import { type NewDocument, numberDocuments } from './document-rows.ts';

/** Numbers documents of other areas by the counters that number bills; send it last (`numberDocuments`). */
export async function numberOtherDocuments(ctx: Ctx, documents: readonly NewDocument[]): Promise<void> {
  await numberDocuments(ctx, documents);
}
