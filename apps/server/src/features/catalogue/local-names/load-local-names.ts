import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { localNameColumns, type NextLocalName } from './local-name-rows.ts';

/** Gives a lab that has none yet its first names. */
export async function loadLocalNames(
  { db, lId }: { readonly db: Db; readonly lId: number },
  names: readonly NextLocalName[],
): Promise<void> {
  await insertRows(db, 'local_name', { shared: { l_id: lId }, rows: names.map(localNameColumns) });
}
