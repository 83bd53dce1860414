import type { Ctx } from '../../../kernel/http/context.ts';
import { insertFile } from './file-rows.ts';
import type { InspectedFile } from './inspect-upload.ts';

/** Keeps a file that was looked at as one of a result; whoever calls notes for which, in an event that carries its hash. */
export async function keepResultFile(ctx: Ctx, fileId: string, inspected: InspectedFile): Promise<void> {
  await insertFile(ctx, { ...inspected, fileId, purpose: 'result', userId: null });
}
