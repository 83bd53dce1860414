import { expect, test } from 'vitest';
import { withClient } from '../database/connections/with-client.ts';
import { cloneDatabase } from './test-database.ts';

async function tables(url: string): Promise<unknown> {
  return withClient(url, async (client) => {
    const { rows } = await client.query("select to_regclass('lab') as lab, to_regclass('only_here') as own");
    return rows[0];
  });
}

test('a cloned database has the migrations, is its own, and disappears', async () => {
  const one = await cloneDatabase();
  const two = await cloneDatabase();
  await withClient(one.ownerUrl, (client) => client.query('create table only_here (n int)'));
  expect(await tables(one.appUrl)).toEqual({ lab: 'lab', own: 'only_here' });
  expect(await tables(two.appUrl)).toEqual({ lab: 'lab', own: null });
  await Promise.all([one.drop(), two.drop()]);
  await expect(tables(one.appUrl)).rejects.toMatchObject({ code: '3D000' });
});
