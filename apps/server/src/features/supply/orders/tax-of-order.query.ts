import * as orderEndpoints from '@nidan/contract/supply/orders/order-endpoints';
import type { TaxKind } from '@nidan/domain/enumerations/purchasing';
import { purchaseTaxKind } from '@nidan/domain/purchasing/gst-of-purchase';
import { stateOfGstin } from '@nidan/domain/tax/gstin';
import { sql } from 'kysely';
import { stateCodeOfPin } from '../../base/pincodes/find-pincode.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

export interface TaxOfOrder {
  readonly taxKind: TaxKind;
  readonly vendorState: string;
  readonly storeState: string;
}

/**
 * Which GST a vendor charges for what goes to a store: by the state of the vendor and of the firm whose store it is. The state of a firm
 * without a GST number is that of its postal code; without either it is taken to be where the vendor is.
 */
export const readTaxOfOrder = serve(
  orderEndpoints.orderTax,
  async (
    { db, lId },
    { vendorId, storeId }: { readonly vendorId: string; readonly storeId: string },
  ): Promise<TaxOfOrder> => {
    const { rows } = await sql<{ vendorState: string | null; gstin: string | null; pincode: string | null }>`
    select v.state_code as "vendorState", f.gstin, f.pincode
    from vendor v cross join store s
    join location place on place.l_id = s.l_id and place.location_id = s.location_id
    left join firm f on f.l_id = place.l_id and f.firm_id = place.firm_id
    where v.l_id = ${lId} and v.vendor_id = ${vendorId} and s.l_id = ${lId} and s.store_id = ${storeId}`.execute(
      db,
    );
    const [row] = rows;
    if (row === undefined) throw refuse('not-found');
    const vendorState = row.vendorState ?? '';
    const storeState = stateOfGstin(row.gstin ?? '') ?? stateCodeOfPin(row.pincode ?? '') ?? vendorState;
    return { taxKind: purchaseTaxKind(vendorState, storeState), vendorState, storeState };
  },
);
