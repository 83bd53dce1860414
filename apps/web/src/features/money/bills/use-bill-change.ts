import { listAdvances, listAdvanceUses, readAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { countApprovals, listApprovals } from '@nidan/contract/people/approvals/approval-endpoints';
import { countBills, listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listNotes, listNoteUses, readNote, unusedCredits } from '@nidan/contract/money/notes/note-endpoints';
import { listRefunds } from '@nidan/contract/money/refunds/refund-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { pastBills, readPatient, searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

/** A command that changes a bill: the bill, the lists it stands in and its patient are read again. */
export function useBillChange<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  onDone?: (answer: Answer) => void,
) {
  return useApiMutation(endpoint, {
    outdates: [
      readBill,
      listBills,
      countBills,
      listSamples,
      listRefunds,
      listAdvances,
      readAdvance,
      listAdvanceUses,
      listNotes,
      readNote,
      listNoteUses,
      unusedCredits,
      listApprovals,
      countApprovals,
      readPatient,
      pastBills,
      searchPatients,
    ],
    ...(onDone ? { onDone } : {}),
  });
}
