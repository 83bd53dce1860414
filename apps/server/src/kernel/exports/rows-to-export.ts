import { requireProof } from '../access/require-proof.ts';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refuse.ts';

/** From here on an export takes away more than a person works on: it asks for a proof of who they are. */
export const ROWS_WITHOUT_PROOF = 1_000;
/** Rows of one file. */
const MOST_ROWS = 20_000;

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/**
 * All rows of a list, read page by page as its screen reads them: with the same filter, scope and masking. Refuses more rows
 * than one file holds, and more than 1,000 without a proof of the last minutes.
 */
export async function rowsToExport<Row>(
  ctx: Ctx,
  readPage: (page: { readonly limit: number; readonly cursor?: string }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page<Row> = await readPage(cursor === '' ? { limit: 200 } : { limit: 200, cursor });
    rows.push(...page.rows);
    if (rows.length > ROWS_WITHOUT_PROOF) requireProof(ctx.caller);
    if (rows.length > MOST_ROWS)
      throw refuse('export-too-large', { details: { most: MOST_ROWS.toLocaleString('en-IN') } });
    cursor = page.next;
  }
  return rows;
}
