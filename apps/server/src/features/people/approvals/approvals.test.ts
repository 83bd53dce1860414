import {
  approveRequest,
  countApprovals,
  listApprovals,
  passOnRequest,
  readApproval,
  rejectRequest,
  retryEffect,
  skipLevel,
} from '@nidan/contract/people/approvals/approval-endpoints';
import {
  addLines,
  askForDiscount,
  cancelLines,
  createBill,
  discountBill,
  readBill,
} from '@nidan/contract/money/bills/bill-endpoints';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { billBody, orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from './testing/approval-rules-of.ts';
import { ASKED_BECAUSE, type Asking, askedDiscount, requestOf } from './testing/asked-discount.ts';
import { withoutRole } from './testing/without-role.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await approvalRulesOf(app);
});
afterAll(() => app.close());

const reason = ASKED_BECAUSE;
const ask = (percent: number, asking: Asking = {}) => askedDiscount(app, percent, asking);
const billOf = (billId: string) => app.as('Manager').ok(readBill, { query: { billId } });

async function impactOf(approvalId: string) {
  return (await app.as('Manager').ok(readApproval, { query: { approvalId } })).impact;
}

const approve = (asked: Parameters<typeof requestOf>[0], role: 'Manager' | 'Accountant' = 'Manager') =>
  app.as(role).ok(approveRequest, { body: requestOf(asked) });

const without = <T>(role: 'Manager' | 'Accountant', work: () => Promise<T>) => withoutRole(app, role, work);

