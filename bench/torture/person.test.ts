import { chooseLanguage, currentSession } from '@nidan/contract/base/identity/identity-endpoints';
import { newId } from '@nidan/server/kernel/database/new-id';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../api-client.ts';
import { type ServerUnderTest, startServerUnderTest } from '../server-under-test.ts';
import { Caller } from './caller.ts';
import { type Door, doorTo } from './door.ts';
import type { Write } from './ledger.ts';
import { Person } from './person.ts';

const username = 'asmita.deo';

let server: ServerUnderTest;
let door: Door;
let person: Person;
let caller: Caller;
beforeAll(async () => {
  server = await startServerUnderTest();
  door = await doorTo(server.port);
  person = await Person.signedIn(username, { ports: [door.port], proofLastsMs: 0 });
  caller = new Caller([door.port], new Map([[username, person]]));
});
afterAll(async () => {
  caller.close();
  await door.close();
  await server.stop();
});

const anyWrite = (): Write => ({
  stage: 'register',
  billId: newId(),
  endpoint: chooseLanguage,
  body: { language: 'en' },
  key: newId(),
  username,
});

/** Whether a session is still open. */
async function opens(cookie: string): Promise<boolean> {
  const client = new ApiClient(server.port, { cookie });
  const answered = client.call(currentSession).then(
    () => true,
    () => false,
  );
  return answered.finally(() => client.close());
}

it('what is on its way while its person proves who they are arrives with the session they have then', async () => {
  const slow = await doorTo(server.port);
  const letGo = slow.holdUp();
  const onItsWay = new Caller([slow.port], new Map([[username, person]]));
  const before = person.cookie;
  const answer = onItsWay.send(anyWrite());
  await person.beProved();
  expect(await opens(before)).toBe(false);
  letGo();
  expect((await answer).status).toBe(200);
  onItsWay.close();
  await slow.close();
});

it('who is not told of their proof signs in anew', async () => {
  const before = person.cookie;
  door.loseNextAnswer();
  await person.beProved();
  expect(await opens(before)).toBe(false);
  expect(await opens(person.cookie)).toBe(true);
});

it('one proof is given for all who ask for it at once', async () => {
  const before = person.proofs;
  await Promise.all([person.beProved(), person.beProved(), person.beProved()]);
  expect(person.proofs).toBe(before + 1);
});

it('a session that has ended is told, and not asked for without end', async () => {
  await withClient(server.urls.adminUrl, (client) => client.query('update session set revoked_at = now()'));
  expect((await caller.send(anyWrite())).status).toBe(401);
});
