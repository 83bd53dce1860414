import { type MasterValues, OTHER_MASTERS, type OtherMaster } from '@nidan/domain/masters/master-field';
import { masters, type MasterName } from '@nidan/domain/masters/masters';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { type MasterRecord, referencesOf } from './master-record.ts';
import { insertRecords } from './master-rows.ts';
import { tableOf } from './master-tables.ts';
import { outermostFirst } from './outermost-first.ts';

/** Records of masters, references by code to records of the same content. */
export type MasterContent = Readonly<Partial<Record<MasterName, readonly MasterValues[]>>>;

interface LoadTarget {
  readonly db: Db;
  readonly lId: number;
}

/** Ids by code of what is kept elsewhere and was loaded before. */
async function idsElsewhere({ db, lId }: LoadTarget, name: OtherMaster): Promise<Map<string, string>> {
  const { table, id } = tableOf(name);
  const { rows } = await sql<{ id: string; code: string }>`
    select ${sql.ref(id)} as id, code from ${sql.table(table)} where l_id = ${lId}`.execute(db);
  return new Map(rows.map((row) => [row.code, row.id]));
}

/**
 * Gives a lab that has none yet the records of its masters, enabled. Throws when one refers to what is neither among them nor
 * in the catalogue of the lab.
 */
export async function loadMasters(target: LoadTarget, content: MasterContent): Promise<void> {
  const ids = new Map<string, ReadonlyMap<string, string>>();
  for (const master of masters) {
    const given = content[master.name] ?? [];
    for (const { to } of given.length === 0 ? [] : referencesOf(master)) {
      const other = OTHER_MASTERS.find((name) => name === to);
      if (other !== undefined && !ids.has(other)) ids.set(other, await idsElsewhere(target, other));
    }
    const records = given.map((values): MasterRecord => ({
      id: newId(),
      status: masterData.codes.enabled,
      version: 1,
      values,
    }));
    ids.set(master.name, new Map(records.map(({ id, values }) => [String(values['code']), id])));
    const references = referencesOf(master);
    const idsOf = (field: string) =>
      ids.get(references.find((one) => one.field === field)?.to ?? '') ?? new Map<string, string>();
    for (const { values } of records)
      for (const { field, to } of references) {
        const code = values[field] ?? null;
        if (code !== null && !idsOf(field).has(String(code)))
          throw new Error(
            `The ${master.name} ${String(values['code'])} refers to ${to} ${String(code)}, which is not there`,
          );
      }
    await insertRecords(target, master, { records: outermostFirst(master, records), idsOf });
  }
}
