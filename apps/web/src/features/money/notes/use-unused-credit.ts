import { unusedCredits } from '@nidan/contract/money/notes/note-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';

/** Whose credit notes: of a patient, or of both parties of a bill. */
type Whose = { readonly patientId: string } | { readonly billId: string };

/** What is left of credit notes, in paise; 0 for nobody and for whoever does not see payments. */
export function useUnusedCredit(whose: Whose | null): number {
  const seesPayments = useRight('payments', PERMISSION.read);
  const query = useApiQuery(
    unusedCredits,
    { query: { ...whose, limit: 1 } },
    { enabled: seesPayments && whose !== null, keepFormer: false },
  );
  return whose === null ? 0 : (query.data?.leftPaise ?? 0);
}
