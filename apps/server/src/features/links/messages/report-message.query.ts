import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { findBillHead } from '../../money/bills/bill-details.query.ts';
import { listDispatchesOf, readDispatchOf } from '../../lab/reports/dispatch.query.ts';
import { verifyUrl } from '../../lab/reports/verify/verify-token.ts';
import type { MessageDraft, MessageQuery } from './message-draft.ts';
import { readPatientContact } from './recipient.query.ts';

type Asked = Pick<MessageQuery, 'billId' | 'reportId'>;

/** The report of an id, or the one that was released last for a bill; refused when none is. */
async function findReport(ctx: Ctx, { billId = '', reportId }: Asked): Promise<DispatchView> {
  if (reportId !== undefined) return readDispatchOf(ctx, reportId);
  const head = await findBillHead(ctx, { billId });
  const [last] = (await listDispatchesOf(ctx, { billId, limit: 1 })).rows;
  if (last === undefined) throw refuse('message-not-released', { details: { labNo: head.lab_no } });
  return last;
}

interface SecretsRow {
  readonly verify_token: string;
  readonly in_person: boolean;
}

/** The token of its code, and whether it shows a test that asked for consent: such a result goes from hand to hand (HIV and AIDS Act 2017). */
async function readSecrets(ctx: Ctx, { reportId, billId }: DispatchView): Promise<SecretsRow> {
  const { rows } = await sql<SecretsRow>`
    select r.verify_token, exists (select from bill_test bt
      join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
      where bt.l_id = r.l_id and bt.bill_id = ${billId} and t.consent_needed and bt.state <> ${billTest.codes.canceled}) as in_person
    from report_revision r where r.l_id = ${ctx.lId} and r.report_id = ${reportId}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** Tells a patient that a report is ready, without a word of what it says; what holds it back is told with it. */
export async function draftReportMessage(ctx: Ctx, asked: Asked): Promise<MessageDraft> {
  const report = await findReport(ctx, asked);
  const { reportId, reportNo, labNo, language, statusLabel, holdReason } = report;
  const head = await findBillHead(ctx, { billId: report.billId });
  const [recipient, { verify_token: token, in_person: inPerson }] = await Promise.all([
    readPatientContact(ctx, report.patient.patientId),
    readSecrets(ctx, report),
  ]);
  return {
    template: report.reportStatus === 'AMENDED' ? 'amendedReport' : 'report',
    language,
    recipient,
    facts: {
      lab: head.lab_name,
      labPhone: head.lab_phone === '' ? null : head.lab_phone,
      reportNo,
      labNo,
      verify: verifyUrl(ctx.services.config, token),
      inPerson: inPerson ? '' : null,
    },
    attachments: inPerson
      ? []
      : [
          {
            fileName: `${labNo}-r${report.revision}.pdf`,
            url: `/api/report/${reportId}/pdf?l_id=${ctx.lId}`,
          },
        ],
    inPerson,
    blocks: [
      ...report.blocks,
      ...(holdReason === null ? [] : [`${statusLabel}: ${holdReason}`]),
      ...(report.replaced ? ['A later revision took its place'] : []),
    ],
  };
}
