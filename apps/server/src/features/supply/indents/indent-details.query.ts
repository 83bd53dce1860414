import type { IndentDetails } from '@nidan/contract/supply/indents/indent-views';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentIndentLines } from './indent-lines.query.ts';
import { readIndentView } from './indents.query.ts';
import { transfersOfIndent } from './transfers.query.ts';

/** An indent with its lines and what was sent. */
export async function readIndentDetails(ctx: Ctx, indentId: string): Promise<IndentDetails> {
  const indent = await readIndentView(ctx, indentId);
  return {
    indent,
    lines: await presentIndentLines(ctx, indentId),
    transfers: await transfersOfIndent(ctx, indentId),
  };
}
