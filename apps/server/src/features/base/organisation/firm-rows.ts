import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

export interface FirmRow {
  readonly firm_id: string;
  readonly name: string;
  readonly gstin: string | null;
  readonly pan: string | null;
  readonly cin: string | null;
  readonly tan: string | null;
  readonly addr_1: string;
  readonly addr_2: string;
  readonly landmark: string;
  readonly city: string;
  readonly pincode: string;
  readonly phone: string;
  readonly email: string;
  readonly lab_id_prefix: string | null;
  readonly status: number;
  readonly version: number;
}

export const firmColumns = [
  'firm_id',
  'name',
  'gstin',
  'pan',
  'cin',
  'tan',
  'addr_1',
  'addr_2',
  'landmark',
  'city',
  'pincode',
  'phone',
  'email',
  'lab_id_prefix',
  'status',
  'version',
] as const satisfies readonly (keyof FirmRow)[];

export async function insertFirm(db: Db, lId: number, firm: FirmRow): Promise<void> {
  await insertRows(db, 'firm', [{ l_id: lId, ...firm }]);
}

export async function updateFirmRow(
  db: Db,
  firm: { readonly lId: number; readonly firmId: string },
  values: Partial<FirmRow>,
): Promise<void> {
  await db
    .updateTable('firm')
    .set(values)
    .where('l_id', '=', firm.lId)
    .where('firm_id', '=', firm.firmId)
    .execute();
}
