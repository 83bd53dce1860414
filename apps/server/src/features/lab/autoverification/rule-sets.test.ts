import {
  approveRuleSet,
  changeRuleMode,
  listRuleSets,
  listRuleSwitches,
  proposeRuleSets,
  readRuleSets,
  resumeRules,
  retireRuleSet,
  saveRuleDraft,
  stopRules,
  tryRules,
} from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { draftRules, liveRules, rulesOf } from './testing/rules-of-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const reason = 'Looked at by the head of the lab';

async function bodyFor(code: string) {
  const { testId, rules } = await rulesOf(app, code);
  return { ruleSetId: newId(), testId, version: null, mode: 'shadow' as const, rules };
}

describe('a draft', () => {
  it('is written, changed by its version, and there is one of a test', async () => {
    const body = await bodyFor('K');
    expect((await app.as('Technician').refused(saveRuleDraft, { body })).status).toBe(403);
    const draft = await app.as('Manager').ok(saveRuleDraft, { body });
    expect(draft).toMatchObject({
      number: 1,
      state: 'draft',
      mode: 'shadow',
      can: expect.arrayContaining(['change']),
    });
    const second = { ...body, ruleSetId: newId() };
    expect((await app.as('Manager').refused(saveRuleDraft, { body: second })).code).toBe(
      'rule-set-draft-there',
    );
    const rules = { ...body.rules, youngestYears: 12 };
    const changed = await app.as('Manager').ok(saveRuleDraft, { body: { ...body, version: 1, rules } });
    expect(changed).toMatchObject({ version: 2, rules: { youngestYears: 12 } });
    const stale = { ...body, version: 1 };
    expect((await app.as('Manager').refused(saveRuleDraft, { body: stale })).code).toBe('stale-version');
    expect(await eventsOf(app, draft.ruleSetId, 'create')).toHaveLength(1);
    expect(await eventsOf(app, draft.ruleSetId, 'change')).toHaveLength(1);
  });

  it('that contradicts itself is refused with what contradicts what', async () => {
    const body = await bodyFor('NA');
    const [value] = body.rules.values;
    const upside = { ...body.rules, values: [{ ...value, releaseLow: 145, releaseHigh: 140 }] };
    // as: the rules of a test of one parameter
    const sent = { ...body, rules: upside as typeof body.rules };
    const refusal = await app.as('Manager').refused(saveRuleDraft, { body: sent });
    expect(refusal).toMatchObject({ status: 409, code: 'rule-set-contradicts' });
    expect(refusal.msg).toContain('NA release upsideDown');
  });

  it('is of a test that is measured', async () => {
    const body = { ...(await bodyFor('NA')), testId: await testIdOf(app, 'ELEC') };
    expect((await app.as('Manager').refused(saveRuleDraft, { body })).code).toBe('rule-set-of-profile');
  });
});

describe('approval', () => {
  it('is of another person, and ends the set before it', async () => {
    const draft = await draftRules(app, 'CREAT');
    const { ruleSetId, version, testId } = draft;
    const body = { ruleSetId, version, mode: 'live' as const };
    expect((await app.as('Technician').refused(approveRuleSet, { body })).status).toBe(403);
    expect((await app.as('Manager').refused(approveRuleSet, { body })).code).toBe('rule-set-by-maker');
    const stale = { ...body, version: version + 1 };
    expect((await app.as('Pathologist').refused(approveRuleSet, { body: stale })).code).toBe('stale-version');
    const live = { ruleSetId, version, mode: 'live' as const, reason };
    expect((await app.as('Pathologist').refused(changeRuleMode, { body: live })).code).toBe(
      'rule-set-not-approved',
    );
    const approved = await app.as('Pathologist').ok(approveRuleSet, { body });
    expect(approved).toMatchObject({ state: 'approved', mode: 'live', approvedBy: expect.any(String) });
    const again = { ...body, version: approved.version };
    expect((await app.as('Pathologist').refused(approveRuleSet, { body: again })).code).toBe(
      'transition-refused',
    );
    const next = await liveRules(app, 'CREAT');
    const { sets } = await app.as('Manager').ok(readRuleSets, { query: { testId } });
    expect(sets.map(({ number, state }) => [number, state])).toEqual([
      [2, 'approved'],
      [1, 'retired'],
    ]);
    const edit = { ...(await bodyFor('CREAT')), ruleSetId: next.ruleSetId, version: next.version };
    expect((await app.as('Manager').refused(saveRuleDraft, { body: edit })).code).toBe('transition-refused');
  });

  it('can be taken back: a mode is turned off, a set is retired with its reason', async () => {
    const { ruleSetId, version } = await liveRules(app, 'UREA');
    const off = { ruleSetId, version, mode: 'off' as const, reason };
    const quiet = await app.as('Pathologist').ok(changeRuleMode, { body: off });
    expect(quiet).toMatchObject({ mode: 'off', state: 'approved' });
    const body = { ruleSetId, version: quiet.version, reason };
    const retired = await app.as('Pathologist').ok(retireRuleSet, { body });
    expect(retired).toMatchObject({ state: 'retired', retireReason: reason, can: [] });
    const dead = { ...off, version: retired.version };
    expect((await app.as('Pathologist').refused(changeRuleMode, { body: dead })).code).toBe(
      'transition-refused',
    );
    const again = { ...body, version: retired.version };
    expect((await app.as('Pathologist').refused(retireRuleSet, { body: again })).code).toBe(
      'transition-refused',
    );
  });
});

