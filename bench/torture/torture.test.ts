import { PROOF_MINUTES } from '@nidan/contract/kernel/endpoint';
import { demoVisits } from '@nidan/server/demo/demo-visits';
import { INVOICED_BILLS } from '@nidan/server/demo/money/demo-invoices';
import { PEOPLE_AT_CENTRES } from '@nidan/server/demo/demo-boxes';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { isOfRun } from '@nidan/server/kernel/testing/of-run';
import { afterEach, expect, it } from 'vitest';
import { Ledger } from './ledger.ts';
import { reconcile } from './reconcile.ts';
import { runTorture } from './run-torture.ts';
import { canMountDisks } from './small-disk.ts';
import { FORGETFUL, TortureStage } from './torture-stage.ts';

let stage: TortureStage | null = null;
afterEach(async () => {
  await stage?.close();
  stage = null;
});

/** Each kills servers for half a minute and more: one commit in so many does. */
const RARE = { parts: 8, about: ['bench/torture/run-torture.ts', 'bench/torture/torture-stage.ts'] };
const isDue = (what: string): boolean => isOfRun(what, RARE);

const DAY = 24 * 3_600_000;
const short = { cycles: 2, seconds: 1, clients: 4 };

/** Takes the payment of a bill twice, past every rule. Answers the bill. */
async function doubleAPayment({ urls }: TortureStage): Promise<string> {
  return withClient(urls.adminUrl, async (client) => {
    await client.query("set session_replication_role = 'replica'");
    const { rows } = await client.query<{ bill_id: string }>(
      `insert into payment (l_id, payment_id, bill_id, mode, amount_paise, received_by, location_id)
       select l_id, gen_random_uuid(), bill_id, mode, amount_paise, received_by, location_id
       from payment where l_id = 1 order by payment_id desc limit 1 returning bill_id`,
    );
    return rows[0]?.bill_id ?? '';
  });
}

it.runIf(isDue('kills'))(
  'loses, doubles and misdates nothing when servers, database and clocks fail, and would see it',
  async () => {
    stage = await TortureStage.open();
    const report = await runTorture(stage, {
      ...short,
      cycles: 3,
      faults: ['jump the clock', 'kill the database', 'kill one of two servers'],
    });
    expect(report).toMatchObject({
      lost: [],
      doubled: [],
      unsaid: [],
      misdated: [],
      refusals: [],
      offences: 0,
    });
    expect(report.acknowledged).toBeGreaterThan(10);

    await doubleAPayment(stage);
    const ledger = new Ledger();
    ledger.open('00000000-0000-7000-8000-000000000000', 'Torture nobody');
    ledger.orders.get('00000000-0000-7000-8000-000000000000')?.outcomes.set('register', 'acknowledged');
    const tomorrow = new Date(Date.now() + DAY);
    const found = await reconcile(ledger, stage.urls.checkerUrl, tomorrow);
    expect(found.misdated.length).toBeGreaterThan(0);
    expect(found).toMatchObject({
      lost: ['Torture nobody: register'],
      doubled: [expect.stringContaining('payments 2 times')],
    });
  },
);

/** Lets a proof end after so many seconds, not after minutes. */
async function shortenProofs({ urls }: TortureStage, seconds: number): Promise<void> {
  const age = `new.proved_at := new.proved_at - interval '${PROOF_MINUTES * 60 - seconds} seconds'; return new;`;
  await withClient(urls.adminUrl, async (client) => {
    await client.query(
      `create function age_proof() returns trigger language plpgsql as $$ begin ${age} end $$`,
    );
    await client.query(
      'create trigger age_proof before insert or update of proved_at on session for each row execute function age_proof()',
    );
  });
}

it.runIf(isDue('proofs'))(
  'who releases proves again who they are before their proof ends, and all who call as them go on',
  async () => {
    stage = await TortureStage.open();
    await shortenProofs(stage, 10);
    const report = await runTorture(stage, {
      clients: 4,
      cycles: 3,
      seconds: 4,
      releasedEvery: 1,
      proofLastsMs: 3_000,
      faults: ['kill one of two servers', 'cut the network'],
    });
    expect(report).toMatchObject({ lost: [], doubled: [], unsaid: [], refusals: [], offences: 0 });
    expect(report.proofs).toBeGreaterThan(1);
  },
);

it.runIf(canMountDisks() && isDue('full disk'))(
  'refuses what has no place on a full disk, and goes on when there is some',
  async () => {
    stage = await TortureStage.openOnSmallDisk();
    const report = await runTorture(stage, { ...short, faults: ['full disk', 'no room for the log'] });
    expect(report).toMatchObject({
      lost: [],
      doubled: [],
      unsaid: [],
      misdated: [],
      refusals: [],
      offences: 0,
    });
    expect(report.withoutRoom).toBeGreaterThan(0);
  },
);

it.runIf(isDue('starts'))('two servers that start at once fill the demo lab once', async () => {
  stage = await TortureStage.openEmpty();
  const { rows } = await withClient(stage.urls.adminUrl, (client) =>
    client.query<{ bills: number; slow: number }>(
      `select (select count(*)::int from bill) as bills,
         (select count(*)::int from (select bill_test_id from culture_case union select bill_test_id from staged_case) c) as slow`,
    ),
  );
  const slow = rows[0]?.slow ?? 0;
  expect(slow).toBeGreaterThan(3);
  expect(rows).toEqual([{ slow, bills: demoVisits.length + PEOPLE_AT_CENTRES + INVOICED_BILLS + slow }]);
});

it.runIf(isDue('forgets'))('catches a database that forgets what it has answered', async () => {
  stage = await TortureStage.open(FORGETFUL);
  const report = await runTorture(stage, { ...short, cycles: 3, faults: ['kill the database'] });
  expect(report.lost.length).toBeGreaterThan(0);
});
