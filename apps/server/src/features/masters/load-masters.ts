import type { MasterValues } from '@nidan/domain/masters/master-field';
import { masters, type MasterName } from '@nidan/domain/masters/masters';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { newId } from '../../kernel/database/new-id.ts';
import type { Db } from '../../kernel/database/open-database.ts';
import { type MasterRecord, referencesOf } from './master-record.ts';
import { insertRecords } from './master-rows.ts';
import { outermostFirst } from './outermost-first.ts';

/** Records of masters, references by code to records of the same content. */
export type MasterContent = Readonly<Partial<Record<MasterName, readonly MasterValues[]>>>;

/** Gives a lab that has none yet the records of its masters, enabled. Throws when one refers to what is not among them. */
export async function loadMasters(
  target: { readonly db: Db; readonly lId: number },
  content: MasterContent,
): Promise<void> {
  const ids = new Map<string, ReadonlyMap<string, string>>();
  for (const master of masters) {
    const records = (content[master.name] ?? []).map((values): MasterRecord => ({
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
