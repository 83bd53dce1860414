import { makeCustomerLink } from '@nidan/contract/links/customer-link/customer-link-endpoints';
import {
  addPublishingSpec,
  changePublishingSpec,
  listPublishingSpecs,
  listPublishJobs,
  publishReports,
  pullReportsBack,
  readLeavingReports,
} from '@nidan/contract/links/publishing/publishing-endpoints';
import {
  holdReports,
  queueReports,
  releaseHeldReports,
} from '@nidan/contract/lab/reports/dispatch-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { createDoctor } from '@nidan/contract/people/referrers/doctor-endpoints';
import type { PublishingRule } from '@nidan/domain/delivery/publishing-rule';
import { channelBits } from '@nidan/domain/reports/channels';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { enter } from '../../../testing/bill-on-bench.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { check, onDesk, releasedReport, uncheck } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { publishReleased, publishWaiting } from './publish-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await asOwner(app, (db) =>
    sql`insert into integration_setting (l_id, integration, address, options, is_on)
      select 1, name, 'https://out.example', '{}', true from unnest(array['whatsapp', 'sms', 'email']) name`.execute(
      db,
    ),
  );
});
afterAll(() => app.close());
afterEach(() =>
  asOwner(app, (db) => sql`update publishing_rule set status = -1, version = version + 1`.execute(db)),
);

const manager = () => app.as('Manager');
const desk = () => app.as('Front desk');
const MEANT = { testId: null, doctorId: null, agencyId: null, locationId: null };
const HOW = { channels: ['whatsapp', 'sms'], holdUntilPaid: false, onlyComplete: false } as const;
/** What a patient agrees to on the bill unless told. */
const AGREED = channelBits(['whatsapp', 'sms', 'email']);
const person = {
  name_title: 'Mrs.',
  name: 'Shalini Vaidya',
  age_sex: { age: 42, sex: 'F', unit: 'Yrs.' },
  phone: '9811122233',
} as const;

async function rule(of: Partial<Omit<PublishingRule, 'ruleId'>> = {}) {
  await asOwner(app, (db) => sql`delete from publishing_rule where status = -1`.execute(db));
  const body = { ruleId: newId(), recipient: 'patient', ...MEANT, ...HOW, ...of } as const;
  return manager().ok(addPublishingSpec, { body: { ...body, channels: [...body.channels] } });
}

type Order = Parameters<typeof releasedReport>[2];

async function released(order: Order = {}) {
  const report = await releasedReport(
    app,
    { HB: { HB: '13.4' } },
    { newPatient: person, channels: AGREED, ...order },
  );
  await publishReleased(app.services, { lId: 1, reportId: report.reportId });
  return report;
}

async function jobsOf(billId: string) {
  return (await desk().ok(listPublishJobs, { query: { billId } })).rows;
}

const messages = (reportId: string) =>
  asOwner(app, async (db) => {
    const { rows } = await sql<{
      channels: string[];
      facts: Record<string, string | null>;
      withdrawn: boolean;
    }>`
      select channels, facts, withdrawn_at is not null as withdrawn from message where entity_id = ${reportId}`.execute(
      db,
    );
    return rows;
  });

