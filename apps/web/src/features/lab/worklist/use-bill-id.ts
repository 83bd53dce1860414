import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The bill that a tab names by its id or by its lab ID. */
export function useBillId(named: string) {
  const isId = ID.test(named);
  const query = useApiQuery(readBill, { query: { labNo: named } }, { enabled: !isId, keepFormer: false });
  return {
    billId: isId ? named : (query.data?.billId ?? null),
    refusal: isId ? null : query.error,
    retry: () => void query.refetch(),
  };
}
