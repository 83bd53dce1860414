import {
  createPatient as createEndpoint,
  readPatient,
  searchPatients,
  updatePatient as updateEndpoint,
} from '@nidan/contract/patients/patient-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { createPatient } from './create-patient.ts';
import { searchPatientsOf } from './patient-search.query.ts';
import { readPatientOf } from './patient.query.ts';
import { updatePatient } from './update-patient.ts';

export const patientRoutes: readonly Route[] = [
  implement(searchPatients, (ctx, { query }) => searchPatientsOf(ctx, query)),
  implement(createEndpoint, (ctx, { body }) => createPatient(ctx, body)),
  implement(readPatient, (ctx, { params }) => readPatientOf(ctx, params)),
  implement(updateEndpoint, (ctx, { params, body }) => updatePatient(ctx, params, body)),
];
