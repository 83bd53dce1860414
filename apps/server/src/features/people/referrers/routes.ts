import { type Route } from '../../../kernel/http/route.ts';
import { listAgenciesOf, listExpectedVolumesOf } from './agencies.query.ts';
import { createAgency, setExpectedVolumes, updateAgency } from './change-agency.ts';
import { createDoctor, updateDoctor } from './change-doctor.ts';
import { listDoctorsOf, listMappedAgenciesOf } from './doctor-records.query.ts';
import { searchDoctorsOf } from './doctors.query.ts';

export const referrerRoutes: readonly Route[] = [
  searchDoctorsOf,
  listDoctorsOf,
  createDoctor,
  updateDoctor,
  listMappedAgenciesOf,
  listAgenciesOf,
  createAgency,
  updateAgency,
  listExpectedVolumesOf,
  setExpectedVolumes,
];
