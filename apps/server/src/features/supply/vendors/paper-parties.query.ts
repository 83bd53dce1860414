import type { TradeParty } from '@nidan/domain/documents/trade-paper';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

function filled(lines: readonly (string | null)[]): string[] {
  return lines.filter((line) => line !== null && line.trim() !== '') as string[]; // as: null is filtered out
}

function idsOf(gstin: string | null, pan: string | null): TradeParty['ids'] {
  return [
    ...(gstin === null ? [] : [{ label: 'GSTIN', value: gstin }]),
    ...(pan === null ? [] : [{ label: 'PAN', value: pan }]),
  ];
}

interface VendorRow {
  readonly code: string;
  readonly name: string;
  readonly gstin: string | null;
  readonly pan: string | null;
  readonly paymentDays: number;
  readonly line: string | null;
  readonly city: string | null;
  readonly pincode: string | null;
  readonly state: string | null;
}

/** The vendor of an order at the address that the order is written to, and in how many days an invoice is paid. */
export async function vendorParty(
  { db, lId }: Ctx,
  orderId: string,
  label: string,
): Promise<{ readonly party: TradeParty; readonly paymentDays: number }> {
  const { rows } = await sql<VendorRow>`
    select v.code, v.name, v.gstin, v.pan, v.payment_days as "paymentDays", a.line, a.city, a.pincode, a.state_code as state
    from purchase_order o
    join vendor v on v.l_id = o.l_id and v.vendor_id = o.vendor_id
    left join vendor_address a on a.l_id = o.l_id and a.address_id = o.address_id
    where o.l_id = ${lId} and o.order_id = ${orderId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { code, name, gstin, pan, paymentDays, line, city, pincode, state } = row;
  const place = filled([city, pincode, state === null ? null : `State ${state}`]).join(', ');
  const party = {
    label: `${label} · ${code}`,
    name,
    lines: filled([...(line ?? '').split('\n'), place]),
    ids: idsOf(gstin, pan),
  };
  return { party, paymentDays };
}

interface PlaceRow {
  readonly store: string;
  readonly location: string;
  readonly address: string;
  readonly phone: string;
  readonly firm: string | null;
  readonly gstin: string | null;
  readonly pan: string | null;
  readonly firmLines: readonly (string | null)[] | null;
  readonly lab: string;
  readonly labAddress: string;
}

/** The firm that buys for a store (the lab where the place has none), and the store where the goods go. */
export async function placeParties(
  { db, lId }: Ctx,
  storeId: string,
): Promise<{ readonly buyer: TradeParty; readonly store: TradeParty }> {
  const { rows } = await sql<PlaceRow>`
    select s.name as store, p.name as location, p.address, p.phone, f.name as firm, f.gstin, f.pan,
      case when f.firm_id is not null then jsonb_build_array(f.addr_1, f.addr_2, f.landmark, concat_ws(' ', f.city, f.pincode), f.email) end
        as "firmLines", l.name as lab, l.address as "labAddress"
    from store s join location p on p.l_id = s.l_id and p.location_id = s.location_id
    join lab l on l.l_id = s.l_id
    left join firm f on f.l_id = p.l_id and f.firm_id = p.firm_id
    where s.l_id = ${lId} and s.store_id = ${storeId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { store, location, address, phone, firm, gstin, pan, firmLines, lab, labAddress } = row;
  return {
    buyer: {
      label: 'Bill to',
      name: firm ?? lab,
      lines: filled(firmLines ?? labAddress.split('\n')),
      ids: idsOf(gstin, pan),
    },
    store: {
      label: 'Deliver to',
      name: location,
      lines: filled([store === location ? null : store, ...address.split('\n'), phone]),
      ids: [],
    },
  };
}
