import * as consentEndpoints from '@nidan/contract/people/consents/consent-endpoints';
import type { BillConsentView } from '@nidan/contract/people/consents/consent-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { ConsentWay } from '@nidan/domain/people/consent-way';
import { maskName, maskOther } from '@nidan/domain/people/demo-mask';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { type RawBuilder, sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface ConsentRow {
  readonly bill_id: string;
  readonly patient_id: string;
  readonly lab_no: string;
  readonly created_at: Date;
  readonly consent_given: boolean;
  readonly tests: string[] | null;
  readonly consent_id: string | null;
  readonly way: ConsentWay;
  readonly given_by: string | null;
  readonly file_id: string | null;
  readonly file_name: string | null;
  readonly recorded_at: Date;
  readonly recorder: string;
  readonly withdrawn_at: Date | null;
  readonly withdrawer: string | null;
  readonly withdrawal_reason: string | null;
  readonly version: number;
}

async function readRows(
  { db, lId, caller }: Ctx,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select b.bill_id, b.patient_id, b.lab_no, b.created_at, b.consent_given, needing.tests, c.consent_id, c.way, c.given_by,
      f.file_id, f.name as file_name, c.recorded_at, recorder.name as recorder, c.withdrawn_at, withdrawer.name as withdrawer,
      c.withdrawal_reason, c.version
    from bill b
    cross join lateral (
      select array_agg(t.name order by t.name) as tests from bill_test bt
      join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
      where bt.l_id = b.l_id and bt.bill_id = b.bill_id and t.consent_needed and bt.state <> ${billTest.codes.canceled}) needing
    left join lateral (
      select * from bill_consent k where k.l_id = b.l_id and k.bill_id = b.bill_id
      order by k.withdrawn_at is null desc, k.recorded_at desc limit 1) c on true
    left join stored_file f on f.l_id = b.l_id and f.file_id = c.file_id and f.removed_at is null
    left join login_user recorder on recorder.user_id = c.recorded_by
    left join login_user withdrawer on withdrawer.user_id = c.withdrawn_by
    where ${sql.join([sql`b.l_id = ${lId}`, billInScope(caller), ...conditions], sql` and `)}
    order by b.created_at desc, b.bill_id desc limit ${limit}`.execute(db);
  return rows;
}

function present({ caller }: Ctx, row: ConsentRow): BillConsentView {
  const hide = (text: string): string => (caller.isDemoUser ? maskOther(text) : text);
  const name = (text: string): string => (caller.isDemoUser ? maskName(text) : text);
  const { tests, consent_id: consentId, withdrawn_at: withdrawnAt } = row;
  const file = row.file_id === null ? null : { fileId: row.file_id, name: hide(row.file_name ?? '') };
  const withdrawn =
    withdrawnAt === null
      ? null
      : {
          at: withdrawnAt.toISOString(),
          by: row.withdrawer ?? '',
          reason: hide(row.withdrawal_reason ?? ''),
        };
  const stands = consentId !== null && withdrawnAt === null;
  const may = hasRight(caller, 'patients', PERMISSION.update);
  const steps = stands ? ['withdraw'] : tests === null ? [] : ['record'];
  return {
    billId: row.bill_id,
    labNo: row.lab_no,
    at: row.created_at.toISOString(),
    tests: tests ?? [],
    isTold: row.consent_given,
    consent:
      consentId === null
        ? null
        : {
            consentId,
            way: row.way,
            givenBy: row.given_by === null ? null : name(row.given_by),
            file,
            recordedAt: row.recorded_at.toISOString(),
            recordedBy: row.recorder,
            withdrawn,
            version: row.version,
          },
    can: may ? steps : [],
  };
}

export interface FoundConsent {
  readonly view: BillConsentView;
  readonly patientId: string;
}

/** What of a bill needs consent, and the latest; refused when the caller sees none of this id. */
export async function readConsentOfBill(ctx: Ctx, billId: string): Promise<FoundConsent> {
  const [row] = await readRows(ctx, [sql`b.bill_id = ${billId}`], 1);
  if (row === undefined) throw refuse('not-found');
  return { view: present(ctx, row), patientId: row.patient_id };
}

/** Bills of a patient whom the caller sees with tests that need consent, newest first. */
export const listConsentsOf = serve(consentEndpoints.listConsents, async (ctx, { patientId }, query) => {
  await requirePatient(ctx, patientId);
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const conditions = [
    sql`b.patient_id = ${patientId}`,
    sql`(needing.tests is not null or c.consent_id is not null)`,
  ];
  if (after !== null) {
    conditions.push(sql`(b.created_at, b.bill_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  return toPage({
    rows: await readRows(ctx, conditions, limit + 1),
    limit,
    key: (row) => [row.created_at.toISOString(), row.bill_id],
    present: (row) => present(ctx, row),
  });
});
