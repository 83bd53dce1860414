import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, ownCluster, type TestDatabase } from '../testing/test-database.ts';
import { externalUrls, onDatabase, type ConnectionUrls } from './connections/connection-urls.ts';
import { prepareDatabase } from './prepare-database.ts';
import { withClient } from './connections/with-client.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

async function rowsOf(url: string, text: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
}

describe('the roles', () => {
  test('cannot pass row-level security, and the app owns nothing', async () => {
    const roles = await rowsOf(
      database.adminUrl,
      `select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as powerful from pg_roles
       where rolname like 'nidan\\_%' and rolname <> 'nidan_checker' order by rolname`,
    );
    expect(roles).toEqual(
      ['nidan_app', 'nidan_jobs', 'nidan_owner'].map((rolname) => ({ rolname, powerful: false })),
    );
    const owned = await rowsOf(
      database.adminUrl,
      "select 1 from pg_class where relowner = 'nidan_app'::regrole",
    );
    expect(owned).toEqual([]);
  });

  test('the checker alone sees every lab, and can do nothing else', async () => {
    const [role] = await rowsOf(
      database.adminUrl,
      `select rolbypassrls as bypass, rolsuper or rolcreaterole or rolcreatedb or rolreplication as powerful
       from pg_roles where rolname = 'nidan_checker'`,
    );
    expect(role).toEqual({ bypass: true, powerful: false });
    const may = await rowsOf(
      database.adminUrl,
      `select distinct g.privilege_type as may from pg_class c cross join aclexplode(c.relacl) g
       where g.grantee = 'nidan_checker'::regrole`,
    );
    expect(may).toEqual([{ may: 'SELECT' }]);
  });

  test('a table that the app creates, empties or reads without a lab is refused', async () => {
    for (const text of [
      'create table mine (n int)',
      'truncate event',
      'select 1 from bill',
      'drop table lab',
    ]) {
      await expect(rowsOf(database.appUrl, text)).rejects.toThrow(
        /permission denied|must be owner|app\.l_id/,
      );
    }
  });

  test('the app adds a job in its own transaction, and can do nothing else with the queue', async () => {
    await withClient(database.appUrl, async (client) => {
      await client.query('begin');
      await client.query('select enqueue_job($1, $2)', ['rolled-back', '{}']);
      await client.query('rollback');
      await client.query('select enqueue_job($1, $2)', ['kept', '{"a":1}']);
      for (const text of ['select 1 from graphile_worker.jobs', "select graphile_worker.add_job('x')"]) {
        await expect(client.query(text)).rejects.toThrow('permission denied for schema graphile_worker');
      }
    });
    const jobs = await rowsOf(database.jobsUrl, 'select task_identifier, attempts from graphile_worker.jobs');
    expect(jobs).toEqual([{ task_identifier: 'kept', attempts: 0 }]);
  });

  test('the role of the queue sees no table of the labs and cannot create any', async () => {
    await expect(rowsOf(database.jobsUrl, "set app.l_id = '1'; select 1 from bill")).rejects.toThrow(
      'permission denied for table bill',
    );
    await expect(rowsOf(database.jobsUrl, 'create schema more')).rejects.toThrow(
      'permission denied for database',
    );
    await expect(rowsOf(database.jobsUrl, 'create table mine (n int)')).rejects.toThrow(
      'permission denied for schema public',
    );
  });
});

test('a second start finds nothing to do, also when several start at once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => prepareDatabase(database)));
  expect(answers).toEqual([[], [], []]);
});

describe('on a server of one’s own', () => {
  const name = `nidan_test_${randomBytes(8).toString('hex')}`;
  const admin = `admin_${name}`;
  let cluster: string;
  let urls: ConnectionUrls;

  beforeAll(async () => {
    cluster = onDatabase(ownCluster().urls.adminUrl, 'postgres');
    await withClient(cluster, async (client) => {
      await client.query(`create role ${admin} login createrole password 's3cret'`);
      // The roles exist on this server already; on a fresh one this role would have made them, and administer them.
      await client.query(
        `grant nidan_owner, nidan_app, nidan_jobs to ${admin} with admin option, inherit false, set false`,
      );
      await client.query(`create database ${name} owner ${admin}`);
    });
    const url = new URL(onDatabase(cluster, name));
    url.username = admin;
    urls = externalUrls({ databaseUrl: url.href });
  });
  afterAll(() =>
    withClient(cluster, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`drop role ${admin}`);
    }),
  );

  test('a role that may create roles and owns the database is enough', async () => {
    expect(await prepareDatabase(urls)).not.toEqual([]);
    expect(await rowsOf(urls.appUrl, "select enqueue_job('x', '{}') is not null as added")).toEqual([
      { added: true },
    ]);
  });
});

function addressed(change: (url: URL) => void): ConnectionUrls {
  const url = new URL(database.adminUrl);
  change(url);
  return { ...database, adminUrl: url.href };
}

describe('says what is wrong with the address', () => {
  test('of a server that is not there', async () => {
    const urls = addressed((url) => url.searchParams.set('host', '/no/such/folder'));
    await expect(prepareDatabase(urls)).rejects.toThrow(
      `Cannot use the database ${database.name} on /no/such/folder:5432 as postgres: connect ENOENT`,
    );
  });

  test('of a role that does not exist', async () => {
    const urls = addressed((url) => (url.username = 'nobody_here'));
    await expect(prepareDatabase(urls)).rejects.toThrow('as nobody_here: role "nobody_here" does not exist');
  });

  test('of a database that the role may not create', async () => {
    const urls = addressed((url) => {
      url.username = 'nidan_app';
      url.pathname = '/not_there';
    });
    await expect(prepareDatabase(urls)).rejects.toThrow(
      /^There is no database not_there on .*, and it could not be created: permission denied to create database$/,
    );
  });
});

test('a role that could pass row-level security is refused', async () => {
  const role = `strong_${randomBytes(4).toString('hex')}`;
  await withClient(database.adminUrl, (client) => client.query(`create role ${role} login bypassrls`));
  const appUrl = new URL(database.appUrl);
  appUrl.username = role;
  await expect(prepareDatabase({ ...database, appUrl: appUrl.href })).rejects.toThrow(
    `The database role ${role} could pass row-level security`,
  );
  await withClient(database.adminUrl, (client) => client.query(`drop role ${role}`));
});
