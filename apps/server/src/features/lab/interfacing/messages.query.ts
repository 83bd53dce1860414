import * as machineDataEndpoints from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { watchMachineLink } from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import type { MachineMessageView } from '@nidan/contract/lab/interfacing/machine-data-views';
import { seesAllBills } from '@nidan/domain/access/work-scope';
import { decodeText } from '@nidan/domain/interfacing/driver-encoding';
import type { Driver } from '@nidan/domain/interfacing/driver';
import { readMessage } from '@nidan/domain/interfacing/read-message';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readLink } from './links.query.ts';
import { readDataOfMessage } from './machine-data.query.ts';
import { presentReadMessage } from './present-read-message.ts';
import { treeOfText } from './tree-of-text.ts';
import { serve } from '../../../kernel/http/serve.ts';

const MOST_BYTES = 65_536;
const WATCHED = 20;
const WATCHED_BYTES = 4_096;

type Row = Omit<MachineMessageView, 'at'> & { readonly at: Date };

const columns =
  sql.raw(`g.message_id as "messageId", g.link_id as "linkId", g.machine_id as "machineId", m.name as machine,
  g.direction, g.at, g.state, g.is_whole as "isWhole", g.control_id as "controlId", length(g.raw) as size, g.repeats, g.results`);

function present(row: Row): MachineMessageView {
  return { ...row, at: row.at.toISOString() };
}

function seesWholeLab({ scope }: Ctx['caller']): boolean {
  return seesAllBills(scope) && scope.departmentIds === null;
}

/**
 * Messages name whose tubes they are of: shown to whoever sees all of these, and to no masked user. What goes out in answer to a question is
 * of no value yet, and shown to whoever sees the whole lab.
 */
async function seesMessage(
  { db, lId, caller }: Ctx,
  { messageId, direction }: Pick<MachineMessageView, 'messageId' | 'direction'>,
): Promise<boolean> {
  if (caller.isDemoUser) return false;
  if (seesWholeLab(caller)) return true;
  if (direction === 'out') return false;
  const { rows } = await sql`
    select from machine_data d
    left join sample s on s.l_id = d.l_id and s.barcode = d.sample_id
    left join bill_test bt on bt.l_id = d.l_id and bt.bill_test_id = d.bill_test_id
    left join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
    join bill b on b.l_id = d.l_id and b.bill_id = coalesce(bt.bill_id, s.bill_id)
    where d.l_id = ${lId} and d.message_id = ${messageId} and not (${billInScope(caller)}
      and ${departmentInScope(caller, sql`coalesce(t.department_id, s.department_id)`)}) limit 1`.execute(db);
  return rows.length === 0;
}

/** Messages of machines, the latest first. */
export const listMessagesOf = serve(machineDataEndpoints.listMachineMessages, async (ctx, query) => {
  const { limit = 50, linkId, machineId, state, direction } = query;
  const after = decodeCursor(query.cursor);
  const conditions = [
    sql`g.l_id = ${ctx.lId}`,
    ...(after === null ? [] : [sql`(g.at, g.message_id) < (${after[0]}, ${after[1]})`]),
    ...(linkId === undefined ? [] : [sql`g.link_id = ${linkId}`]),
    ...(machineId === undefined ? [] : [sql`g.machine_id = ${machineId}`]),
    ...(state === undefined ? [] : [sql`g.state = ${state}`]),
    ...(direction === undefined ? [] : [sql`g.direction = ${direction}`]),
    ...withinDates(ctx, sql.ref('g.at'), query),
  ];
  const { rows } = await sql<Row>`
    select ${columns} from machine_message g join machine m on m.l_id = g.l_id and m.machine_id = g.machine_id
    where ${sql.join(conditions, sql` and `)} order by g.at desc, g.message_id desc limit ${limit + 1}`.execute(
    ctx.db,
  );
  return toPage({ rows, limit, key: ({ at, messageId }) => [at.toISOString(), messageId], present });
});

interface FullRow extends Row {
  readonly hex: string;
  readonly text: string;
  readonly driver: Driver;
}

async function readFull(
  { db, lId }: Ctx,
  { condition, bytes, limit }: { condition: RawBuilder<unknown>; bytes: number; limit: number },
): Promise<readonly FullRow[]> {
  const { rows } = await sql<FullRow>`
    select ${columns}, encode(substring(g.raw for ${bytes}), 'hex') as hex, g.text, d.definition as driver
    from machine_message g join machine m on m.l_id = g.l_id and m.machine_id = g.machine_id
    join machine_driver d on d.l_id = g.l_id and d.driver_id = g.driver_id
    where g.l_id = ${lId} and ${condition} order by g.at desc, g.message_id desc limit ${limit}`.execute(db);
  return rows;
}

async function readOne(ctx: Ctx, messageId: string): Promise<FullRow> {
  const condition = sql`g.message_id = ${messageId}`;
  const [row] = await readFull(ctx, { condition, bytes: MOST_BYTES, limit: 1 });
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** What a message that came says, one character for each byte; null to whoever may not read it. */
export async function saidIn(ctx: Ctx, messageId: string): Promise<string | null> {
  const row = await readOne(ctx, messageId);
  return (await seesMessage(ctx, row)) ? row.text : null;
}

/** A message byte by byte, as text, as a tree and as it is read. */
export async function readRaw(
  ctx: Ctx,
  messageId: string,
): Promise<AnswerOf<typeof machineDataEndpoints.readRawMessage>> {
  const { hex, text, driver, ...row } = await readOne(ctx, messageId);
  const values = await readDataOfMessage(ctx, messageId);
  const message = present(row);
  if (!(await seesMessage(ctx, row))) return { message, hex: '', text: '', tree: [], read: null, values };
  const said = decodeText(text, driver.encoding);
  const read = row.direction === 'in' ? presentReadMessage(readMessage(driver, text)) : null;
  return { message, hex, text: said, tree: treeOfText(said, driver.layout), read, values };
}

/** The last messages of a link, the latest last. */
export async function watchLink(ctx: Ctx, linkId: string): Promise<AnswerOf<typeof watchMachineLink>> {
  const link = await readLink(ctx, linkId);
  const condition = sql`g.link_id = ${linkId}`;
  const isSeen = seesWholeLab(ctx.caller) && !ctx.caller.isDemoUser;
  const rows = isSeen ? await readFull(ctx, { condition, bytes: WATCHED_BYTES, limit: WATCHED }) : [];
  const messages = rows.toReversed().map(({ messageId, at, direction, isWhole, hex, text, driver }) => ({
    messageId,
    at: at.toISOString(),
    direction,
    isWhole,
    hex,
    tree: treeOfText(decodeText(text, driver.encoding), driver.layout).slice(0, 200),
  }));
  return { link, messages };
}

/** The picture or file that came in the place of a value: it stands in its message. */
export async function readFileOf(
  ctx: Ctx,
  dataId: string,
): Promise<AnswerOf<typeof machineDataEndpoints.readMachineFile>> {
  const { rows } = await sql<{ messageId: string; atPlace: string; hasFile: boolean }>`
    select message_id as "messageId", at_place as "atPlace", has_file as "hasFile" from machine_data
    where l_id = ${ctx.lId} and data_id = ${dataId}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const message = await readOne(ctx, row.messageId);
  if (!(await seesMessage(ctx, message))) throw refuse('not-found');
  if (!row.hasFile) throw refuse('machine-file-none');
  const { text, driver } = message;
  const results = readMessage(driver, text).samples.flatMap((sample) => sample.results);
  const file = results.find(({ at }) => at === row.atPlace)?.file ?? null;
  if (file === null) throw refuse('machine-file-none');
  return file;
}
