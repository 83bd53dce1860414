import {
  approveRequest,
  countApprovals,
  listApprovals,
  rejectRequest,
} from '@nidan/contract/people/approvals/approval-endpoints';
import {
  addDelegation,
  type DelegationView,
  listDelegates,
  listDelegations,
  revokeDelegation,
} from '@nidan/contract/people/approvals/delegation-endpoints';
import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { type PersonWithRights, personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { approvalRulesOf } from './testing/approval-rules-of.ts';
import { type Asking, askedDiscount, requestOf } from './testing/asked-discount.ts';
import { dayFromNow, delegationBody } from './testing/delegation-body.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await approvalRulesOf(app);
});
afterAll(() => app.close());

const idOf = (role: 'Manager' | 'Accountant'): string => app.lab.users.get(role)?.userId ?? '';
const ask = (percent: 40 | 60, asking: Asking = {}) => askedDiscount(app, percent, asking);

/** Somebody who may approve, in a role that no rule names. */
const approver = (): Promise<PersonWithRights> =>
  personWith(app, {
    approvals: PERMISSION.read + PERMISSION.update,
    bills: PERMISSION.read + PERMISSION.update,
    patients: PERMISSION.read,
  });

/** A delegation whose days were set to these; without, to any. */
async function days(delegationId: string, fromDay = '2020-01-01', untilDay = '2099-12-31'): Promise<void> {
  await asOwner(app, (db) =>
    db
      .updateTable('approval_delegation')
      .set({ from_day: fromDay, until_day: untilDay })
      .where('delegation_id', '=', delegationId)
      .execute(),
  );
}

/** The most that somebody gives without asking. */
async function cap(userId: string, paise: number | null): Promise<void> {
  await asOwner(app, (db) =>
    db
      .updateTable('membership')
      .set({ discount_upto_paise: paise })
      .where('l_id', '=', app.lab.lId)
      .where('user_id', '=', userId)
      .execute(),
  );
}

/** Ends what holds or will of those whom somebody named. */
async function endAll(fromUserId: string): Promise<void> {
  const { rows } = await app.as('Manager').ok(listDelegations, { query: { limit: 200 } });
  for (const { delegationId, version } of rows.filter((one) => one.fromUserId === fromUserId)) {
    // oxlint-disable-next-line no-await-in-loop -- few
    await app.as('Manager').ok(revokeDelegation, { body: { delegationId, version } });
  }
}

/** While `work` goes on, `to` answers for somebody. */
async function standingIn<T>(
  from: TestClient,
  to: string,
  work: (delegation: DelegationView) => Promise<T>,
): Promise<T> {
  const made = await from.ok(addDelegation, { body: delegationBody({ toUserId: to }) });
  await days(made.delegationId);
  try {
    return await work(made);
  } finally {
    await endAll(made.fromUserId);
  }
}

