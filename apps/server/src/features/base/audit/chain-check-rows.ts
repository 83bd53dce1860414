import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

export interface ChainCheck {
  readonly checked_at: Date;
  readonly upto: number;
  readonly breaks: number;
}

/** Keeps what a proof of the chain of a lab found. */
export async function insertChainCheck(db: Db, lId: number, check: ChainCheck): Promise<void> {
  await insertRows(db, 'chain_check', [{ l_id: lId, ...check }]);
}
