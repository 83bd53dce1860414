import type { Master, MasterName } from '@nidan/domain/masters/masters';
import type { Kysely, UpdateQueryBuilder } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { IdsOfField, MasterRecord } from './master-record.ts';
import { columnOfField, tableOf } from './master-tables.ts';

type Values = Readonly<Record<string, unknown>>;
type AnyTables = Record<string, Record<string, unknown>>;
type Update = UpdateQueryBuilder<AnyTables, string, string, unknown>;

interface Target {
  readonly db: Db;
  readonly lId: number;
}

/** The columns of a row come of the fields that its master declares, which no type of a table knows. */
function made(rows: readonly Values[]): never[] {
  // as: the schema of the endpoint or of the file has checked every value, and the tests write every master
  return rows as never[];
}

/** Adds rows to the table of a master, which is named in place. */
const inserts: Readonly<Record<MasterName, (db: Db, rows: readonly Values[]) => Promise<void>>> = {
  specimen: (db, rows) => insertRows(db, 'specimen', made(rows)),
  organismFamily: (db, rows) => insertRows(db, 'organism_family', made(rows)),
  organism: (db, rows) => insertRows(db, 'organism', made(rows)),
  mgroups: (db, rows) => insertRows(db, 'medicine_group', made(rows)),
  medicines: (db, rows) => insertRows(db, 'medicine', made(rows)),
  'culture-cc-helplist': (db, rows) => insertRows(db, 'culture_comment', made(rows)),
  'html-text': (db, rows) => insertRows(db, 'html_text', made(rows)),
  territories: (db, rows) => insertRows(db, 'territory', made(rows)),
  machines: (db, rows) => insertRows(db, 'machine', made(rows)),
  'id-mapping': (db, rows) => insertRows(db, 'id_mapping', made(rows)),
  sampletypes: (db, rows) => insertRows(db, 'sample_type', made(rows)),
  interfacing: (db, rows) => insertRows(db, 'machine_parameter', made(rows)),
  'result-comments': (db, rows) => insertRows(db, 'result_comment', made(rows)),
  items: (db, rows) => insertRows(db, 'item', made(rows)),
};

const updates: Readonly<Record<MasterName, (db: Kysely<AnyTables>) => Update>> = {
  specimen: (db) => db.updateTable('specimen'),
  organismFamily: (db) => db.updateTable('organism_family'),
  organism: (db) => db.updateTable('organism'),
  mgroups: (db) => db.updateTable('medicine_group'),
  medicines: (db) => db.updateTable('medicine'),
  'culture-cc-helplist': (db) => db.updateTable('culture_comment'),
  'html-text': (db) => db.updateTable('html_text'),
  territories: (db) => db.updateTable('territory'),
  machines: (db) => db.updateTable('machine'),
  'id-mapping': (db) => db.updateTable('id_mapping'),
  sampletypes: (db) => db.updateTable('sample_type'),
  interfacing: (db) => db.updateTable('machine_parameter'),
  'result-comments': (db) => db.updateTable('result_comment'),
  items: (db) => db.updateTable('item'),
};

function columnsOf({ fields }: Master, { values, status, version }: MasterRecord, idsOf: IdsOfField): Values {
  const columns = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const usual = field.kind === 'number' ? (field.usual ?? null) : null;
    const value = values[name] ?? usual;
    const stored =
      field.kind === 'reference' && typeof value === 'string' ? (idsOf(name).get(value) ?? null) : value;
    return [columnOfField(name, field), stored];
  });
  return {
    code: values['code'],
    name: values['name'],
    ...Object.fromEntries(columns),
    status,
    version,
  };
}

/** Adds records to a master; those of a tree come after what they lie in. */
export async function insertRecords(
  { db, lId }: Target,
  master: Master,
  { records, idsOf }: { readonly records: readonly MasterRecord[]; readonly idsOf: IdsOfField },
): Promise<void> {
  const { id } = tableOf(master.name);
  const rows = records.map((record) => ({
    l_id: lId,
    [id]: record.id,
    ...columnsOf(master, record, idsOf),
  }));
  await inserts[master.name](db, rows);
}

/** Writes records of a master that are there. */
export async function updateRecords(
  { db, lId }: Target,
  master: Master,
  { records, idsOf }: { readonly records: readonly MasterRecord[]; readonly idsOf: IdsOfField },
): Promise<void> {
  // as: the tables of the masters are among those of the database
  const tables = db as unknown as Kysely<AnyTables>;
  const { id } = tableOf(master.name);
  for (const record of records) {
    await sendLater(
      db,
      updates[master.name](tables)
        .set(columnsOf(master, record, idsOf))
        .where('l_id', '=', lId)
        .where(id, '=', record.id),
    );
  }
}