describe('somebody who is named by a person who is away', () => {
  it('sees what waits for that person, answers it in their place, and both are told', async () => {
    const delegate = await approver();
    await standingIn(app.as('Manager'), delegate.userId, async ({ delegationId }) => {
      const asked = await ask(40);
      const { rows } = await delegate.client.ok(listApprovals, { query: { list: 'onMe' } });
      expect(rows.find(({ approvalId }) => approvalId === asked.approvalId)).toMatchObject({
        request_status: 15,
        onBehalfOf: 'Test Manager',
        can: expect.arrayContaining(['approve', 'reject']),
      });
      expect((await delegate.client.ok(countApprovals)).onMe).toBe(rows.length);
      const done = await delegate.client.ok(approveRequest, { body: requestOf(asked) });
      expect(done).toMatchObject({ state: 'completed', onBehalfOf: null });
      expect(done.approver_details).toMatchObject([{ state: 'approved', answeredFor: 'Test Manager' }]);
      const { dues } = await app.as('Manager').ok(readBill, { query: { billId: asked.billId } });
      expect(dues.discountPaise).toBe(44_000);
      const [event] = await eventsOf(app, asked.approvalId, 'approve');
      expect(event).toMatchObject({ after: { onBehalfOf: 'Test Manager' } });
      const { rows: all } = await app.as('Accountant').ok(listDelegations);
      expect(all.find((one) => one.delegationId === delegationId)).toMatchObject({
        state: 'inEffect',
        answered: 1,
        can: [],
      });
    });
  });

  it('rejects in their place as well', async () => {
    const delegate = await approver();
    await standingIn(app.as('Manager'), delegate.userId, async () => {
      const body = { ...requestOf(await ask(40)), reason: 'Camp is over' };
      const done = await delegate.client.ok(rejectRequest, { body });
      expect(done.approver_details).toMatchObject([{ state: 'rejected', answeredFor: 'Test Manager' }]);
    });
  });

  it('answers one level of a request alone, whoever they answer for', async () => {
    const delegate = await approver();
    await standingIn(app.as('Manager'), delegate.userId, () =>
      standingIn(app.as('Accountant'), delegate.userId, async () => {
        const asked = await ask(60);
        const first = await delegate.client.ok(approveRequest, { body: requestOf(asked) });
        expect(first).toMatchObject({ state: 'partial', request_status: 16, onBehalfOf: null });
        const twice = await delegate.client.refused(approveRequest, { body: requestOf(first) });
        expect(twice).toMatchObject({ status: 403, code: 'approval-not-yours' });
        expect(await app.as('Manager').ok(approveRequest, { body: requestOf(first) })).toMatchObject({
          state: 'completed',
        });
      }),
    );
  });

  it('does not answer for somebody whose power was used below', async () => {
    const delegate = await approver();
    // The manager answers the level of the accountant, and nobody answers for the manager afterwards.
    await standingIn(app.as('Accountant'), idOf('Manager'), () =>
      standingIn(app.as('Manager'), delegate.userId, async () => {
        const asked = await ask(60);
        // The masked demo manager is left for the last level.
        const first = await app.as('Manager').ok(approveRequest, { body: requestOf(asked) });
        expect(first).toMatchObject({ state: 'partial' });
        const late = await delegate.client.refused(approveRequest, { body: requestOf(first) });
        expect(late).toMatchObject({ status: 403, code: 'approval-not-yours' });
        const { rows } = await delegate.client.ok(listApprovals, { query: { list: 'onMe' } });
        expect(rows.map(({ approvalId }) => approvalId)).not.toContain(asked.approvalId);
      }),
    );
  });

  it('does not answer where nobody would be left for the last level', async () => {
    const { lId, demoUser } = app.lab;
    const setDemo = (status: number) =>
      asOwner(app, (db) =>
        db
          .updateTable('membership')
          .set({ status })
          .where('l_id', '=', lId)
          .where('user_id', '=', demoUser.userId)
          .execute(),
      );
    await standingIn(app.as('Accountant'), idOf('Manager'), async () => {
      const asked = await ask(60);
      await setDemo(accountStatus.codes.disabled);
      const stuck = await app.as('Manager').refused(approveRequest, { body: requestOf(asked) });
      await setDemo(accountStatus.codes.active);
      expect(stuck).toMatchObject({ status: 409, code: 'delegate-needed-later' });
      expect(stuck.msg).toContain('Test Accountant');
    });
  });

  it('never answers what they asked for, nor what the person who is away asked for', async () => {
    const delegate = await approver();
    await standingIn(app.as('Manager'), delegate.userId, async () => {
      await cap(delegate.userId, 10_000);
      const own = await ask(40, { client: delegate.client });
      const refused = await delegate.client.refused(approveRequest, { body: requestOf(own) });
      expect(refused).toMatchObject({ status: 403, code: 'approval-by-requester' });
    });
    await standingIn(app.as('Manager'), delegate.userId, async () => {
      await cap(idOf('Manager'), 10_000);
      const asked = await ask(40, { client: app.as('Manager') });
      await cap(idOf('Manager'), null);
      const refused = await delegate.client.refused(approveRequest, { body: requestOf(asked) });
      expect(refused).toMatchObject({ status: 403, code: 'approval-not-yours' });
    });
  });

  it('has the power of nobody beyond them, and only on the days', async () => {
    const [first, second] = [await approver(), await approver()];
    await standingIn(app.as('Manager'), first.userId, () =>
      standingIn(first.client, second.userId, async () => {
        const asked = await ask(40);
        const further = await second.client.refused(approveRequest, { body: requestOf(asked) });
        expect(further).toMatchObject({ code: 'approval-not-yours' });
      }),
    );
    const body = delegationBody({ toUserId: first.userId });
    const { delegationId } = await app.as('Manager').ok(addDelegation, { body });
    const asked = await ask(40);
    const early = await first.client.refused(approveRequest, { body: requestOf(asked) });
    expect(early).toMatchObject({ code: 'approval-not-yours' });
    await days(delegationId, '2019-01-01', '2019-01-05');
    const late = await first.client.refused(approveRequest, { body: requestOf(asked) });
    expect(late).toMatchObject({ code: 'approval-not-yours' });
    const { rows } = await app.as('Manager').ok(listDelegations, { query: { list: 'all' } });
    expect(rows.find((one) => one.delegationId === delegationId)).toMatchObject({ state: 'over', can: [] });
    const ended = { body: { delegationId, version: 1 } };
    expect(await app.as('Manager').refused(revokeDelegation, ended)).toMatchObject({
      code: 'delegation-over',
    });
  });

  it('answers for who may still approve, and for bills that both see', async () => {
    const delegate = await approver();
    const elsewhere = await personWith(
      app,
      { approvals: PERMISSION.read + PERMISSION.update },
      { locationIds: [newId()] },
    );
    await standingIn(app.as('Manager'), elsewhere.userId, async () => {
      const unseen = await elsewhere.client.refused(approveRequest, { body: requestOf(await ask(40)) });
      expect(unseen).toMatchObject({ status: 404 });
    });
    await standingIn(elsewhere.client, delegate.userId, async () => {
      const { rows } = await delegate.client.ok(listApprovals, { query: { list: 'onMe' } });
      expect(rows).toEqual([]);
    });
  });
});

