import { labIdFault } from '@nidan/domain/billing/lab-id';
import { refuseField } from '../../../kernel/http/refuse.ts';

interface Asked {
  readonly billId?: string;
  readonly labNo?: string;
}

/** What a query means by the id of a bill or its lab ID; refused when neither is given, and for what cannot be a lab ID (spec §5). */
export function wantedBill({
  billId,
  labNo,
}: Asked): { readonly billId: string } | { readonly labNo: string } {
  if (billId !== undefined) return { billId };
  const wanted = labNo?.trim().toUpperCase() ?? '';
  if (wanted === '') throw refuseField('billId', 'bill-or-lab-id-needed');
  // Without a reference to be near to: a bill may be of any day.
  const fault = labIdFault(wanted, '');
  if (fault !== null) throw refuseField('labNo', fault);
  return { labNo: wanted };
}
