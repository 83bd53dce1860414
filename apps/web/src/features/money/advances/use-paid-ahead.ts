import { listAdvances } from '@nidan/contract/money/advances/advance-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';

/** What a person paid ahead and may use, in paise; 0 for nobody and for whoever does not see payments. */
export function usePaidAhead(patientId: string | null): number {
  const seesPayments = useRight('payments', PERMISSION.read);
  const query = useApiQuery(
    listAdvances,
    { query: { patientId: patientId ?? '', left: true, limit: 200 } },
    { enabled: seesPayments && patientId !== null, keepFormer: false },
  );
  const rows = patientId === null ? [] : (query.data?.rows ?? []);
  return rows.reduce((sum, { balancePaise }) => sum + balancePaise, 0);
}