describe('a discount over the limit', () => {
  it('is asked for, told, and given by the last approval in one transaction', async () => {
    const asked = await ask(40);
    expect(asked).toMatchObject({
      type: 'bill discount',
      request_status: 16,
      state: 'pending',
      what: '40%',
      amountPaise: 44_000,
      requestedBy: 'Test Front desk',
      approver_details: [{ approver_title: 'Manager', assignee: 'Manager', state: 'notified' }],
      can: [],
    });
    expect((await billOf(asked.billId)).dues).toMatchObject({ discountPaise: 0, duePaise: 110_000 });

    const manager = app.as('Manager');
    const { rows } = await manager.ok(listApprovals, { query: { list: 'onMe' } });
    expect(rows.find(({ approvalId }) => approvalId === asked.approvalId)).toMatchObject({
      request_status: 15,
      can: ['approve', 'reject', 'reassign'],
    });
    const { changes } = await manager.ok(readApproval, { query: { approvalId: asked.approvalId } });
    expect(changes).toContainEqual({ what: 'discount', beforePaise: 0, afterPaise: 44_000 });
    expect(changes).toContainEqual({ what: 'due', beforePaise: 110_000, afterPaise: 66_000 });

    const done = await manager.ok(approveRequest, { body: { ...requestOf(asked), note: 'Since 2019' } });
    expect(done).toMatchObject({
      state: 'completed',
      request_status: 10,
      done_by_str: 'Test Manager',
      failure: null,
      can: [],
    });
    const bill = await billOf(asked.billId);
    expect(bill.dues).toMatchObject({ discountPaise: 44_000, duePaise: 66_000 });
    expect(bill.approvals).toMatchObject([{ approvalId: asked.approvalId, state: 'completed' }]);
    const [event] = await eventsOf(app, asked.billId, 'approveDiscount');
    expect(event).toMatchObject({ role_name: 'Manager', reason, after: { discountPaise: 44_000 } });
  });

  it('is weighed against what who asks and the patient were given before, and no more once it is over', async () => {
    const first = await ask(40);
    const before = await impactOf(first.approvalId);
    expect(before?.patient).toEqual({ count: 0, amountPaise: 0 });
    await approve(first);
    expect(await impactOf(first.approvalId)).toBeNull();
    const second = await ask(40, { patientId: first.bill.patientId });
    expect(await impactOf(second.approvalId)).toEqual({
      requester: {
        count: (before?.requester.count ?? 0) + 1,
        amountPaise: (before?.requester.amountPaise ?? 0) + 44_000,
      },
      patient: { count: 1, amountPaise: 44_000 },
    });
    const other = await ask(40);
    expect((await impactOf(other.approvalId))?.patient.count).toBe(0);
  });

  it('is asked for together with a new bill, which is saved with what is allowed', async () => {
    const body = await billBody(app, {
      testCodes: ['CBC', 'LFT'],
      discount: { kind: 'amount', value: 30_000 },
      askDiscount: { approvalId: newId(), discount: { kind: 'amount', value: 45_000 }, reason },
    });
    const { billId, dues } = await app.as('Front desk').ok(createBill, { body });
    expect(dues.discountPaise).toBe(30_000);
    const [request] = (await billOf(billId)).approvals;
    expect(request).toMatchObject({ what: '₹450', state: 'pending', amountPaise: 45_000 });
  });

  it('within the own limit needs nobody else', async () => {
    const asked = await ask(20);
    expect(asked).toMatchObject({ state: 'autoApproved', request_status: 8, approver_details: [] });
    expect((await billOf(asked.billId)).dues.discountPaise).toBe(22_000);
  });

  it('goes through its levels in sequence', async () => {
    const asked = await ask(60);
    expect(asked.approver_details.map(({ state }) => state)).toEqual(['notified', 'pending']);
    const early = await app.as('Manager').refused(approveRequest, { body: requestOf(asked) });
    expect(early).toMatchObject({ status: 403, code: 'approval-not-yours' });
    const first = await approve(asked, 'Accountant');
    expect(first).toMatchObject({ state: 'partial', request_status: 16 });
    expect((await billOf(asked.billId)).dues.discountPaise).toBe(0);
    expect(await approve(first)).toMatchObject({ state: 'completed' });
    expect((await billOf(asked.billId)).dues.discountPaise).toBe(66_000);
  });

  it('is rejected with a reason, and the bill stays', async () => {
    const asked = await ask(40);
    const body = { ...requestOf(asked), reason: 'Camp is over' };
    expect(await app.as('Manager').ok(rejectRequest, { body })).toMatchObject({
      state: 'rejected',
      request_status: -1,
      approver_details: [{ state: 'rejected', note: 'Camp is over' }],
    });
    expect((await billOf(asked.billId)).dues.discountPaise).toBe(0);
    const again = await app
      .as('Manager')
      .refused(approveRequest, { body: { ...requestOf(asked), version: 2 } });
    expect(again).toMatchObject({ status: 409, code: 'transition-refused' });
  });
});

describe('a request is refused', () => {
  it('when one waits already', async () => {
    const { billId } = await ask(40);
    const discount = { kind: 'percent', value: 50 } as const;
    const body = { approvalId: newId(), billId, version: 1, discount, reason };
    const twice = await app.as('Front desk').refused(askForDiscount, { body });
    expect(twice).toMatchObject({ status: 409, code: 'approval-open' });
  });

  it('over the billing amount, for no more than there is, and by an old version', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC'] });
    const send = (value: number, version = 1) =>
      app.as('Front desk').refused(askForDiscount, {
        body: { approvalId: newId(), billId, version, discount: { kind: 'percent', value }, reason },
      });
    expect(await send(101)).toMatchObject({ status: 400, code: 'discount-over-bill' });
    expect(await send(0)).toMatchObject({ status: 409, code: 'discount-not-more' });
    expect(await send(90, 7)).toMatchObject({ status: 409, code: 'stale-version' });
  });

  it('where no rule covers the amount', async () => {
    await asOwner(app, (db) => db.updateTable('approval_rule').set({ status: 0 }).execute());
    const { billId } = await orderBill(app, { testCodes: ['CBC', 'LFT'] });
    const discount = { kind: 'percent', value: 40 } as const;
    const body = { approvalId: newId(), billId, version: 1, discount, reason };
    const none = await app.as('Front desk').refused(askForDiscount, { body });
    expect(none).toMatchObject({
      status: 409,
      code: 'approval-no-rule',
      msg: 'No rule says who approves ₹440. Ask for one, or give less',
    });
    await asOwner(app, (db) => db.updateTable('approval_rule').set({ status: 1 }).execute());
  });
});

