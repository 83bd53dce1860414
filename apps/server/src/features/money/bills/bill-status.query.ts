import type { PublicState } from '@nidan/domain/billing/public-status';
import { publicStateOf } from '@nidan/domain/billing/public-status';
import type { Language } from '@nidan/domain/enumerations/bills';
import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { isSameSecret, readStatusToken } from './status-token.ts';

/** What whoever holds a printed bill may know about it. */
export interface BillStatus {
  readonly labName: string;
  readonly labPhone: string;
  readonly zone: string;
  /** Of the bill. */
  readonly language: Language;
  readonly labNo: string;
  readonly patientName: string;
  readonly billedAt: Date;
  readonly tests: readonly {
    /** Null where the name alone would tell what nobody else may know. */
    readonly name: string | null;
    readonly state: PublicState;
    readonly dueAt: Date;
  }[];
}

interface Row {
  readonly status_secret: string | null;
  readonly lab_name: string;
  readonly lab_phone: string;
  readonly time_zone: string;
  readonly lab_no: string;
  readonly language: Language;
  readonly name: string;
  readonly created_at: Date;
  readonly tests: readonly { name: string; isConfidential: boolean; state: BillTestState; dueAt: string }[];
}

/** The bill of a token, in whichever lab; null when there is none. */
export async function readBillStatus(db: Db, text: string): Promise<BillStatus | null> {
  const token = readStatusToken(text);
  if (token === null) return null;
  const { lId, billId, secret } = token;
  const row = await inTransaction(db, lId, async (lab) => {
    const { rows } = await sql<Row>`
      select b.status_secret, lab.name as lab_name, lab.phone as lab_phone, lab.time_zone, b.lab_no, b.language, p.name,
        b.created_at, coalesce((
          select jsonb_agg(jsonb_build_object('name', t.name, 'isConfidential', t.consent_needed, 'state', bt.state,
            'dueAt', bt.due_at) order by bt.bill_test_id)
          from bill_test bt join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
          where bt.l_id = b.l_id and bt.bill_id = b.bill_id
        ), '[]') as tests
      from bill b
      join lab on lab.l_id = b.l_id
      join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
      where b.l_id = ${lId} and b.bill_id = ${billId}`.execute(lab);
    return rows[0] ?? null;
  });
  if (row === null || row.status_secret === null || !isSameSecret(secret, row.status_secret)) return null;
  return {
    labName: row.lab_name,
    labPhone: row.lab_phone,
    zone: row.time_zone,
    language: row.language,
    labNo: row.lab_no,
    patientName: row.name,
    billedAt: row.created_at,
    tests: row.tests.map(({ name, isConfidential, state, dueAt }) => ({
      name: isConfidential ? null : name,
      state: publicStateOf(state),
      dueAt: new Date(dueAt),
    })),
  };
}
