import * as doctorEndpoints from '@nidan/contract/people/referrers/doctor-endpoints';
import type { DoctorView } from '@nidan/contract/people/referrers/doctor-endpoints';
import { doctorSheet } from '@nidan/domain/imports/doctor-sheet';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { lockCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { startingStatus } from '../../base/organisation/move-master.ts';
import type { RecordDraft } from '../../base/organisation/records-file.ts';
import { type DoctorRecord, keptDoctor } from './doctor-record.ts';
import { readDoctor } from './doctor-records.query.ts';
import { type DoctorReferences, insertDoctorRecords, updateDoctorRecords } from './doctor-rows.ts';
import { doctorReferenceFaults, sameDoctors, worldOfDoctor } from './judge-doctors.ts';
import { presentDoctor } from './present-doctor.ts';
import { isChanged, recordReferrer, type ReferrerKind } from './record-referrer.ts';
import { takeCodes } from './take-codes.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** How the history of doctors tells them. */
export const doctorKind: ReferrerKind<DoctorRecord> = {
  entityKind: 'DOCTOR',
  idOf: ({ doctorId }) => doctorId,
  valuesOf: (record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name in doctorSheet.columns)),
};

const BLANK = {
  qualification: '',
  specialisation: '',
  registrationNo: '',
  phone: null,
  email: null,
  address: '',
  territory: null,
  agencies: [],
};

/** Refuses a draft that breaks a rule; answers what it refers to. */
async function requireSound(ctx: Ctx, draft: RecordDraft<DoctorRecord>): Promise<DoctorReferences> {
  const { next } = draft;
  const world = await worldOfDoctor(ctx, next);
  const errors = doctorReferenceFaults(world, draft);
  if (errors.length > 0) throw refuse('invalid-input', { errors });
  if (sameDoctors(world, [draft])(draft) !== null)
    throw refuse('doctor-known', { details: { name: next.name } });
  return world;
}

async function presentWritten(ctx: Ctx, doctorId: string): Promise<DoctorView> {
  const doctor = await readDoctor(ctx, doctorId);
  if (doctor === null) throw new Error(`The doctor ${doctorId} was just written`);
  return presentDoctor(ctx, doctor);
}

/** Adds a referring doctor; refused when one of this name and qualification is in the list. */
export const createDoctor = serve(
  doctorEndpoints.createDoctor,
  async (ctx, { doctorId = newId(), code, status, ...fields }) => {
    // What is referred to stays in use until this commits.
    if ((fields.agencies?.length ?? 0) > 0 || fields.territory) await lockCatalogue(ctx);
    const values = { ...BLANK, ...fields, code: code ?? '', status: startingStatus(status) };
    const draft = { doctorId, version: 1, ...keptDoctor(ctx, values, null) };
    const references = await requireSound(ctx, { former: null, next: draft });
    const [given = draft.code] =
      code === undefined ? await takeCodes(ctx.db, ctx.lId, { of: 'doctor', count: 1 }) : [];
    const next = { ...draft, code: given };
    await insertDoctorRecords(ctx, [next], references);
    recordReferrer(ctx, doctorKind, { former: null, next });
    return presentWritten(ctx, doctorId);
  },
);

/** Changes a referring doctor, or takes one into or out of use. */
export const updateDoctor = serve(
  doctorEndpoints.updateDoctor,
  async (ctx, { doctorId }, { version, action, ...fields }) => {
    await lockCatalogue(ctx);
    const former = await readDoctor(ctx, doctorId, true);
    const { doctorId: own, agencyId } = ctx.caller.scope;
    if (former === null || (own !== null && own !== doctorId) || agencyId !== null) throw refuse('not-found');
    await expectVersion(ctx, { entityId: doctorId, expected: version, found: former.version });
    const from = masterData.stateOf(former.status);
    const to =
      action === undefined ? from : stepOrRefuse(`Doctor ${former.name}`, masterData.step(action, from));
    const values = { ...former, ...fields, status: masterData.codeOf(to) };
    const next = { doctorId, version: former.version + 1, ...keptDoctor(ctx, values, former) };
    const draft = { former, next };
    if (!isChanged(doctorKind, draft)) return presentDoctor(ctx, former);
    const references = await requireSound(ctx, draft);
    await updateDoctorRecords(ctx, [next], references);
    recordReferrer(ctx, doctorKind, draft);
    return presentWritten(ctx, doctorId);
  },
);