describe('who approves', () => {
  it('is never who asked, whatever their role', async () => {
    const { lId, users } = app.lab;
    const manager = users.get('Manager')?.userId ?? '';
    const cap = (paise: number | null) =>
      asOwner(app, (db) =>
        db
          .updateTable('membership')
          .set({ discount_upto_paise: paise })
          .where('l_id', '=', lId)
          .where('user_id', '=', manager)
          .execute(),
      );
    await cap(10_000);
    const { billId } = await orderBill(app, { testCodes: ['CBC', 'LFT'] });
    const discount = { kind: 'percent', value: 40 } as const;
    const body = { approvalId: newId(), billId, version: 1, discount, reason };
    const asked = await app.as('Manager').ok(askForDiscount, { body });
    const own = await app.as('Manager').refused(approveRequest, { body: requestOf(asked) });
    expect(own).toMatchObject({ status: 403, code: 'approval-by-requester' });
    const rejected = await app
      .as('Manager')
      .refused(rejectRequest, { body: { ...requestOf(asked), reason } });
    expect(rejected).toMatchObject({ code: 'approval-by-requester' });
    await cap(null);
  });

  it.each([
    ['nobody', () => app.asNobody(), 401],
    ['the front desk', () => app.as('Front desk'), 403],
    ['another lab', () => app.asOther('Manager'), 404],
  ])('is not %s', async (_, client, status) => {
    const asked = await ask(40);
    expect(await client().refused(approveRequest, { body: requestOf(asked) })).toMatchObject({ status });
  });

  it('sees only what is about bills of their own places', async () => {
    const asked = await ask(40);
    const elsewhere = await personWith(app, { approvals: 15 }, { locationIds: [newId()] });
    const body = requestOf(asked);
    expect(await elsewhere.client.refused(approveRequest, { body })).toMatchObject({ status: 404 });
    const { rows } = await elsewhere.client.ok(listApprovals);
    expect(rows).toEqual([]);
  });

  it('is one of two who approve at once', async () => {
    const asked = await ask(40);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.as('Manager').call(approveRequest, { body: requestOf(asked) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await billOf(asked.billId)).dues.discountPaise).toBe(44_000);
  });
});

describe('a level that nobody can fill', () => {
  it('is passed over when its people left, and the next is told', async () => {
    const asked = await ask(60);
    const on = await without('Accountant', () =>
      app.as('Manager').ok(passOnRequest, { body: requestOf(asked) }),
    );
    expect(on.approver_details).toMatchObject([
      { state: 'skipped', note: 'Nobody of this level can approve it' },
      { state: 'notified' },
    ]);
    expect(await approve(on)).toMatchObject({ state: 'completed' });
  });

  it('is invalid from the start when its role is empty', async () => {
    const asked = await without('Accountant', () => ask(60));
    expect(asked.approver_details.map(({ state }) => state)).toEqual(['invalid', 'notified']);
  });

  it('is skipped by who keeps the rules, with a reason, and never the last one', async () => {
    const asked = await ask(60);
    const body = { ...requestOf(asked), reason: 'On leave until Monday' };
    const skipped = await app.as('Manager').ok(skipLevel, { body });
    expect(skipped.approver_details).toMatchObject([
      { state: 'skipped', answeredBy: 'Test Manager', note: 'On leave until Monday' },
      { state: 'notified' },
    ]);
    const last = await app.as('Manager').refused(skipLevel, { body: { ...body, version: skipped.version } });
    expect(last).toMatchObject({ status: 409, code: 'approval-last-level' });
  });

  it('makes the request wait when it is the last, until somebody is there again', async () => {
    const { lId } = app.lab;
    const demo = app.lab.demoUser.userId;
    const setDemo = (status: number) =>
      asOwner(app, (db) =>
        db
          .updateTable('membership')
          .set({ status })
          .where('l_id', '=', lId)
          .where('user_id', '=', demo)
          .execute(),
      );
    await setDemo(accountStatus.codes.disabled);
    const asked = await without('Manager', () => ask(40));
    await setDemo(accountStatus.codes.active);
    expect(asked).toMatchObject({ state: 'awaiting', request_status: 20 });
    expect((await app.as('Manager').ok(countApprovals)).awaiting).toBe(1);
    const on = await app.as('Accountant').ok(passOnRequest, { body: requestOf(asked) });
    expect(on).toMatchObject({ state: 'pending', request_status: 16 });
    expect(await approve(on)).toMatchObject({ state: 'completed' });
  });
});

