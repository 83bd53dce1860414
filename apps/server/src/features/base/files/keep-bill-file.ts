import type { Ctx } from '../../../kernel/http/context.ts';
import { insertFile } from './file-rows.ts';
import type { InspectedFile } from './inspect-upload.ts';

/** Keeps a file that was looked at as one that goes with a bill; whoever calls notes for which, in an event that carries its hash. */
export async function keepBillFile(
  ctx: Ctx,
  { fileId, purpose }: { readonly fileId: string; readonly purpose: 'result' | 'case' },
  inspected: InspectedFile,
): Promise<void> {
  await insertFile(ctx, { ...inspected, fileId, purpose, userId: null });
}
