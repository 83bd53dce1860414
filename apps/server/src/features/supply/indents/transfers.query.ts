import * as transferEndpoints from '@nidan/contract/supply/indents/transfer-endpoints';
import type { TransferView } from '@nidan/contract/supply/indents/indent-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import {
  interLocationTransfer,
  transferStateOf,
} from '@nidan/domain/status-sets/supply/inter-location-transfer';
import { type RawBuilder, sql } from 'kysely';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { documentSearch } from './document-search.ts';
import { eitherInScope } from './stores-of-document.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface TransferRow {
  readonly transfer_id: string;
  readonly number: string | null;
  readonly indent_id: string | null;
  readonly indent_number: string | null;
  readonly state: number;
  readonly from_id: string;
  readonly from_name: string;
  readonly from_location: string;
  readonly to_id: string;
  readonly to_name: string;
  readonly to_location: string;
  readonly note: string;
  readonly made_at: Date;
  readonly made_by: string;
  readonly sent_at: Date | null;
  readonly sent_by: string | null;
  readonly cancel_reason: string | null;
  readonly lines: number;
  readonly asked: number;
  readonly sent: number;
  readonly received: number;
  readonly lost: number;
  readonly version: number;
}

/** What the caller may do with a transfer: what is on its way is received, which no step by hand says. */
function actionsOf({ caller }: Ctx, { state, sent, received, lost }: TransferRow): string[] {
  const name = interLocationTransfer.stateOf(state);
  if (name !== 'inTransit') return permittedActions(caller, interLocationTransfer, name);
  return sent > received + lost && hasRight(caller, 'inventory', PERMISSION.create) ? ['receive'] : [];
}

function present(ctx: Ctx, row: TransferRow): TransferView {
  const stored = interLocationTransfer.stateOf(row.state);
  const state = stored === 'inTransit' ? transferStateOf(row) : stored;
  return {
    transferId: row.transfer_id,
    number: row.number ?? '',
    indentId: row.indent_id,
    indentNumber: row.indent_number,
    state: interLocationTransfer.codeOf(state),
    stateLabel: interLocationTransfer.labelOf(state),
    from: { storeId: row.from_id, name: row.from_name, location: row.from_location },
    to: { storeId: row.to_id, name: row.to_name, location: row.to_location },
    note: row.note,
    madeAt: row.made_at.toISOString(),
    madeBy: row.made_by,
    sentAt: row.sent_at?.toISOString() ?? null,
    sentBy: row.sent_by,
    cancelReason: row.cancel_reason,
    isOnTheWay: row.sent > row.received + row.lost,
    lines: row.lines,
    version: row.version,
    can: actionsOf(ctx, row),
  };
}

async function selectTransfers(ctx: Ctx, rest: RawBuilder<unknown>): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select x.transfer_id, n.number, x.indent_id, q.number as indent_number, x.state, f.store_id as from_id, f.name as from_name,
      fp.name as from_location, t.store_id as to_id, t.name as to_name, tp.name as to_location, x.note, x.made_at,
      m.name as made_by, x.sent_at, s.name as sent_by, x.cancel_reason, y.lines, y.asked, o.sent, o.received, o.lost, x.version
    from stock_transfer x
    join store f on f.l_id = x.l_id and f.store_id = x.from_store_id
    join location fp on fp.l_id = f.l_id and fp.location_id = f.location_id
    join store t on t.l_id = x.l_id and t.store_id = x.to_store_id
    join location tp on tp.l_id = t.l_id and tp.location_id = t.location_id
    join login_user m on m.user_id = x.made_by
    left join login_user s on s.user_id = x.sent_by
    left join money_document n on n.l_id = x.l_id and n.document_id = x.transfer_id
    left join money_document q on q.l_id = x.l_id and q.document_id = x.indent_id
    cross join lateral (
      select count(*)::int as lines, coalesce(sum(l.quantity), 0)::bigint as asked
      from stock_transfer_line l where l.l_id = x.l_id and l.transfer_id = x.transfer_id) y
    cross join lateral (
      select coalesce(sum(l.sent), 0)::bigint as sent, coalesce(sum(l.received), 0)::bigint as received,
        coalesce(sum(l.lost), 0)::bigint as lost
      from stock_transfer_lot l where l.l_id = x.l_id and l.transfer_id = x.transfer_id) o
    where x.l_id = ${ctx.lId} and ${eitherInScope(ctx)} ${rest}`.execute(ctx.db);
  return rows;
}

/** One transfer that the caller sees. */
export async function readTransferView(ctx: Ctx, transferId: string): Promise<TransferView> {
  const [row] = await selectTransfers(ctx, sql`and x.transfer_id = ${transferId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** What was sent for an indent, in the order in which it was. */
export async function transfersOfIndent(ctx: Ctx, indentId: string): Promise<TransferView[]> {
  const rows = await selectTransfers(
    ctx,
    sql`and x.indent_id = ${indentId} order by x.made_at, x.transfer_id`,
  );
  return rows.map((row) => present(ctx, row));
}

/** Where transfers `x` between `f` and `t` have what they are searched by. */
export const TRANSFER_AT = {
  number: sql.ref('n.number'),
  places: ['f.name', 'fp.name', 't.name', 'tp.name'].map((name) => sql.ref(name)),
  items: sql`
    select from stock_transfer_line y join item i on i.l_id = y.l_id and i.item_id = y.item_id
    where y.l_id = x.l_id and y.transfer_id = x.transfer_id`,
  lots: sql`
    select from stock_transfer_lot y join stock_lot l on l.l_id = y.l_id and l.lot_id = y.lot_id
    where y.l_id = x.l_id and y.transfer_id = x.transfer_id`,
};

const ON_THE_WAY = sql`exists (
  select from stock_transfer_lot l
  where l.l_id = x.l_id and l.transfer_id = x.transfer_id and l.sent > l.received + l.lost)`;

/** Transfers of the stores that the caller sees, newest first. */
export const listTransfersOf = serve(transferEndpoints.listStockTransfers, async (ctx, filter) => {
  const { state, onTheWay } = filter;
  return newestFirst(ctx, {
    by: ['x.made_at', 'x.transfer_id'],
    asked: filter,
    conditions: [
      ...(state === undefined ? [] : [sql`x.state = ${state}`]),
      ...(onTheWay === true ? [ON_THE_WAY] : []),
      ...documentSearch(filter, TRANSFER_AT),
    ],
    read: (rest) => selectTransfers(ctx, sql`and ${rest}`),
    keyOf: (row) => [row.made_at, row.transfer_id],
    present: (row) => present(ctx, row),
  });
});
