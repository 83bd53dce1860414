import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ExportFormat } from '../../kernel/export-format.ts';
import { closed, Id, page, pageOf } from '../../kernel/shapes.ts';
import { PatientChanges, PatientInput } from './patient-input.ts';
import { HistorySums, PendingDetails } from './patient-history.ts';
import { PatientMatch, PatientRecord, PatientView, PatientVisit } from './patient-record.ts';

export const searchPatients = defineEndpoint({
  method: 'GET',
  path: '/api/patients',
  summary:
    'People by `q`: the beginning of a phone number, patient code, ABHA id, SRF id, or any part of any word of the name; newest first without `q`',
  access: { module: 'patients', bits: PERMISSION.read },
  query: closed({ ...page, q: Type.Optional(Type.String({ maxLength: 120 })) }),
  perMinute: 600,
  response: pageOf(PatientMatch),
});

export const exportPatients = defineEndpoint({
  method: 'GET',
  path: '/api/patients/export',
  summary:
    'The people that `q` finds as a file, at most 20,000; more than 1,000 need a proof of the last minutes',
  access: { module: 'patients', bits: PERMISSION.read },
  query: closed({ q: Type.Optional(Type.String({ maxLength: 120 })), format: ExportFormat }),
  produces: 'application/octet-stream',
  perMinute: 10,
  // What the rows of the file are made of: it says that the file tells data of patients.
  response: Type.Array(PatientMatch),
});

export const createPatient = defineEndpoint({
  method: 'POST',
  path: '/api/patients',
  summary: 'Registers a person; several people may share one phone number',
  access: { module: 'patients', bits: PERMISSION.create },
  accountNeed: 'registration',
  body: closed({ ...PatientInput.properties, patient_id: Type.Optional(Id) }),
  response: PatientRecord,
});

export const readPatient = defineEndpoint({
  method: 'GET',
  path: '/api/patients/:patientId',
  summary: 'One person with dues and the latest 20 visits',
  access: { module: 'patients', bits: PERMISSION.read },
  params: closed({ patientId: Id }),
  response: PatientView,
});

export const updatePatient = defineEndpoint({
  method: 'PATCH',
  path: '/api/patients/:patientId',
  summary: 'Changes a person: a missing field keeps its value, null clears it',
  access: { module: 'patients', bits: PERMISSION.update },
  params: closed({ patientId: Id }),
  body: PatientChanges,
  response: PatientRecord,
});

export const updateDetails = defineEndpoint({
  method: 'POST',
  path: '/api/patients/update-details',
  summary: 'The same change as PATCH, with the person in the body',
  access: { module: 'patients', bits: PERMISSION.update },
  body: closed({ ...PatientChanges.properties, patient_id: Id }),
  response: PatientRecord,
});

export const pastBills = defineEndpoint({
  method: 'GET',
  path: '/api/patients/past-bills-info',
  summary: 'Bills of a person, newest first, and what all of them come to',
  access: { module: 'patients', bits: PERMISSION.read },
  query: closed({ ...page, patientId: Id }),
  response: closed({ ...pageOf(PatientVisit).properties, sums: HistorySums }),
});

export const pendingDetails = defineEndpoint({
  method: 'GET',
  path: '/api/patients/patient-pending-details',
  summary: 'What is open with a person: empty fields, tests, dues and reports; of the last 40 bills',
  access: { module: 'patients', bits: PERMISSION.read },
  query: closed({ patientId: Id }),
  response: PendingDetails,
});
