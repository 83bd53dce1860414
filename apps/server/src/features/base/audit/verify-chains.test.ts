import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSeal } from '@nidan/contract/base/audit/audit-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { makeEvents } from '../../../testing/make-events.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sealEventsOfLab } from './seal-events.ts';
import { verifyChains } from './verify-chains.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await inTransaction(app.db, 1, (db) => makeEvents(db, 1, 6));
  await sealEventsOfLab(app.db, 1, new Date());
});
afterAll(() => app.close());

const proof = async () => (await app.as('Manager').ok(readSeal)).proved;

function atNight(): Promise<void> {
  const auditFile = join(mkdtempSync(join(tmpdir(), 'nidan-ends-')), 'ends.jsonl');
  return verifyChains({ ...app.services, config: { ...app.services.config, auditFile } });
}

it('proves the chain of every lab, and the audit screen says when', async () => {
  expect(await proof()).toBeNull();
  await atNight();
  const found = await proof();
  expect(found).toMatchObject({ breaks: 0 });
  expect(found?.upto).toBeGreaterThanOrEqual(6);
});

it('says in the log and on the screen that somebody has edited an event', async () => {
  await withClient(app.database.adminUrl, async (client) => {
    await client.query("set session_replication_role = 'replica'");
    await client.query(`update event set reason = 'other' where (l_id, event_id) =
      (select l_id, event_id from event_seal where l_id = 1 and seq = 3)`);
  });
  await expect(atNight()).rejects.toThrow(/^The audit trail is broken: /);
  expect((await proof())?.breaks).toBeGreaterThan(0);
});