describe('a bill that changes meanwhile', () => {
  it('voids the approvals that were given', async () => {
    const asked = await ask(60);
    const first = await approve(asked, 'Accountant');
    const { billId } = asked;
    const lines = [{ testId: await testIdOf(app, 'K') }];
    await app.as('Front desk').ok(addLines, { body: { billId, version: 1, lines } });
    const late = await app.as('Manager').refused(approveRequest, { body: requestOf(first) });
    expect(late).toMatchObject({ status: 409, code: 'stale-version' });
    const { rows } = await app.as('Manager').ok(listApprovals, { query: { billId } });
    expect(rows[0]).toMatchObject({
      state: 'pending',
      approver_details: [{ state: 'notified' }, { state: 'pending' }],
    });
    expect(await eventsOf(app, asked.approvalId, 'void')).toHaveLength(1);
  });

  it('so that more would be given than was approved: approved, but its action failed', async () => {
    const asked = await ask(40);
    const { billId } = asked;
    const lines = [{ testId: await testIdOf(app, 'K') }];
    await app.as('Front desk').ok(addLines, { body: { billId, version: 1, lines } });
    const done = await approve(asked);
    expect(done).toMatchObject({ state: 'actionFailed', request_status: 9, can: ['retry'] });
    expect(done.failure).toContain('more than the ₹440 that were approved');
    expect((await billOf(billId)).dues.discountPaise).toBe(0);
  });

  it('and is cancelled: approved, but its action failed, and it is tried again', async () => {
    const asked = await ask(40);
    const { billId, bill } = asked;
    const lineIds = bill.lines.map(({ lineId }) => lineId);
    await app.as('Front desk').ok(cancelLines, { body: { billId, version: 1, lineIds, reason } });
    const done = await approve(asked);
    expect(done).toMatchObject({
      state: 'actionFailed',
      failure: 'The bill has this much discount or more already',
    });
    expect(await eventsOf(app, billId, 'approveDiscount')).toEqual([]);
    const again = await app.as('Manager').ok(retryEffect, { body: requestOf(done) });
    expect(again).toMatchObject({ state: 'actionFailed', version: done.version + 1 });
  });

  it('is done when what stood in its way is gone', async () => {
    const asked = await ask(40);
    const { billId } = asked;
    const other = { billId, version: 1, discount: { kind: 'percent', value: 80 } as const, reason };
    await app.as('Manager').ok(discountBill, { body: other });
    const failed = await approve(asked);
    expect(failed).toMatchObject({ state: 'actionFailed' });
    const none = { billId, version: 2, discount: { kind: 'percent', value: 0 } as const, reason };
    await app.as('Manager').ok(discountBill, { body: none });
    expect(await app.as('Manager').ok(retryEffect, { body: requestOf(failed) })).toMatchObject({
      state: 'completed',
      failure: null,
    });
    expect((await billOf(billId)).dues.discountPaise).toBe(44_000);
  });
});

it('and all of this breaks no invariant', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
