import type { DoctorView } from '@nidan/contract/people/referrers/doctor-endpoints';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentStanding } from '../../base/organisation/move-master.ts';
import { type ReadDoctor, shownContact } from './doctor-record.ts';

/** A doctor as their page shows them. */
export function presentDoctor(ctx: Pick<Ctx, 'caller'>, doctor: ReadDoctor): DoctorView {
  const { phone, email, address } = shownContact(ctx, doctor);
  const { territory, territoryName } = doctor;
  return {
    doctorId: doctor.doctorId,
    code: doctor.code,
    name: doctor.name,
    qualification: doctor.qualification,
    specialisation: doctor.specialisation,
    registrationNo: doctor.registrationNo,
    phone,
    email,
    address,
    territory: territory === null ? null : { code: territory, name: territoryName ?? '' },
    agencies: doctor.agencyBriefs.map(({ code, name }) => ({ code, name })),
    ...presentStanding(ctx, doctor),
  };
}
