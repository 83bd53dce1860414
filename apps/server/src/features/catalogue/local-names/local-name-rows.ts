import type { LocalName, NamedThing } from '@nidan/domain/catalogue/local-name';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';

export interface NextLocalName extends LocalName {
  readonly thing: NamedThing;
  readonly id: string;
}

interface Target {
  readonly db: Db;
  readonly lId: number;
}

/** Columns of new names. */
function localNameColumns({ thing, id, hi, mr }: NextLocalName) {
  return {
    name_id: newId(),
    test_id: thing === 'test' ? id : null,
    parameter_id: thing === 'parameter' ? id : null,
    name_hi: hi,
    name_mr: mr,
  };
}

/** Adds names of tests and parameters that have none. */
export async function insertLocalNames({ db, lId }: Target, names: readonly NextLocalName[]): Promise<void> {
  await insertRows(db, 'local_name', { shared: { l_id: lId }, rows: names.map(localNameColumns) });
}

/** Writes names in the place of those that their tests and parameters had. */
export async function replaceLocalNames({ db, lId }: Target, names: readonly NextLocalName[]): Promise<void> {
  for (const name of names) {
    const { rows } = await sql`
      update local_name set name_hi = ${name.hi}, name_mr = ${name.mr}, version = version + 1
      where l_id = ${lId} and ${sql.ref(name.thing === 'test' ? 'test_id' : 'parameter_id')} = ${name.id}
      returning 1`.execute(db);
    // What had no names had the first version of none.
    if (rows.length === 0)
      await insertRows(db, 'local_name', {
        shared: { l_id: lId, version: 2 },
        rows: [localNameColumns(name)],
      });
  }
}