describe('a delegation', () => {
  it('is made, listed and ended, each with its event', async () => {
    const delegate = await approver();
    const body = delegationBody({ toUserId: delegate.userId });
    const made = await app.as('Accountant').ok(addDelegation, { body });
    expect(made).toMatchObject({
      from: 'Test Accountant',
      toUserId: delegate.userId,
      state: 'coming',
      answered: 0,
      revoked: null,
      version: 1,
      can: ['revoke'],
    });
    const { rows } = await delegate.client.ok(listDelegations);
    expect(rows).toContainEqual(made);
    const { delegationId } = made;
    const stale = await delegate.client.refused(revokeDelegation, { body: { delegationId, version: 7 } });
    expect(stale).toMatchObject({ status: 409, code: 'stale-version' });
    const ended = await delegate.client.ok(revokeDelegation, { body: { delegationId, version: 1 } });
    expect(ended).toMatchObject({ state: 'revoked', version: 2, can: [] });
    const again = await app.as('Manager').refused(revokeDelegation, { body: { delegationId, version: 2 } });
    expect(again).toMatchObject({ status: 409, code: 'delegation-over' });
    expect(await eventsOf(app, delegationId, 'create')).toMatchObject([{ reason: 'On leave' }]);
    expect(await eventsOf(app, delegationId, 'revoke')).toMatchObject([{ after: { state: 'revoked' } }]);
  });

  it('is offered to others who may approve', async () => {
    const { users } = await app.as('Manager').ok(listDelegates);
    const ids = users.map(({ id }) => id);
    expect(ids).toContain(idOf('Accountant'));
    expect(ids).not.toContain(idOf('Manager'));
  });

  it.each<[string, () => Promise<object>, string]>([
    ['to oneself', async () => ({ toUserId: idOf('Manager') }), 'toUserId'],
    [
      'to who may not approve',
      async () => ({ toUserId: (await personWith(app, { bills: 15 })).userId }),
      'toUserId',
    ],
    ['to nobody', async () => ({ toUserId: newId() }), 'toUserId'],
    ['from a day that is past', async () => ({ fromDay: '2020-01-01' }), 'fromDay'],
    ['that ends before it begins', async () => ({ untilDay: dayFromNow(1) }), 'untilDay'],
    ['of more than 92 days', async () => ({ fromDay: dayFromNow(5), untilDay: dayFromNow(97) }), 'untilDay'],
  ])('is refused %s', async (_, given, field) => {
    const plain = delegationBody({
      toUserId: idOf('Accountant'),
      fromDay: dayFromNow(300),
      untilDay: dayFromNow(301),
    });
    const body = { ...plain, ...(await given()) };
    expect(await app.as('Manager').refused(addDelegation, { body })).toMatchObject({
      status: 400,
      errors: [{ field }],
    });
  });

  it('is refused on days on which another holds, also when two tabs make it at once', async () => {
    const delegate = await approver();
    const [fromDay, untilDay] = [dayFromNow(200), dayFromNow(210)];
    const make = () => delegationBody({ toUserId: delegate.userId, fromDay, untilDay });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.as('Accountant').call(addDelegation, { body: make() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = { ...make(), fromDay: untilDay };
    expect(await app.as('Accountant').refused(addDelegation, { body: late })).toMatchObject({
      status: 409,
      code: 'delegation-overlaps',
    });
  });

  it.each([
    ['nobody', () => app.asNobody(), 401],
    ['the front desk', () => app.as('Front desk'), 403],
    ['another lab', () => app.asOther('Manager'), 404],
    ['a third person without the rules', () => app.as('Accountant'), 403],
  ])('is not ended by %s', async (_, client, status) => {
    const delegate = await approver();
    const body = delegationBody({ toUserId: delegate.userId });
    const { delegationId, version } = await app.as('Manager').ok(addDelegation, { body });
    const ended = await client().refused(revokeDelegation, { body: { delegationId, version } });
    expect(ended).toMatchObject({ status });
  });

  it('comes page by page', async () => {
    const all = await app.as('Manager').ok(listDelegations, { query: { list: 'all', limit: 200 } });
    const first = await app.as('Manager').ok(listDelegations, { query: { list: 'all', limit: 2 } });
    const cursor = first.next ?? '';
    const second = await app.as('Manager').ok(listDelegations, { query: { list: 'all', limit: 2, cursor } });
    expect([...first.rows, ...second.rows]).toEqual(all.rows.slice(0, 4));
  });
});

it('and all of this breaks no invariant', async () => {
  expect(await offencesIn(app)).toEqual([]);
});

it('an answer for somebody who named another is found', async () => {
  const delegate = await approver();
  await endAll(idOf('Manager'));
  await standingIn(app.as('Manager'), delegate.userId, async ({ delegationId }) => {
    const { approvalId } = await delegate.client.ok(approveRequest, { body: requestOf(await ask(40)) });
    await days(delegationId, '2018-01-01', '2018-01-02');
    const found = await offencesIn(app);
    expect(found.map(({ invariant }) => invariant.name)).toEqual(['F29-approvals-by-others']);
    expect(JSON.stringify(found)).toContain(approvalId);
    await days(delegationId);
  });
});
