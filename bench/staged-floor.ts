import { newId } from '@nidan/server/kernel/database/new-id';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { printFigure } from './figure.ts';
import { repeatFor } from './repeat-for.ts';
import { ReplayConnection } from './replay-connection.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const CLIENTS = 8;
const STAGES = 4;
/** What an order of this server is to reach of it. */
const LEAST_SHARE = 17;

const TABLE = `
create table bench_stage (l_id int not null, stage_id uuid not null, said text not null, primary key (l_id, stage_id));
alter table bench_stage enable row level security;
alter table bench_stage force row level security;
create policy tenant on bench_stage using (l_id = current_setting('app.l_id')::int);
grant insert on bench_stage to nidan_app;`;

const INSERT = "insert into bench_stage (l_id, stage_id, said) values (1, $1, 'a stage of an order')";
/** One after the other, as a transaction of the server begins, writes and ends. */
const STATEMENTS = { begin: 'begin', lab: "set local app.l_id = '1'", insert: INSERT, commit: 'commit' };

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const SYNC = message('S', Buffer.alloc(0));
const EXECUTE = message('E', Buffer.from('\0\0\0\0\0'));

function startup(role: string, database: string): Buffer {
  const body = Buffer.from(`\0\x03\0\0user\0${role}\0database\0${database}\0\0`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}

/** Binds a prepared statement to its values, given and answered as texts (PostgreSQL, "Message Formats"). */
function bind(name: string, values: readonly string[]): Buffer {
  const count = Buffer.alloc(4);
  count.writeInt16BE(values.length, 2);
  const parameters = values.flatMap((value) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(Buffer.byteLength(value));
    return [length, Buffer.from(value)];
  });
  return message('B', Buffer.concat([Buffer.from(`\0${name}\0`), count, ...parameters, Buffer.alloc(2)]));
}

function stage(): Buffer {
  const steps = Object.keys(STATEMENTS).flatMap((name) => [
    bind(name, name === 'insert' ? [newId()] : []),
    EXECUTE,
  ]);
  return Buffer.concat([...steps, SYNC]);
}

async function openSession({ socket, urls }: ServerUnderTest): Promise<ReplayConnection> {
  const { username, pathname } = new URL(urls.appUrl);
  const connection = await ReplayConnection.open(socket, startup(username, pathname.slice(1)));
  const parses = Object.entries(STATEMENTS).map(([name, text]) =>
    message('P', Buffer.from(`${name}\0${text}\0\0\0`)),
  );
  await connection.send(Buffer.concat([...parses, SYNC]));
  return connection;
}

/**
 * How many orders a second the database would take if each of the four stages were one row: begin, the lab, an insert, a commit that is
 * on the disk, in one trip, from 8 sessions. The share of it that the server gives, `perSecond` in the same run, depends little on
 * the machine while nobody else works on it: the floor waits for the disk, orders for the processors.
 */
export async function measureStagedFloor(
  server: ServerUnderTest,
  { seconds, perSecond }: { readonly seconds: number; readonly perSecond: number },
): Promise<void> {
  await withClient(server.urls.ownerUrl, (client) => client.query(TABLE));
  const sessions: ReplayConnection[] = [];
  while (sessions.length < CLIENTS) sessions.push(await openSession(server));
  const { answers, seconds: taken } = await repeatFor(sessions, seconds, async (session) => {
    for (let at = 0; at < STAGES; at += 1) await session.send(stage());
  });
  sessions.forEach((session) => session.close());
  const floor = answers.length / taken;
  printFigure({
    name: `staged_floor_${CLIENTS}_clients`,
    value: floor,
    unit: 'orders/s of four commits of a row each',
  });
  const share = (perSecond / floor) * 100;
  printFigure({
    name: 'orders_share_of_staged_floor',
    value: share,
    unit: '%',
    target: `>= ${LEAST_SHARE}`,
    ok: share >= LEAST_SHARE,
  });
  await withClient(server.urls.ownerUrl, (client) => client.query('drop table bench_stage'));
}
