import { withClient } from '../kernel/database/with-client.ts';
import type { TestApp } from './test-app.ts';

/** Sets a switch of lab 1, as the owner of the tables. */
export async function setSwitch(app: TestApp, name: string, value: unknown): Promise<void> {
  await withClient(app.database.ownerUrl, async (client) => {
    await client.query(`set app.l_id = '${app.lab.lId}'`);
    await client.query(
      `insert into lab_switch (l_id, name, value) values ($1, $2, $3)
       on conflict (l_id, name) do update set value = excluded.value`,
      [app.lab.lId, name, JSON.stringify(value)],
    );
  });
}
