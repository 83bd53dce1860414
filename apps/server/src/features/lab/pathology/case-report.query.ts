import type { CasePart, CaseReport, OpinionView } from '@nidan/contract/lab/pathology/pathology-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { nextRound } from '@nidan/domain/pathology/screening';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import { departmentInScope, ofBillInScope } from '../../../kernel/access/in-scope.ts';
import { ACTIVE } from '../../../kernel/access/standing.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { readPartsOf, type StoredOpinion, type StoredPicture, type StoredThing } from './case-parts.query.ts';
import { partText } from './part-text.ts';

interface HeadRow extends PatientBriefRow {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly code: string;
  readonly test_name: string;
  readonly state: BillTestState;
  readonly received_at: Date | null;
  readonly released: boolean;
}

async function readHead(ctx: Ctx, billTestId: string): Promise<HeadRow> {
  const { rows } = await sql<HeadRow>`
    select b.bill_id, b.lab_no, t.code, t.name as test_name, bt.state, s.accessioned_at as received_at,
      exists (select from report_revision r where r.l_id = b.l_id and r.bill_id = b.bill_id
        and jsonb_path_exists(r.snapshot, '$.tests[*].billTestId ? (@ == $id)',
          jsonb_build_object('id', bt.bill_test_id::text))) as released, ${patientBriefColumns}
    from bill_test bt
    join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    where bt.l_id = ${ctx.lId} and bt.bill_test_id = ${billTestId}
      and ${departmentInScope(ctx.caller, sql.ref('bt.department_id'))}
      and ${ofBillInScope(ctx, sql.ref('bt.bill_id'))}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** People of the lab who may sign reports, the caller left out. */
export async function readColleagues({ db, lId, caller }: Ctx): Promise<{ userId: string; name: string }[]> {
  const { rows } = await sql<{ userId: string; name: string }>`
    select u.user_id as "userId", u.name from membership m
    join role_right rr on rr.l_id = m.l_id and rr.role_id = m.role_id and rr.module = 'authorise'
      and rr.bits & ${PERMISSION.update} = ${PERMISSION.update}
    join login_user u on u.user_id = m.user_id and u.status = ${ACTIVE}
    where m.l_id = ${lId} and m.status = ${ACTIVE} and u.user_id <> ${caller.userId} order by u.name, u.user_id`.execute(
    db,
  );
  return rows;
}

/** A case as its report pane shows it; refused where the caller sees no such test. */
export async function caseReportOf(ctx: Ctx, billTestId: string): Promise<CaseReport> {
  const head = await readHead(ctx, billTestId);
  const [parts, colleagues] = await Promise.all([readPartsOf(ctx, billTestId), readColleagues(ctx)]);
  const rounds = parts.screenings;
  return {
    billTestId,
    billId: head.bill_id,
    labNo: head.lab_no,
    test: { code: head.code, name: head.test_name },
    state: head.state,
    patient: presentPatientBrief(ctx, head),
    caseNo: parts.head?.caseNo ?? null,
    isFrozen: parts.head?.isFrozen ?? false,
    parts: parts.things.filter(({ kind }) => kind === 'part').map(presentPart),
    things: parts.things.map(({ label }) => label),
    isOpen: billTest.step('enterResults', head.state, 'partial').ok,
    isReleased: head.released,
    synoptic:
      parts.synoptic === null ? null : { ...parts.synoptic, savedAt: instant(parts.synoptic.savedAt) },
    pictures: parts.pictures.map(presentPicture),
    opinions: parts.opinions.map((opinion) => presentOpinion(ctx, opinion)),
    addenda: parts.addenda.map((one) => ({ ...one, addedAt: instant(one.addedAt) })),
    frozen: parts.frozen.map((one) => ({
      ...one,
      receivedAt: instant(one.receivedAt),
      toldAt: instant(one.toldAt),
    })),
    screenings: rounds.map(({ round, found, note, at, by }) => ({ round, found, note, at: instant(at), by })),
    screeningDue: nextRound({ caseId: billTestId, rounds }),
    colleagues,
    receivedAt: head.received_at?.toISOString() ?? null,
  };
}

function presentPart(part: StoredThing): CasePart {
  const [removedAt, fixedAt, fixationEndedAt] = [part.removedAt, part.fixedAt, part.fixationEndedAt].map(
    (at) => (at === null ? null : instant(at)),
  );
  return {
    label: part.label,
    text: partText(part),
    removedAt: removedAt ?? null,
    fixedAt: fixedAt ?? null,
    fixationEndedAt: fixationEndedAt ?? null,
  };
}

/** As ISO text in UTC; the database writes its own zone. */
function instant(text: string): string {
  return new Date(text).toISOString();
}

/** A picture as the pane lists it. */
export function presentPicture(picture: StoredPicture) {
  const { fileId, thing, caption, onReport, mediaType, takenAt, takenBy, version } = picture;
  return { fileId, thing, caption, onReport, mediaType, takenAt: instant(takenAt), takenBy, version };
}

function presentOpinion({ caller }: Ctx, opinion: StoredOpinion): OpinionView {
  const { askedOfId, qualification: _, registrationNo: __, ...said } = opinion;
  const isOver = opinion.givenAt !== null || opinion.withdrawnReason !== null;
  return {
    ...said,
    isColleague: askedOfId !== null,
    askedAt: instant(opinion.askedAt),
    givenAt: opinion.givenAt === null ? null : instant(opinion.givenAt),
    mayGive: !isOver && (askedOfId === null || askedOfId === caller.userId),
  };
}