describe('a released report', () => {
  it('goes to its patient by the rule, once, with the page of the patient and no value', async () => {
    await rule();
    const { billId, reportId } = await released();
    await publishReleased(app.services, { lId: 1, reportId });
    expect(await jobsOf(billId)).toMatchObject([
      {
        recipient: 'patient',
        recipientName: 'Mrs. Shalini Vaidya',
        state: 'sent',
        channels: HOW.channels,
        outcome: 'PENDING',
      },
    ]);
    const [message, ...others] = await messages(reportId);
    expect(others).toEqual([]);
    const { url } = await desk().ok(makeCustomerLink, { body: { billId } });
    expect(message?.facts['link']).toBe(url);
    expect(JSON.stringify(message)).not.toMatch(/13\.4|Haemoglobin/u);
  });

  it('stays here where no rule is for it, until somebody sends it by what the bill asks for', async () => {
    const { billId, reportId } = await released({ channels: 8 });
    expect(await jobsOf(billId)).toEqual([]);
    expect(await desk().ok(publishReports, { body: { reportIds: [reportId] } })).toEqual({
      sent: 1,
      waiting: 0,
    });
    expect(await jobsOf(billId)).toMatchObject([{ state: 'sent', channels: ['sms'] }]);
  });

  it('waits for money, and goes within the minute that it comes in', async () => {
    await rule({ holdUntilPaid: true });
    const { billId } = await released();
    expect(await jobsOf(billId)).toMatchObject([{ state: 'waiting', waitsFor: 'payment' }]);
    await publishWaiting(app.services, {});
    expect(await jobsOf(billId)).toMatchObject([{ state: 'waiting' }]);
    const payments = [{ mode: 'Cash', amountPaise: 12_000 }] as const;
    await desk().ok(receivePayments, { body: { billId, payments: [...payments] } });
    await publishWaiting(app.services, {});
    expect(await jobsOf(billId)).toMatchObject([{ state: 'sent', waitsFor: null }]);
  });

  it('waits while the desk holds it, and where the lab holds all that are due', async () => {
    await rule();
    const held = await releasedReport(app, { HB: { HB: '13.4' } }, { newPatient: person, channels: AGREED });
    const { version } = await onDesk(app, held.billId);
    const reports = [{ reportId: held.reportId, version }];
    await desk().ok(holdReports, { body: { reports, reason: 'Doctor asked to wait' } });
    await publishReleased(app.services, { lId: 1, reportId: held.reportId });
    expect(await jobsOf(held.billId)).toMatchObject([{ state: 'waiting', waitsFor: 'release' }]);
    for (const step of [releaseHeldReports, queueReports]) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      const now = await onDesk(app, held.billId);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await manager().ok(step, { body: { reports: [{ reportId: held.reportId, version: now.version }] } });
    }
    await setLabSwitch(app, 'holdReportForDues', true);
    await publishWaiting(app.services, {});
    expect(await jobsOf(held.billId)).toMatchObject([{ state: 'waiting', waitsFor: 'payment' }]);
    await setLabSwitch(app, 'holdReportForDues', false);
  });

  it('with a test that asked for consent goes to nobody but the doctor who asked for it', async () => {
    const doctorId = newId();
    await manager().ok(createDoctor, { body: { doctorId, name: 'Dr. Asha Rane', phone: '9811100000' } });
    await rule();
    await rule({ recipient: 'doctor' });
    const { billId, reportId } = await released({ testCodes: ['HB', 'HIV'], doctorId });
    expect(await jobsOf(billId)).toMatchObject([
      { recipient: 'doctor', state: 'sent', recipientName: 'Dr. Asha Rane' },
      { recipient: 'patient', state: 'withheld', withheldBecause: 'restricted' },
    ]);
    expect((await messages(reportId)).map(({ facts }) => facts['link'])).toEqual([null]);
    const alone = await releasedReport(
      app,
      { HB: { HB: '13.4' } },
      { testCodes: ['HB', 'HIV'], newPatient: person },
    );
    expect(await desk().refused(publishReports, { body: { reportIds: [alone.reportId] } })).toMatchObject({
      code: 'publishing-restricted',
    });
  });

  it('that went out before the rule was there is not sent by it', async () => {
    const report = await releasedReport(
      app,
      { HB: { HB: '13.4' } },
      { newPatient: person, channels: AGREED },
    );
    await rule();
    await publishReleased(app.services, { lId: 1, reportId: report.reportId });
    expect(await jobsOf(report.billId)).toEqual([]);
  });

  it('by the closest rule is not sent where that one sends nothing', async () => {
    await rule();
    await rule({ testId: await testIdOf(app, 'HB'), channels: [] });
    const { billId } = await released();
    expect(await jobsOf(billId)).toEqual([]);
  });

  it('that is amended takes the place of the one that has not left', async () => {
    await rule();
    const { billId, reportId } = await released();
    await uncheck(app, billId, { code: 'HB', reason: 'Read from the wrong tube' });
    await enter(app, billId, { HB: { HB: '11.2' } });
    const { released: next } = await check(app, billId, { release: true });
    await publishReleased(app.services, { lId: 1, reportId: next?.reportId ?? '' });
    expect(await jobsOf(billId)).toMatchObject([
      { state: 'sent', revision: 2 },
      { state: 'replaced', revision: 1 },
    ]);
    expect(await messages(reportId)).toMatchObject([{ withdrawn: true }]);
    expect(await desk().refused(publishReports, { body: { reportIds: [reportId] } })).toMatchObject({
      code: 'publishing-replaced',
    });
  });
});

