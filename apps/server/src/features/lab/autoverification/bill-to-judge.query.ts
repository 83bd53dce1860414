import type { RuleSetMode } from '@nidan/domain/autoverification/rule-chain';
import type { RuleSet } from '@nidan/domain/autoverification/rule-set';
import { sql } from 'kysely';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import { APPROVED, DRAFT } from './rule-set-codes.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** A set that is in use for a test of a bill. */
export interface SetInUse {
  readonly ruleSetId: string;
  readonly testId: string;
  readonly mode: Exclude<RuleSetMode, 'off'>;
  readonly rules: RuleSet;
  /** Whose rights it acts by, null while nobody approved it. */
  readonly approvedBy: string | null;
}

/** The tube of a bill test. */
export interface TubeOfTest {
  readonly billTestId: string;
  readonly sampleId: string;
  readonly accessionedAt: Date | null;
}

/** A bill whose results are to be judged, read before any of it is locked. */
export interface BillToJudge {
  readonly billId: string;
  readonly patientId: string;
  readonly locationId: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  /** By bill test. */
  readonly tubes: ReadonlyMap<string, TubeOfTest>;
  readonly sets: readonly SetInUse[];
  /** Bill tests that a person took back after a check. */
  readonly takenBack: ReadonlySet<string>;
}

interface Row {
  readonly patient_id: string;
  readonly location_id: string;
  readonly created_by: string;
  readonly created_at: Date;
  readonly tubes: { billTestId: string; sampleId: string; accessionedAt: string | null }[] | null;
  readonly sets: SetInUse[] | null;
  readonly taken_back: string[] | null;
}

/** Reads what of a bill decides who judges it; null for a bill that the lab has not. */
export async function readBillToJudge(
  db: Db,
  { lId, billId }: { readonly lId: number; readonly billId: string },
): Promise<BillToJudge | null> {
  const { rows } = await sql<Row>`
    select b.patient_id, b.location_id, b.created_by, b.created_at,
      (select json_agg(json_build_object('billTestId', bt.bill_test_id, 'sampleId', s.sample_id, 'accessionedAt', s.accessioned_at))
        from bill_test bt join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
        where bt.l_id = b.l_id and bt.bill_id = b.bill_id and bt.state <> ${CANCELED}) as tubes,
      (select json_agg(json_build_object('ruleSetId', r.rule_set_id, 'testId', r.test_id, 'mode', r.mode, 'rules', r.rules,
          'approvedBy', r.approved_by) order by r.rule_set_id)
        from rule_set r
        where r.l_id = b.l_id and r.state in (${DRAFT}, ${APPROVED}) and r.mode <> 'off' and r.test_id in (
          select bt.test_id from bill_test bt where bt.l_id = b.l_id and bt.bill_id = b.bill_id)) as sets,
      (select json_agg(e.entity_id) from event e
        where e.l_id = b.l_id and e.bill_id = b.bill_id and e.action = 'uncheck') as taken_back
    from bill b where b.l_id = ${lId} and b.bill_id = ${billId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    billId,
    patientId: row.patient_id,
    locationId: row.location_id,
    createdBy: row.created_by,
    createdAt: row.created_at,
    tubes: new Map(
      (row.tubes ?? []).map(({ accessionedAt, ...tube }) => [
        tube.billTestId,
        { ...tube, accessionedAt: accessionedAt === null ? null : new Date(accessionedAt) },
      ]),
    ),
    sets: row.sets ?? [],
    takenBack: new Set(row.taken_back ?? []),
  };
}

/** Which sets judged which version of which tests of a bill already: 'rule set, bill test, version'. */
export async function readJudged(
  db: Db,
  { lId, billId }: { readonly lId: number; readonly billId: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select concat_ws(' ', v.rule_set_id, v.bill_test_id, v.test_version) as key
    from bill_test bt join rule_verdict v on v.l_id = bt.l_id and v.bill_test_id = bt.bill_test_id
    where bt.l_id = ${lId} and bt.bill_id = ${billId}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
