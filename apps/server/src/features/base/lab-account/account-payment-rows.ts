import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

export interface NewAccountPayment {
  readonly payment_id: string;
  readonly amount_paise: number;
  readonly paid_on: string;
  readonly reference: string;
  readonly told_by: string;
  readonly told_at: Date;
}

/** Keeps what a lab says it has paid; it is never changed. */
export async function insertAccountPayment(db: Db, lId: number, payment: NewAccountPayment): Promise<void> {
  await insertRows(db, 'account_payment', [{ l_id: lId, ...payment }]);
}
