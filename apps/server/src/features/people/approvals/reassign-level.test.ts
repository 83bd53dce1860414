import { approveRequest, reassignLevel } from '@nidan/contract/people/approvals/approval-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from './testing/approval-rules-of.ts';
import { ASKED_BECAUSE as reason, askedDiscount, requestOf } from './testing/asked-discount.ts';
import { withoutRole } from './testing/without-role.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await approvalRulesOf(app);
});
afterAll(() => app.close());

const ask = (percent: number) => askedDiscount(app, percent, {});
const approve = (asked: Parameters<typeof requestOf>[0]) =>
  app.as('Manager').ok(approveRequest, { body: requestOf(asked) });

describe('a level that is given to somebody else', () => {
  it('is asked of them, after it was invalid because its role was empty', async () => {
    const asked = await withoutRole(app, 'Accountant', () => ask(60));
    expect(asked.approver_details.map(({ state }) => state)).toEqual(['invalid', 'notified']);
    const { client, userId } = await personWith(app, { approvals: 7, bills: 4 });
    const body = { ...requestOf(asked), level: 1, assignment: 'user', assigneeId: userId, reason } as const;
    const given = await app.as('Manager').ok(reassignLevel, { body });
    expect(given.approver_details).toMatchObject([{ state: 'notified' }, { state: 'pending' }]);
    const first = await client.ok(approveRequest, { body: requestOf(given) });
    expect(await approve(first)).toMatchObject({ state: 'completed' });
    expect(await eventsOf(app, asked.approvalId, 'reassign')).toHaveLength(1);
  });

  it('takes a request along that waited for nobody', async () => {
    const lonely = await personWith(app, { approvals: 7, bills: 4 });
    const asked = await ask(40);
    const to = {
      ...requestOf(asked),
      level: 1,
      assignment: 'user',
      assigneeId: lonely.userId,
      reason,
    } as const;
    const given = await app.as('Manager').ok(reassignLevel, { body: to });
    expect(given.can).toContain('reassign');
    expect(await lonely.client.ok(approveRequest, { body: requestOf(given) })).toMatchObject({
      state: 'completed',
    });
  });

  it('is refused for somebody who cannot approve, by who asked, and for a level that is not there', async () => {
    const asked = await ask(60);
    const desk = app.lab.users.get('Front desk')?.userId ?? '';
    const body = { ...requestOf(asked), level: 1, assignment: 'user', assigneeId: desk, reason } as const;
    expect(await app.as('Manager').refused(reassignLevel, { body })).toMatchObject({
      status: 409,
      code: 'approval-level-empty',
    });
    expect(await app.as('Front desk').refused(reassignLevel, { body })).toMatchObject({ status: 403 });
    expect(await app.as('Manager').refused(reassignLevel, { body: { ...body, level: 3 } })).toMatchObject({
      status: 404,
    });
  });
});
