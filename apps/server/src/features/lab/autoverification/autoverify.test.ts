import { PROGRAMS } from '@nidan/domain/access/programs';
import {
  listRuleSets,
  overrideSwap,
  readVerdicts,
  resumeRules,
  stopRules,
} from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import { checkResults, uncheckResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { findOffences } from '../../../kernel/invariants/find-offences.ts';
import { readInvariants } from '../../../kernel/invariants/invariant-files.ts';
import { reportOffences } from '../../../kernel/invariants/report-offences.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, enter, testRefs, type Values, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { autoverify } from './autoverify.ts';
import { isStopped } from './rule-switch-rows.ts';
import { draftRules, liveRules } from './testing/rules-of-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const reason = 'Looked at both tubes and their labels';

async function judge(billId: string): Promise<void> {
  await autoverify(app.services, { lId: app.lab.lId, billId });
}

/** A bill with values of its tests, judged by what rules there are. */
async function judged(values: Values, order: object = {}): Promise<string> {
  const billId = await billOnBench(app, { testCodes: Object.keys(values), ...order });
  await enter(app, billId, values);
  await judge(billId);
  return billId;
}

const verdictsOf = async (billId: string) =>
  (await app.as('Pathologist').ok(readVerdicts, { query: { billId } })).verdicts;

describe('a set that only tells', () => {
  it('keeps what it would have done, once for each version of the result, and counts what people did', async () => {
    const { testId } = await draftRules(app, 'K');
    const agreed = await judged({ K: { K: '4.2' } });
    await judge(agreed);
    expect(await verdictsOf(agreed)).toMatchObject([
      { mode: 'shadow', outcome: 'told', passed: true, stops: [], isCurrent: true },
    ]);
    await app
      .as('Pathologist')
      .ok(checkResults, { body: { billId: agreed, tests: await testRefs(app, agreed) } });
    const changed = await judged({ K: { K: '4.4' } });
    await enter(app, changed, { K: { K: '5.6' } });
    await judge(changed);
    expect(await verdictsOf(changed)).toMatchObject([
      {
        passed: false,
        stops: [{ rule: 'normal', code: 'K', found: { value: '5.6', flag: 'H' } }, { rule: 'comment' }],
      },
      { passed: true, isCurrent: false },
    ]);
    const { rows } = await app.as('Manager').ok(listRuleSets, { query: { q: 'potassium' } });
    expect(rows.find((row) => row.testId === testId)).toMatchObject({
      judged: 2,
      passed: 1,
      stopped: 1,
      agreed: 1,
    });
    const sheet = await worksheetOf(app, changed);
    expect(sheet.tests[0]?.state).toBe('completed');
  });
});

describe('a set that releases', () => {
  it('checks as the program and releases what is whole, by the command of people', async () => {
    const set = await liveRules(app, 'NA');
    const billId = await judged({ NA: { NA: '140' } });
    const sheet = await app.as('Pathologist').ok(readWorksheet, { query: { billId } });
    expect(sheet.tests).toMatchObject([{ state: 'checked', checkedBy: 'Autoverification' }]);
    expect(sheet.released).toMatchObject({ status: 'FINAL', releasedBy: 'Autoverification' });
    const [check] = await eventsOf(app, sheet.tests[0]?.billTestId ?? '', 'check');
    expect(check?.user_id).toBe(PROGRAMS.rules.userId);
    expect(await verdictsOf(billId)).toMatchObject([
      { outcome: 'checked', number: set.number, isCurrent: true },
    ]);
    const told = await asOwner(app, (db) =>
      sql<{ snapshot: object }>`select snapshot from report_revision where bill_id = ${billId}`.execute(db),
    );
    expect(told.rows[0]?.snapshot).toMatchObject({
      byRule: [{ test: sheet.tests[0]?.test.name, version: set.number, approvedBy: set.approvedBy }],
      signatories: [{ name: set.approvedBy }],
    });
    const kept = await asOwner(app, (db) =>
      sql<{ inputs: object }>`select inputs from rule_verdict where rule_set_id = ${set.ruleSetId}`.execute(
        db,
      ),
    );
    expect(kept.rows[0]?.inputs).toMatchObject({
      rules: set.rules,
      facts: { values: [{ code: 'NA', value: '140', version: 1 }] },
    });
  });

  it('leaves to people what a rule stops, with the rule; and what they took back for good', async () => {
    const billId = await judged({ NA: { NA: '150' } });
    expect(await verdictsOf(billId)).toMatchObject([
      { outcome: 'held', stops: [{ rule: 'normal', found: { flag: 'H' } }] },
    ]);
    const tests = await testRefs(app, billId);
    await app.as('Pathologist').ok(checkResults, { body: { billId, tests } });
    const back = { billId, tests: await testRefs(app, billId), reason };
    await app.as('Pathologist').ok(uncheckResults, { body: back });
    await enter(app, billId, { NA: { NA: '141' } });
    await judge(billId);
    const [last] = await verdictsOf(billId);
    expect(last).toMatchObject({
      outcome: 'held',
      stops: [{ rule: 'block', found: { blocks: 'taken-back' } }],
    });
  });

  it('releases nothing that needs control material while none is measured', async () => {
    await liveRules(app, 'CL', { needsControl: true });
    const billId = await judged({ CL: { CL: '101' } });
    expect(await verdictsOf(billId)).toMatchObject([
      { outcome: 'held', stops: [{ rule: 'control', code: 'CL', found: { control: 'none' } }] },
    ]);
  });

  it('checks its own test of a bill that waits for another, and releases no report', async () => {
    await liveRules(app, 'CREAT');
    const billId = await judged({ CREAT: { CREAT: '0.9' }, HCT: { HCT: '44' } });
    const sheet = await worksheetOf(app, billId);
    expect(Object.fromEntries(sheet.tests.map(({ test, state }) => [test.code, state]))).toEqual({
      CREAT: 'checked',
      HCT: 'completed',
    });
    expect(sheet.released).toBeNull();
  });

  it.each(['lab', 'test'] as const)(
    'stands still while the %s is switched off, and goes on after',
    async (kind) => {
      const { testId } = await liveRules(app, 'CREAT');
      const target = { kind, testId: kind === 'test' ? testId : null, machineId: null };
      const stop = { switchId: newId(), ...target, reason };
      const { version } = await app.as('Pathologist').ok(stopRules, { body: stop });
      const billId = await judged({ CREAT: { CREAT: '0.9' } });
      expect(await verdictsOf(billId)).toMatchObject([{ outcome: 'switchedOff', passed: true }]);
      expect((await worksheetOf(app, billId)).tests[0]?.state).toBe('completed');
      await app.as('Pathologist').ok(resumeRules, { body: { switchId: stop.switchId, version, reason } });
      const next = await judged({ CREAT: { CREAT: '0.9' } });
      expect((await worksheetOf(app, next)).tests[0]?.state).toBe('checked');
    },
  );

  it.each([
    [['one'], true],
    [['two', 'one'], true],
    [['two'], false],
    [[], false],
  ])('a switch of machine one stops what was measured on %s: %s', (machineIds, expected) => {
    const open = [{ kind: 'machine' as const, test_id: null, machine_id: 'one' }];
    expect(isStopped(open, { testId: 'any', machineIds })).toBe(expected);
  });

  it('leaves all to people once whoever approved it has gone or may not authorise', async () => {
    await liveRules(app, 'CREAT');
    const approver = app.lab.users.get('Pathologist')?.userId ?? '';
    const setStatus = (status: number) =>
      asOwner(app, (db) =>
        sql`update membership set status = ${status} where l_id = ${app.lab.lId} and user_id = ${approver}`.execute(
          db,
        ),
      );
    await setStatus(50);
    const billId = await judged({ CREAT: { CREAT: '0.9' } });
    await setStatus(0);
    expect(await verdictsOf(billId)).toMatchObject([
      { outcome: 'refused', refusal: 'not-signed-in', passed: true },
    ]);
    expect((await worksheetOf(app, billId)).tests[0]?.state).toBe('completed');
  });
});

const COUNT = { NEUT: '60', LYMPH: '30', MONO: '6', EOS: '3', BASO: '1' };
/** Much blood and few platelets, and the other way round: both within their intervals. */
const RICH = { HB: '16.6', RBC: '5.6', HCT: '49.8', WBC: '5.1', PLT: '170', ...COUNT };
const POOR = { HB: '13.1', RBC: '4.6', HCT: '39.3', WBC: '9.6', PLT: '390', ...COUNT };

/** A person who was here with these values. */
async function knownPerson(values: Readonly<Record<string, string>>): Promise<string> {
  const billId = await billOnBench(app, { testCodes: ['CBC'] });
  await enter(app, billId, { CBC: values });
  await app.as('Pathologist').ok(checkResults, { body: { billId, tests: await testRefs(app, billId) } });
  return (await worksheetOf(app, billId)).patient.patientId;
}

describe('two tubes that bear the name of the other', () => {
  it('are held for everybody until somebody who may authorise gives a reason', async () => {
    const [rich, poor] = [await knownPerson(RICH), await knownPerson(POOR)];
    const first = await judged({ CBC: POOR }, { newPatient: null, patientId: rich });
    expect((await app.as('Pathologist').ok(readVerdicts, { query: { billId: first } })).swaps).toEqual([]);
    const second = await judged({ CBC: RICH }, { newPatient: null, patientId: poor });
    for (const billId of [first, second]) {
      const { swaps } = await app.as('Pathologist').ok(readVerdicts, { query: { billId } });
      expect(swaps).toHaveLength(1);
      const body = { billId, tests: await testRefs(app, billId) };
      expect((await app.as('Pathologist').refused(checkResults, { body })).code).toBe('maybe-swapped');
    }
    const { swaps } = await app.as('Pathologist').ok(readVerdicts, { query: { billId: second } });
    const [hold] = swaps;
    const haemoglobin = hold?.quantities.find(({ unit }) => unit === 'g/dL');
    expect(haemoglobin).toMatchObject({ now: 16.6, before: 13.1, otherNow: 13.1, otherBefore: 16.6 });
    const body = { billId: second, holdId: hold?.holdId ?? '', version: 1, reason };
    expect((await app.as('Technician').refused(overrideSwap, { body })).status).toBe(403);
    const stale = { ...body, version: 2 };
    expect((await app.as('Pathologist').refused(overrideSwap, { body: stale })).code).toBe('stale-version');
    const settled = await app.as('Pathologist').ok(overrideSwap, { body });
    expect(settled).toMatchObject({ reason, version: 2, decidedBy: expect.any(String) });
    const again = { ...body, version: 2 };
    expect((await app.as('Pathologist').refused(overrideSwap, { body: again })).code).toBe('swap-decided');
    await judge(first);
    for (const billId of [first, second]) {
      await app.as('Pathologist').ok(checkResults, { body: { billId, tests: await testRefs(app, billId) } });
    }
  });

  it('are two of one person, or of people who came in their own names: nothing is held', async () => {
    const rich = await knownPerson(RICH);
    const billId = await judged({ CBC: RICH }, { newPatient: null, patientId: rich });
    expect((await app.as('Pathologist').ok(readVerdicts, { query: { billId } })).swaps).toEqual([]);
  });
});

it('every invariant holds on what the rules did', async () => {
  const offences = await withClient(app.database.checkerUrl, (client) =>
    findOffences(client, readInvariants()),
  );
  expect(reportOffences(offences.filter(({ count }) => count > 0))).toBe('    0  rows break 0 invariants');
});
