import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type {
  LabView,
  listDepartments,
  listLabs,
  listLocations,
} from '@nidan/contract/organisation/organisation-endpoints';
import { labAccount } from '@nidan/domain/status-sets/lab-account';
import type { Ctx } from '../../kernel/http/context.ts';
import { catalogueOf } from '../catalog/catalog-cache.ts';

/** The labs of the caller, by name. Memberships are read across labs: they are few and carry no data of a patient (ADR 2). */
export async function listLabsOf({ db, caller }: Ctx): Promise<AnswerOf<typeof listLabs>> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('lab', 'lab.l_id', 'membership.l_id')
    .select(['lab.l_id', 'name', 'prefix', 'lab_type', 'home_l_id', 'time_zone', 'account_status'])
    .select(['address', 'phone', 'email', 'website', 'tagline'])
    .where('membership.user_id', '=', caller.userId)
    .orderBy('name')
    .execute();
  return {
    rows: rows.map(({ l_id, lab_type, home_l_id, time_zone, account_status, ...lab }): LabView => ({
      ...lab,
      lId: l_id,
      labType: lab_type,
      homeLId: home_l_id,
      timeZone: time_zone,
      status: account_status,
      statusLabel: labAccount.labelOf(labAccount.stateOf(account_status)),
    })),
  };
}

/** The locations of the lab, by name. */
export async function listLocationsOf({ db, lId }: Ctx): Promise<AnswerOf<typeof listLocations>> {
  const rows = await db
    .selectFrom('location')
    .select(['location_id', 'name', 'address', 'phone'])
    .where('l_id', '=', lId)
    .orderBy('name')
    .execute();
  return { rows: rows.map(({ location_id, ...location }) => ({ ...location, locationId: location_id })) };
}

/** The departments of the lab in the order of its reports. */
export async function listDepartmentsOf(ctx: Ctx): Promise<AnswerOf<typeof listDepartments>> {
  const { departments } = await catalogueOf(ctx);
  return {
    rows: [...departments.values()].map(({ departmentId, code, name, enforceDeptAccession }) => ({
      departmentId,
      code,
      name,
      enforceDeptAccession,
    })),
  };
}