describe('the usual rules', () => {
  it('are proposed once for every test that a rule could release, and only tell', async () => {
    const first = await app.as('Manager').ok(proposeRuleSets, { body: { testIds: null } });
    expect(first.made).toBeGreaterThan(300);
    expect(first.left).toBeGreaterThan(0);
    expect(await app.as('Manager').ok(proposeRuleSets, { body: { testIds: null } })).toEqual({
      made: 0,
      left: first.left,
    });
    const { rows, next } = await app.as('Technician').ok(listRuleSets, { query: { q: 'tsh', limit: 1 } });
    expect(rows).toMatchObject([{ state: 'draft', mode: 'shadow', judged: 0 }]);
    expect(next).not.toBeNull();
    const second = await app.as('Technician').ok(listRuleSets, { query: { q: 'tsh', cursor: next ?? '' } });
    expect(second.rows.map(({ testId }) => testId)).not.toContain(rows[0]?.testId);
  });
});

it('rules are tried on the last results, and nothing is kept', async () => {
  for (const value of ['9.5', '9.6', '12.2']) {
    const billId = await billOnBench(app, { testCodes: ['CA'] });
    await enter(app, billId, { CA: { CA: value } });
  }
  const { testId, rules } = await rulesOf(app, 'CA');
  const tried = await app.as('Manager').ok(tryRules, { body: { testId, rules } });
  expect(tried).toEqual({ tried: 3, passed: 2, stops: [{ rule: 'normal', count: 1 }] });
});

describe('a switch', () => {
  it('stops at once with who, when and why, once at a time, and is turned on again with a reason', async () => {
    const lab = { switchId: newId(), kind: 'lab' as const, testId: null, machineId: null, reason };
    expect((await app.as('Technician').refused(stopRules, { body: lab })).status).toBe(403);
    const stopped = await app.as('Pathologist').ok(stopRules, { body: lab });
    const twice = { ...lab, switchId: newId() };
    expect((await app.as('Pathologist').refused(stopRules, { body: twice })).code).toBe(
      'rules-stopped-already',
    );
    const { switchId } = lab;
    const body = { switchId, version: stopped.version, reason: 'Controls repeated and in range' };
    const resumed = await app.as('Pathologist').ok(resumeRules, { body });
    expect(resumed).toMatchObject({ resumeReason: body.reason, resumedBy: expect.any(String) });
    expect((await app.as('Pathologist').refused(resumeRules, { body })).code).toBe('stale-version');
    const again = { ...body, version: resumed.version };
    expect((await app.as('Pathologist').refused(resumeRules, { body: again })).code).toBe(
      'rules-not-stopped',
    );
    const { switches } = await app.as('Technician').ok(listRuleSwitches, { query: {} });
    expect(switches[0]).toMatchObject({ kind: 'lab', reason, stoppedBy: expect.any(String) });
    expect(await eventsOf(app, switchId, 'stop')).toHaveLength(1);
    expect(await eventsOf(app, switchId, 'resume')).toMatchObject([{ reason: body.reason }]);
  });

  it.each([
    { kind: 'lab' as const, testId: null, machineId: newId() },
    { kind: 'test' as const, testId: null, machineId: null },
    { kind: 'machine' as const, testId: null, machineId: null },
  ])('names what it stops: $kind', async (target) => {
    const body = { switchId: newId(), reason, ...target };
    expect((await app.as('Pathologist').refused(stopRules, { body })).code).toBe('rule-switch-target');
  });
});
