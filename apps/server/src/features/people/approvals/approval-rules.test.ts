import {
  type ApprovalRuleInput,
  changeApprovalRule,
  checkRules,
  createApprovalRule,
  listApprovalRules,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { levelOfRole, ruleBody } from './testing/approval-rules-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const create = (body: ApprovalRuleInput) => app.as('Manager').ok(createApprovalRule, { body });

describe('a rule', () => {
  it('is made, listed and changed, each with its event', async () => {
    const body = await ruleBody(app, { name: 'Large discounts', fromPaise: 500_000 });
    const made = await create(body);
    expect(made).toMatchObject({ version: 1, open: 0, levels: [{ assignee: 'Manager' }] });
    const levels = [await levelOfRole(app, 'Accountant'), await levelOfRole(app, 'Manager')];
    const changed = await app.as('Manager').ok(changeApprovalRule, { body: { ...body, levels, version: 1 } });
    expect(changed.levels.map(({ assignee }) => assignee)).toEqual(['Accountant', 'Manager']);
    const { rows } = await app.as('Manager').ok(listApprovalRules);
    expect(rows).toContainEqual(changed);
    const [event] = await eventsOf(app, body.ruleId, 'update');
    expect(event).toMatchObject({ after: { levels: ['Accountant: Accountant', 'Manager: Manager'] } });
    const stale = await app.as('Manager').refused(changeApprovalRule, { body: { ...body, version: 1 } });
    expect(stale).toMatchObject({ status: 409, code: 'stale-version' });
  });

  it.each<[string, Partial<ApprovalRuleInput>, object]>([
    ['that ends before it begins', { fromPaise: 5_000, untilPaise: 5_000 }, { status: 400 }],
    ['of parts of a rupee', { fromPaise: 50 }, { status: 400 }],
    ['without levels', { levels: [] }, { status: 400 }],
    [
      'whose level is nobody of the lab',
      { levels: [{ title: 'Nobody', assignment: 'user', assigneeId: newId() }] },
      { status: 404, code: 'not-found' },
    ],
  ])('%s is refused', async (_, given, answer) => {
    const body = await ruleBody(app, given);
    expect(await app.as('Manager').refused(createApprovalRule, { body })).toMatchObject(answer);
  });

  it('of the same name, or for the same amounts, is refused', async () => {
    const band = { type: 'credit note' as const, status: 'enabled' as const };
    await create(await ruleBody(app, { ...band, name: 'Notes', untilPaise: 500_000 }));
    const named = await ruleBody(app, { name: 'NOTES' });
    const send = (body: ApprovalRuleInput) => app.as('Manager').refused(createApprovalRule, { body });
    expect(await send(named)).toMatchObject({ status: 409, code: 'name-taken' });
    const overlapping = await ruleBody(app, { ...band, fromPaise: 400_000 });
    expect(await send(overlapping)).toMatchObject({ status: 409, code: 'approval-rules-overlap' });
  });

  it('that can never end is refused once it is enabled, and a draft may be', async () => {
    const { roleName, userId } = await personWith(app, { bills: 15 });
    const levels = [{ title: roleName, assignment: 'user' as const, assigneeId: userId }];
    const draft = await ruleBody(app, { type: 'vendor', levels });
    await create(draft);
    const body = { ...draft, status: 'enabled' as const, version: 1 };
    expect(await app.as('Manager').refused(changeApprovalRule, { body })).toMatchObject({
      status: 409,
      code: 'approval-rule-never-ends',
      msg: 'Nobody can fill level 1, the last: what is asked for by this rule would never end',
    });
  });

  it.each([
    ['nobody', () => app.asNobody(), 401],
    ['who approves by it', () => app.as('Accountant'), 403],
  ])('is not made by %s', async (_, client, status) => {
    const body = await ruleBody(app);
    expect(await client().refused(createApprovalRule, { body })).toMatchObject({ status });
  });
});

describe('the checker', () => {
  it('tells of a draft before it is saved: who is alone, and which amounts have no rule', async () => {
    const accountant = app.lab.users.get('Accountant')?.userId ?? '';
    const levels = [{ title: 'Accounts', assignment: 'user' as const, assigneeId: accountant }];
    const draft = await ruleBody(app, {
      type: 'material return',
      name: 'Returns',
      status: 'enabled',
      levels,
      fromPaise: 100_000,
      untilPaise: 900_000,
    });
    const { findings } = await app.as('Accountant').ok(checkRules, { body: { draft } });
    const ofType = findings.filter(({ type }) => type === 'material return');
    expect(ofType).toMatchObject([
      { kind: 'onlyThemselves', rule: 'Returns', level: 1, person: 'Test Accountant' },
      { kind: 'gap', fromPaise: 0, untilPaise: 100_000 },
      { kind: 'gap', fromPaise: 900_000, untilPaise: null },
    ]);
  });
});
