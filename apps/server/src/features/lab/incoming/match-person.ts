import * as incomingEndpoints from '@nidan/contract/lab/incoming/incoming-endpoints';
import type { AnnouncedMatch, AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { ageInDaysAt } from '@nidan/domain/people/ages/age-at';
import { ageOfUnit } from '@nidan/domain/people/ages/age-unit';
import type { ComparedPerson } from '@nidan/domain/people/names/duplicate-score';
import { whoIsAnnounced } from '@nidan/domain/people/names/who-is-announced';
import { plainPhone } from '@nidan/domain/people/phone';
import { sql } from 'kysely';
import { patientInScope } from '../../../kernel/access/in-scope.ts';
import { requireRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import {
  comparedColumns,
  comparedPerson,
  type ComparedRow,
} from '../../people/patients/merging/compared-person.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { leadsTo } from '../../people/patients/patient-record-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { readIncoming, readOrder } from './announced.query.ts';
import { personOfIncoming, personOfOrder } from './announced-person.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Candidate = ComparedRow & PatientBriefRow & { readonly is_of_code: boolean };

/** People on one phone that are compared; a camp may register a village under one. */
const MOST = 50;

function comparedTold({ now: at, lab }: Ctx, { name, age_sex, phone }: AnnouncedPerson): ComparedPerson {
  const age = ageOfUnit(age_sex.age ?? 0, age_sex.unit);
  return {
    name,
    sex: age_sex.sex,
    ageDays: ageInDaysAt({ age, asOf: at }, { at, zone: lab.timeZone }),
    birthdate: null,
    phones: phone === null || phone === '' ? [] : [plainPhone(phone)],
    abhaId: null,
    passportNumber: null,
    srfId: null,
    aadhaarLast4: null,
  };
}

/** Records that share a phone or the told code, one that was merged as whom it leads to; those that the caller sees. */
async function readCandidates(
  ctx: Ctx,
  phones: readonly string[],
  code: string | null,
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${comparedColumns}, ${patientBriefColumns}, bool_or(f.is_of_code) as is_of_code
    from (
      (select f.l_id, ${leadsTo('f')} as patient_id, false as is_of_code from patient f
        where f.l_id = ${ctx.lId} and f.phone = any(${phones}) order by f.patient_id desc limit ${MOST})
      union all (select f.l_id, ${leadsTo('f')}, false from patient f
        where f.l_id = ${ctx.lId} and f.phone_2 = any(${phones}) order by f.patient_id desc limit ${MOST})
      union all (select f.l_id, ${leadsTo('f')}, true from patient f
        where f.l_id = ${ctx.lId} and f.patient_code = ${code})) f
    join patient p on p.l_id = f.l_id and p.patient_id = f.patient_id
    where ${patientInScope(ctx, sql.ref('p.patient_id'))}
    group by p.l_id, p.patient_id`.execute(ctx.db);
  return rows;
}

/** Who of the registered an announced person is, as far as the caller sees them. */
export async function matchAnnounced(ctx: Ctx, person: AnnouncedPerson): Promise<AnnouncedMatch> {
  const told = comparedTold(ctx, person);
  const code = person.patient_code?.trim().toUpperCase() ?? null;
  const rows = await readCandidates(ctx, told.phones, code);
  const who = whoIsAnnounced(
    told,
    rows.map((row) => ({
      patientId: row.patient_id,
      person: comparedPerson(ctx, row),
      isOfCode: row.is_of_code,
    })),
  );
  const ids = who.kind === 'known' ? [who.patientId] : who.kind === 'likely' ? who.patientIds : [];
  const people = ids.flatMap((id) => rows.find((row) => row.patient_id === id) ?? []);
  return { kind: who.kind, people: people.map((row) => presentPatientBrief(ctx, row)) };
}

async function match(ctx: Ctx, person: AnnouncedPerson | null): Promise<AnnouncedMatch> {
  if (person === null) throw refuse('not-found');
  requireRight(ctx.caller, 'patients', PERMISSION.read);
  return matchAnnounced(ctx, person);
}

/** Who the person of an announced sample is. */
export const matchIncomingOf = serve(incomingEndpoints.matchIncoming, async (ctx, { incomingId }) => {
  const [seen] = await readIncoming(ctx, [incomingId]);
  return match(ctx, seen === undefined ? null : await personOfIncoming(ctx, incomingId));
});

/** Who the person of an announced order is. */
export const matchOrderOf = serve(incomingEndpoints.matchOrder, async (ctx, { orderId }) => {
  const seen = await readOrder(ctx, orderId);
  return match(ctx, seen === null ? null : await personOfOrder(ctx, orderId));
});
