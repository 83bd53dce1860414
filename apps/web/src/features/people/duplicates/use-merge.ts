import { listDuplicates, tellApart } from '@nidan/contract/people/patients/duplicate-endpoints';
import { listMerges, mergePatients, undoMerge } from '@nidan/contract/people/patients/merge-endpoints';
import {
  pastBills,
  pendingDetails,
  readPatient,
  searchPatients,
} from '@nidan/contract/people/patients/patient-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

const OUTDATED = [listDuplicates, listMerges, readPatient, searchPatients, pastBills, pendingDetails];

/** Makes two records one, or says that they are two people. */
export function useMerge() {
  return {
    merging: useApiMutation(mergePatients, { outdates: OUTDATED }),
    parting: useApiMutation(tellApart, { outdates: [listDuplicates] }),
  };
}

/** Undoes a merge. */
export function useUndoMerge() {
  return useApiMutation(undoMerge, { outdates: OUTDATED });
}
