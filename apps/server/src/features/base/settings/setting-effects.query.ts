import * as labSettingEndpoints from '@nidan/contract/base/settings/lab-setting-endpoints';
import type { LabSettingName } from '@nidan/domain/settings/lab-settings';
import { isUpiMode, PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { DECISION } from '@nidan/domain/purchasing/decision-state';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { refund } from '@nidan/domain/status-sets/money/refund';
import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { settingChanges } from './change-settings.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Effect {
  /** Counts, as `count` and, where a share is said, `of`. */
  readonly counting: (ctx: Ctx) => RawBuilder<Counts>;
  readonly say: (counts: Counts) => string;
}

interface Counts {
  readonly count: number;
  readonly of: number;
}

const DAYS_BACK = 30;
const COMPLETED = billTest.stateNames.filter((state) => state === 'completed');

function since({ now }: Ctx): Date {
  return new Date(now.getTime() - DAYS_BACK * 86_400_000);
}

const members: Effect['counting'] = ({ lId }) =>
  sql`select count(*)::int as count, 0 as of from membership where l_id = ${lId}`;

const peopleBegin: Effect = {
  counting: members,
  say: ({ count }) => `From the next sign-in of each of ${count} people on.`,
};

const unlabelled: Effect = {
  counting: ({ lId }) => sql`
    select count(*)::int as count, 0 as of from sample
    where l_id = ${lId} and status = ${physicalSample.codes.notCollected}`,
  say: ({ count }) => `${count} tubes wait for collection; printed labels stay as they are.`,
};

const laterReports: Effect = {
  counting: ({ lId }) => sql`
    select count(*)::int as count, 0 as of from report_dispatch where l_id = ${lId} and not replaced`,
  say: ({ count }) => `Reports released from now on; ${count} released ones stay as they are.`,
};

const storedTubes: Effect = {
  counting: ({ lId }) => sql`select count(*)::int as count, 0 as of from stored_tube where l_id = ${lId}`,
  say: ({ count }) => `Tubes stored from now on; ${count} that are in storage are kept as they were stored.`,
};

const openOrders: Effect['counting'] = ({ lId }) => {
  const { draft, created, accepted } = purchaseOrder.codes;
  return sql`select count(*)::int as count, 0 as of from purchase_order
    where l_id = ${lId} and state in (${draft}, ${created}, ${accepted})`;
};

const invoicesWaiting: Effect['counting'] = ({ lId }) => sql`
  select count(*)::int as count, 0 as of from vendor_invoice where l_id = ${lId} and state = ${DECISION.waiting}`;

const openCriticals: Effect = {
  counting: ({ lId }) => sql`
    select count(*)::int as count, 0 as of from critical_alert where l_id = ${lId} and closed_at is null`,
  say: ({ count }) => `Critical values entered from now on; ${count} open ones keep their times.`,
};

const criticalContacts: Effect = {
  ...openCriticals,
  say: ({ count }) => `At once, for the ${count} critical values that are open now too.`,
};