describe('a patient who agreed to', () => {
  it('nothing on the bill gets nothing, by a rule or by hand', async () => {
    await rule();
    const { billId, reportId } = await released({ channels: 0 });
    await publishWaiting(app.services, {});
    expect(await jobsOf(billId)).toMatchObject([
      { recipient: 'patient', state: 'withheld', withheldBecause: 'not-agreed', channels: [] },
    ]);
    expect(await desk().refused(publishReports, { body: { reportIds: [reportId] } })).toMatchObject({
      code: 'publishing-not-agreed',
    });
    expect(await messages(reportId)).toEqual([]);
    const { channels } = await onDesk(app, billId);
    const not = channels.filter(({ state }) => state === 'not agreed').map(({ channel }) => channel);
    expect(not).toEqual(['whatsapp', 'sms', 'email']);
  });

  it('one channel gets the report on that one alone, also where it fails', async () => {
    await rule();
    const { billId, reportId } = await released({ channels: channelBits(['sms', 'print']) });
    expect(await jobsOf(billId)).toMatchObject([{ state: 'sent', channels: ['sms'] }]);
    expect(await messages(reportId)).toMatchObject([{ channels: ['sms'] }]);
  });

  it('paper alone gets no message, while their doctor gets what the rule for doctors says', async () => {
    const doctorId = newId();
    await manager().ok(createDoctor, { body: { doctorId, name: 'Dr. Meera Kale', phone: '9811100001' } });
    await rule();
    await rule({ recipient: 'doctor' });
    const { billId } = await released({ channels: channelBits(['print', 'dispatch']), doctorId });
    expect(await jobsOf(billId)).toMatchObject([
      { recipient: 'doctor', state: 'sent', channels: HOW.channels },
      { recipient: 'patient', state: 'withheld', withheldBecause: 'not-agreed' },
    ]);
  });
});

describe('pulling back', () => {
  it('is possible until it leaves, and then it can be sent after all', async () => {
    await rule();
    const { billId, reportId } = await released();
    const body = { reportIds: [reportId] };
    const leaving = await desk().ok(readLeavingReports);
    expect(leaving.reportIds).toContain(reportId);
    expect(leaving.channels).toContainEqual(expect.objectContaining({ channel: 'whatsapp' }));
    expect(await desk().ok(pullReportsBack, { body })).toEqual({ pulledBack: 1 });
    expect(await jobsOf(billId)).toMatchObject([{ state: 'pulledBack' }]);
    expect((await desk().ok(readLeavingReports)).reportIds).not.toContain(reportId);
    expect(await desk().refused(pullReportsBack, { body })).toMatchObject({ code: 'publishing-gone' });
    await publishReleased(app.services, { lId: 1, reportId });
    expect(await jobsOf(billId)).toMatchObject([{ state: 'pulledBack' }]);
    expect(await desk().ok(publishReports, { body })).toEqual({ sent: 1, waiting: 0 });
    expect(new Set((await messages(reportId)).map(({ withdrawn }) => withdrawn))).toEqual(
      new Set([true, false]),
    );
  });

  it('does not reach what was tried already', async () => {
    await rule();
    const { reportId } = await released();
    await asOwner(app, (db) =>
      sql`update message_channel set tries = 1 where message_id in (select message_id from message where entity_id = ${reportId})`.execute(
        db,
      ),
    );
    expect(await desk().refused(pullReportsBack, { body: { reportIds: [reportId] } })).toMatchObject({
      code: 'publishing-gone',
    });
  });
});

describe('a rule', () => {
  it('is there once, sends by messages alone, and is changed over its version', async () => {
    const first = await rule();
    const body = { recipient: 'patient', ...MEANT, ...HOW, channels: [...HOW.channels] } as const;
    expect(await manager().refused(addPublishingSpec, { body: { ...body, ruleId: newId() } })).toMatchObject({
      code: 'publishing-rule-taken',
    });
    const byHand = { ...body, recipient: 'agency', ruleId: newId(), channels: ['print' as const] } as const;
    expect(
      await manager().refused(addPublishingSpec, { body: { ...byHand, channels: ['print'] } }),
    ).toMatchObject({
      code: 'publishing-rule-channel',
    });
    const { ruleId, version } = first;
    const change = {
      ruleId,
      version,
      channels: [],
      holdUntilPaid: true,
      onlyComplete: true,
      isEnabled: true,
    };
    expect(await manager().ok(changePublishingSpec, { body: change })).toMatchObject({
      channels: [],
      holdUntilPaid: true,
      version: 2,
    });
    expect(await manager().refused(changePublishingSpec, { body: change })).toMatchObject({
      code: 'stale-version',
    });
    const off = { ...change, version: 2, isEnabled: false };
    expect((await manager().ok(changePublishingSpec, { body: off })).can).toEqual(['enable']);
    expect((await manager().ok(listPublishingSpecs, { query: {} })).rows).toEqual([]);
    expect((await manager().ok(listPublishingSpecs, { query: { all: true } })).rows).toHaveLength(1);
    expect(await desk().refused(changePublishingSpec, { body: off })).toMatchObject({
      code: 'not-permitted',
    });
  });
});
