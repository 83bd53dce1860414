import { listDepartments, listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { searchDoctors } from '@nidan/contract/people/referrers/doctor-endpoints';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What the fields of a person choose from. */
export interface UserChoices {
  /** Roles in use. */
  readonly roles: readonly Choice[];
  readonly locations: readonly Choice[];
  readonly departments: readonly Choice[];
  readonly doctors: readonly Choice[];
  readonly agencies: readonly Choice[];
}

const FRESH = { freshFor: 60_000 };
const MOST = { query: { limit: 200 } };
/** A person may belong to one that is out of use. */
const ALL_AGENCIES = { query: { limit: 200, all: true } };

/** Roles, places, doctors and agencies of the lab. */
export function useUserChoices(): UserChoices {
  const roles = useApiQuery(listRoles, MOST, FRESH).data?.rows ?? [];
  const locations = useApiQuery(listLocations, MOST, FRESH).data?.rows ?? [];
  const departments = useApiQuery(listDepartments, MOST, FRESH).data?.rows ?? [];
  const doctors = useApiQuery(searchDoctors, MOST, FRESH).data?.rows ?? [];
  const agencies = useApiQuery(listAgencies, ALL_AGENCIES, FRESH).data?.rows ?? [];
  return {
    roles: roles
      .filter(({ status }) => status === masterData.codes.enabled)
      .map(({ roleId, name }) => ({ value: roleId, label: name })),
    locations: locations.map(({ locationId, name }) => ({ value: locationId, label: name })),
    departments: departments.map(({ departmentId, name }) => ({ value: departmentId, label: name })),
    doctors: doctors.map(({ doctorId, name }) => ({ value: doctorId, label: name })),
    agencies: agencies.map(({ agencyId, name }) => ({ value: agencyId, label: name })),
  };
}