/** For whom each setting counts, at the moment of asking. */
const EFFECTS: Readonly<Record<LabSettingName, Effect>> = {
  referrerRequired: {
    counting: (ctx) => sql`
      select count(*) filter (where doctor_id is null)::int as count, count(*)::int as of
      from bill where l_id = ${ctx.lId} and created_at > ${since(ctx)}`,
    say: ({ count, of }) => `${count} of ${of} bills of the last ${DAYS_BACK} days named no doctor.`,
  },
  phoneRequired: {
    counting: (ctx) => sql`
      select count(*) filter (where phone is null)::int as count, count(*)::int as of
      from patient where l_id = ${ctx.lId} and created_at > ${since(ctx)}`,
    say: ({ count, of }) => `${count} of ${of} people of the last ${DAYS_BACK} days gave no phone.`,
  },
  discountReasonRequired: {
    counting: (ctx) => sql`
      select count(*) filter (where discount_reason is null)::int as count, count(*)::int as of
      from bill where l_id = ${ctx.lId} and created_at > ${since(ctx)} and discount_percent is not null`,
    say: ({ count, of }) =>
      `${count} of ${of} bills with a percentage off in the last ${DAYS_BACK} days gave no reason.`,
  },
  upiReferenceRequired: {
    counting: (ctx) => sql`
      select count(*) filter (where reference = '')::int as count, count(*)::int as of
      from payment where l_id = ${ctx.lId} and received_at > ${since(ctx)} and mode = any(${PAYMENT_MODES.filter(isUpiMode)})`,
    say: ({ count, of }) => `${count} of ${of} UPI payments of the last ${DAYS_BACK} days had no reference.`,
  },
  repeatWarningHours: {
    counting: (ctx) => sql`
      select count(*)::int as count, 0 as of from bill where l_id = ${ctx.lId} and created_at > ${since(ctx)}`,
    say: ({ count }) => `From the next bill on; ${count} were saved in the last ${DAYS_BACK} days.`,
  },
  refundHandlingRupees: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from refund where l_id = ${lId} and state = ${refund.codes.requested}`,
    say: ({ count }) =>
      `From the next refund on; ${count} that wait for approval are asked for anew when they change.`,
  },
  creditNoteLimitRupees: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from accounting_note where l_id = ${lId} and state = ${accountingNote.codes.pending}`,
    say: ({ count }) => `From the next credit note on; ${count} wait for approval and go on waiting.`,
  },
  overReceiptPercent: {
    counting: openOrders,
    say: ({ count }) => `From the next order on; ${count} orders in work keep what they say.`,
  },
  rateVariancePercent: {
    counting: invoicesWaiting,
    say: ({ count }) => `From the next invoice on; ${count} wait for approval and go on waiting.`,
  },
  leastShelfDays: {
    counting: ({ lId }) => sql`
      select count(*) filter (where short_life_days = 0)::int as count, count(*)::int as of from item
      where l_id = ${lId} and status = ${masterData.codes.enabled}`,
    say: ({ count, of }) => `For ${count} of ${of} items; the others say their own days.`,
  },
  orderLimitRupees: {
    counting: openOrders,
    say: ({ count }) => `From the next order that is accepted on; ${count} orders are in work.`,
  },
  returnLimitRupees: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from material_return where l_id = ${lId} and state = ${DECISION.waiting}`,
    say: ({ count }) =>
      `From the next return or claim on; ${count} returns wait for approval and go on waiting.`,
  },
  vendorPaymentLimitRupees: {
    counting: (ctx) => sql`
      select count(*)::int as count, 0 as of from vendor_payment where l_id = ${ctx.lId} and paid_at > ${since(ctx)}`,
    say: ({ count }) => `From the next payment on; ${count} were made in the last ${DAYS_BACK} days.`,
  },
  creditLimitRupees: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from agency_account where l_id = ${lId} and limit_paise > 0`,
    say: ({ count }) => `From the next limit that is raised on; ${count} agencies have one.`,
  },
  separatePurchaseDuties: {
    counting: openOrders,
    say: ({ count }) => `From the next receipt, invoice or payment on; ${count} orders are in work.`,
  },
  cutInvoicesAtNight: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of
      from agency g join agency_account a on a.l_id = g.l_id and a.agency_id = g.agency_id where g.l_id = ${lId}`,
    say: ({ count }) =>
      `From the next end of a cycle on, for ${count} agencies with an account; drafts alone.`,
  },
  referralPayouts: {
    counting: ({ lId }) => sql`select count(*)::int as count, 0 as of from payee where l_id = ${lId}`,
    say: ({ count }) => `Of ${count} people with a share; while off, none is made a payout.`,
  },
  accessionWhereProcessed: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, (select count(*)::int from processing_place where l_id = ${lId}) as of
      from sample where l_id = ${lId} and status = ${physicalSample.codes.collected}`,
    say: ({ count, of }) =>
      `${count} collected tubes wait for accession; ${of} departments of centres are sent elsewhere.`,
  },
  oldSamplesRefused: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of
      from sample where l_id = ${lId} and status in (${physicalSample.codes.collected}, ${physicalSample.codes.inTransit})`,
    say: ({ count }) => `From the next accession on; ${count} tubes wait for it.`,
  },
  centresSettleByAccount: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from location where l_id = ${lId} and kind = 'centre' and status = ${masterData.codes.enabled}`,
    say: ({ count }) =>
      `From the next box on, of ${count} collection centres; boxes on the road keep what held.`,
  },
  allowSelfCheck: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from bill_test where l_id = ${lId} and state = any(${[...COMPLETED]})`,
    say: ({ count }) => `${count} completed tests wait for their check now.`,
  },
  criticalCallBeforeRelease: {
    counting: ({ lId }) => sql`
      select count(*) filter (where worst_flag in ('LL', 'HH', 'AA'))::int as count, count(*)::int as of
      from bill_test where l_id = ${lId} and state = any(${[...COMPLETED]})`,
    say: ({ count, of }) => `${count} of ${of} completed tests carry a critical value now.`,
  },
  criticalNextMinutes: openCriticals,
  criticalHeadMinutes: openCriticals,
  criticalDutyContact: criticalContacts,
  criticalHeadContact: criticalContacts,
  allowSelfRangeActivation: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from range_draft where l_id = ${lId} and ranges is not null`,
    say: ({ count }) => `${count} drafts of ranges wait to be activated now.`,
  },
  holdReportForDues: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from report_dispatch
      where l_id = ${lId} and not replaced
        and status in (${reportDispatch.codes.readyToPrint}, ${reportDispatch.codes.readyToDispatch})`,
    say: ({ count }) =>
      `${count} reports wait for print or dispatch; those with a due are held or freed at once.`,
  },
  customerLinkDays: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from customer_link
      where l_id = ${lId} and ended_at is null and ends_at > now()`,
    say: ({ count }) => `${count} pages of patients are open now; they end as they were given.`,
  },
  unsendSeconds: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from message_channel
      where l_id = ${lId} and step = 'queued' and tries = 0`,
    say: ({ count }) => `${count} messages have not left yet; they leave as they were asked for.`,
  },
  allowSelfActivation: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from membership
      where l_id = ${lId} and status = ${accountStatus.codes.pending}`,
    say: ({ count }) => `${count} accounts wait to be activated now.`,
  },
  labelWay: {
    counting: members,
    say: ({ count }) => `The print key of ${count} people, once their browser has loaded the lab again.`,
  },
  labelSize: unlabelled,
  labelsPerTube: unlabelled,
  nameCasing: {
    counting: ({ lId }) => sql`
      select count(*)::int as count, 0 as of from patient where l_id = ${lId}`,
    say: ({ count }) => `Names written from now on; ${count} people keep theirs.`,
  },
  startView: peopleBegin,
  keepSerumDays: storedTubes,
  keepWholeBloodDays: storedTubes,
  keepUrineDays: storedTubes,
  keepFluidDays: storedTubes,
  keepSlideDays: storedTubes,
  keepTissueDays: storedTubes,
  keepBlockDays: storedTubes,
  keepOtherDays: storedTubes,
  letterhead: peopleBegin,
  intervalsApproved: {
    counting: ({ lId }) => sql`
      select count(distinct parameter_id)::int as count, 0 as of from reference_range
      where l_id = ${lId} and until_version is null`,
    say: ({ count }) => `From the next bill and report on, for the intervals of ${count} parameters.`,
  },
  signEverySheet: laterReports,
  identificationMethod: laterReports,
  reportDisclaimer: laterReports,
};

/** What a change of settings would change and for how many; the changes are checked as if they were saved. */
export const previewSettings = serve(labSettingEndpoints.previewLabSettings, async (ctx, { changes }) => {
  const effects = await Promise.all(
    settingChanges(changes, null).map(async ({ name }) => {
      const { counting, say } = EFFECTS[name];
      const { rows } = await counting(ctx).execute(ctx.db);
      return { name, msg: say(rows[0] ?? { count: 0, of: 0 }) };
    }),
  );
  return { effects };
});
