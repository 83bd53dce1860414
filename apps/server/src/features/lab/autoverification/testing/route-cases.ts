import {
  approveRuleSet,
  changeRuleMode,
  listRuleSets,
  listRuleSwitches,
  overrideSwap,
  proposeRuleSets,
  readRuleSets,
  readVerdicts,
  resumeRules,
  retireRuleSet,
  saveRuleDraft,
  stopRules,
  tryRules,
} from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import { sql } from 'kysely';
import { newId } from '../../../../kernel/database/new-id.ts';
import { asOwner } from '../../../../testing/as-owner.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { testIdOf } from '../../../../testing/order-bill.ts';
import { draftRules, rulesOf } from './rules-of-test.ts';

const reason = 'Asked for by the head of the lab';

/** Ends all rules of a test, as if nobody had written any. */
async function endRules({ app, lab }: LabWorld, code: string): Promise<string> {
  const testId = await testIdOf(app, code);
  await asOwner(app, (db) =>
    sql`update rule_set set state = 'retired', retired_at = now(), retired_by = made_by, retire_reason = 'Ended'
      where l_id = ${lab.lId} and test_id = ${testId} and state <> 'retired'`.execute(db),
  );
  return testId;
}

/** A draft of a test that has no other rules; of the technician, so that a manager may approve it. */
async function freshDraft(world: LabWorld, code: string) {
  const { app, lab } = world;
  await endRules(world, code);
  const draft = await draftRules(app, code);
  const writer = lab.users.get('Technician')?.userId ?? '';
  await asOwner(app, (db) =>
    sql`update rule_set set made_by = ${writer}, changed_by = ${writer}
      where l_id = ${lab.lId} and rule_set_id = ${draft.ruleSetId}`.execute(db),
  );
  return { ruleSetId: draft.ruleSetId, version: draft.version };
}

/** Tests that take turns to have no rules. */
const BARE = ['PHOS', 'MG', 'URIC', 'ALB', 'ALP'];
let turn = 0;

/** A test that never had rules. */
async function bareTest(world: LabWorld): Promise<string> {
  const { app, lab } = world;
  turn += 1;
  const testId = await testIdOf(app, BARE[turn % BARE.length] ?? '');
  await asOwner(app, (db) =>
    sql`delete from rule_set where l_id = ${lab.lId} and test_id = ${testId}`.execute(db),
  );
  return testId;
}

/** A machine on which nothing is stopped. */
async function freshMachine({ app, lab }: LabWorld): Promise<string> {
  const machineId = newId();
  await asOwner(app, (db) =>
    sql`insert into machine (l_id, machine_id, code, name, status)
      values (${lab.lId}, ${machineId}, ${machineId}, 'Analyser', 1)`.execute(db),
  );
  return machineId;
}

/** A test for which nothing is stopped. */
async function freshTest({ app, lab }: LabWorld): Promise<string> {
  const testId = await testIdOf(app, 'HB');
  await asOwner(app, (db) =>
    sql`update rule_switch set resumed_at = now(), resumed_by = stopped_by, resume_reason = 'Ended'
      where l_id = ${lab.lId} and test_id = ${testId} and resumed_at is null`.execute(db),
  );
  return testId;
}

async function openSwitch(world: LabWorld) {
  const body = {
    switchId: newId(),
    kind: 'machine' as const,
    testId: null,
    machineId: await freshMachine(world),
    reason,
  };
  return world.app.as('Manager').ok(stopRules, { body });
}

/** Two tubes of two bills that are held for one another. */
async function heldTubes(world: LabWorld) {
  const [one, other] = [await world.fresh('entered'), await world.fresh('entered')];
  const holdId = newId();
  const pair = [one.sample.sampleId, other.sample.sampleId].toSorted();
  await asOwner(world.app, (db) =>
    sql`insert into swap_hold (l_id, hold_id, first_sample_id, second_sample_id, evidence, found_at)
      values (${world.lab.lId}, ${holdId}, ${pair[0]}, ${pair[1]}, '{"weight": 9, "least": 3, "quantities": []}', now())`.execute(
      db,
    ),
  );
  return { billId: one.billId, holdId, version: 1 };
}

export const autoverificationCases: readonly RouteCase[] = [
  forRoute(listRuleSets).send(async () => ({})),
  forRoute(readRuleSets).send(async (world) => ({
    query: { testId: (await world.shared('entered')).test.testId },
  })),
  forRoute(saveRuleDraft).send(async (world) => {
    const { testId, rules, sets } = await rulesOf(world.app, 'HB');
    const [last] = sets;
    const isDraft = last?.state === 'draft';
    return {
      body: {
        ruleSetId: isDraft ? last.ruleSetId : newId(),
        testId,
        version: isDraft ? last.version : null,
        mode: 'shadow',
        rules,
      },
    };
  }),
  forRoute(proposeRuleSets).send(async (world) => ({ body: { testIds: [await bareTest(world)] } })),
  forRoute(tryRules).send(async ({ app }) => {
    const { testId, rules } = await rulesOf(app, 'HB');
    return { body: { testId, rules } };
  }),
  forRoute(approveRuleSet).send(async (world) => ({
    body: { ...(await freshDraft(world, 'FBS')), mode: 'live' as const },
  })),
  forRoute(changeRuleMode).send(async (world) => ({
    body: { ...(await freshDraft(world, 'K')), mode: 'off' as const, reason },
  })),
  forRoute(retireRuleSet).send(async (world) => ({ body: { ...(await freshDraft(world, 'NA')), reason } })),
  forRoute(listRuleSwitches).send(async () => ({})),
  forRoute(stopRules).send(async (world) => ({
    body: { switchId: newId(), kind: 'machine', testId: null, machineId: await freshMachine(world), reason },
  })),
  forRoute(stopRules).send(async (world) => {
    const testId = await freshTest(world);
    return { body: { switchId: newId(), kind: 'test', testId, machineId: null, reason } };
  }),
  forRoute(resumeRules).send(async (world) => {
    const { switchId, version } = await openSwitch(world);
    return { body: { switchId, version, reason } };
  }),
  forRoute(readVerdicts).send(async (world) => ({
    query: { billId: (await world.shared('entered')).billId },
  })),
  forRoute(overrideSwap).send(async (world) => ({ body: { ...(await heldTubes(world)), reason } })),
];
