import type { Ctx } from '../../../kernel/http/context.ts';
import { insertFile, markRemoved, type NewFile } from './file-rows.ts';

/** Keeps a file that was looked at for whoever owns it, who says so in an event. */
export async function storeFile(ctx: Ctx, file: NewFile): Promise<void> {
  await insertFile(ctx, file);
}

/** Takes a file of whoever owns it away, who says so in an event; documents that carry it keep its bytes. */
export async function dropFile(ctx: Ctx, fileId: string): Promise<void> {
  await markRemoved(ctx, fileId);
}
