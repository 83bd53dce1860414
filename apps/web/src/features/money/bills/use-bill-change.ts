import { listAdvances, listAdvanceUses, readAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { countApprovals, listApprovals } from '@nidan/contract/people/approvals/approval-endpoints';
import { countBills, listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listNotes, listNoteUses, readNote, unusedCredits } from '@nidan/contract/money/notes/note-endpoints';
import { listRefunds } from '@nidan/contract/money/refunds/refund-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { pastBills, readPatient, searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

interface Meanwhile {
  readonly rereadsOn?: readonly RefusalCode[];
  readonly onRefused?: (refusal: ApiRefusal) => void;
}

/** A command that changes a bill: the bill, the lists it stands in and its patient are read again. */
export function useBillChange<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  onDone?: (answer: Answer) => void,
  meanwhile: Meanwhile = {},
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
    ...meanwhile,
  });
}
