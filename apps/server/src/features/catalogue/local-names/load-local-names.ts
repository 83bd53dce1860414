import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { insertLocalNames, type NextLocalName } from './local-name-rows.ts';

/** Gives a lab that has none yet its first names. */
export async function loadLocalNames(
  lab: { readonly db: Db; readonly lId: number },
  names: readonly NextLocalName[],
): Promise<void> {
  await insertLocalNames(lab, names);
}
