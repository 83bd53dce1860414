import {
  exportPatients,
  searchPatients,
  updateDetails,
} from '@nidan/contract/people/patients/patient-endpoints';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementByKey, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { createPatient } from './create-patient.ts';
import { exportPatientsOf } from './export-patients.ts';
import { listDuplicatesOf } from './merging/duplicates.query.ts';
import { mergePatients } from './merging/merge-patients.ts';
import { previewMergeOf } from './merging/merge-preview.query.ts';
import { listMergesOf } from './merging/merges.query.ts';
import { pastBillsOf } from './past-bills.query.ts';
import { pendingDetailsOf } from './pending-details.query.ts';
import { searchPatientsOf } from './patient-search.query.ts';
import { readPatientOf } from './patient.query.ts';
import { tellApart } from './merging/tell-apart.ts';
import { undoMerge } from './merging/undo-merge.ts';
import { updatePatient } from './update-patient.ts';

export const patientRoutes: readonly Route[] = [
  implementByKey(
    searchPatients,
    (ctx, { query }) => searchPatientsOf(ctx, query),
    // Whom somebody sees of all people is chosen by what they see.
    ({ query }) => (query.q ?? '').trim() !== '',
  ),
  implementDocument(exportPatients, {
    load: (ctx, { query }) => exportPatientsOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  createPatient,
  implement(updateDetails, (ctx, { body: { patient_id: patientId, ...changes } }) =>
    updatePatient(ctx, { patientId }, changes),
  ),
  pastBillsOf,
  pendingDetailsOf,
  listDuplicatesOf,
  tellApart,
  previewMergeOf,
  mergePatients,
  undoMerge,
  listMergesOf,
  readPatientOf,
  updatePatient,
];
