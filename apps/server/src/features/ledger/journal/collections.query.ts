import * as collectionEndpoints from '@nidan/contract/ledger/journal/collection-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type {
  Collection,
  CollectionGroup,
  CollectionSum,
} from '@nidan/contract/ledger/journal/collection-view';
import { accountOfMode } from '@nidan/domain/money/journal';
import { formatDate } from '@nidan/domain/time/indian-date';
import { type RawBuilder, sql } from 'kysely';
import { postingInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { documentOfPosting, type PostingRow, presentPosting } from './present-posting.ts';
import { daysOfBooks } from './days-of-books.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Filter = Omit<QueryOf<typeof collectionEndpoints.sumCollections>, 'by'>;

/** The sides of postings that are on an account of money, that the caller sees. */
function moneyText(ctx: Ctx, { mode, locationId, userId, ...asked }: Filter): RawBuilder<unknown> {
  const { from, to } = daysOfBooks(ctx, asked);
  const conditions = [
    sql`j.l_id = ${ctx.lId}`,
    sql`j.posted_on between ${from} and ${to}`,
    mode === undefined ? sql`side.account like 'mode:%'` : sql`side.account = ${accountOfMode(mode)}`,
    postingInScope(ctx, 'j'),
  ];
  if (locationId !== undefined) conditions.push(sql`j.location_id = ${locationId}`);
  if (userId !== undefined) conditions.push(sql`j.posted_by = ${userId}`);
  return sql`
    select j.l_id, j.posting_id, j.posted_at, j.posted_on, j.kind, j.bill_id, j.payment_id, j.refund_id, j.document_id, j.posted_by,
      j.location_id, b.lab_no, substr(side.account, 6) as mode, side.came, side.went
    from journal_posting j left join bill b on b.l_id = j.l_id and b.bill_id = j.bill_id
    cross join lateral (
      values (j.debit_account, j.amount_paise, 0::bigint), (j.credit_account, 0::bigint, j.amount_paise)) side (account, came, went)
    where ${sql.join(conditions, sql` and `)}`;
}

interface Row extends PostingRow {
  readonly mode: string;
  readonly by: string;
  readonly location: string;
  readonly came: number;
  readonly went: number;
}

function present(row: Row): Collection {
  return {
    ...presentPosting(row),
    mode: row.mode,
    by: row.by,
    location: row.location,
    inPaise: row.came,
    outPaise: row.went,
  };
}

/** Money that came and went within some days, newest first. */
export const listCollectionsOf = serve(collectionEndpoints.listCollections, async (ctx, query) => {
  const { limit = 50 } = query;
  const [at, id] = decodeCursor(query.cursor) ?? [];
  const after =
    id === undefined ? sql`` : sql`where (m.posted_at, m.posting_id) < (${at}::timestamptz, ${id}::uuid)`;
  const { rows } = await sql<Row>`
    select m.*, n.number, u.name as by, place.name as location
    from (select * from (${moneyText(ctx, query)}) m ${after}
      order by m.posted_at desc, m.posting_id desc limit ${limit + 1}) m
    join login_user u on u.user_id = m.posted_by
    join location place on place.l_id = m.l_id and place.location_id = m.location_id
    left join money_document n on n.l_id = m.l_id and n.document_id = ${documentOfPosting}
    order by m.posted_at desc, m.posting_id desc`.execute(ctx.db);
  return toPage({ rows, limit, key: (row) => [row.posted_at.toISOString(), row.posting_id], present });
});

/** What a group is told apart by, and its name. */
const GROUPS = {
  mode: { key: sql`m.mode`, label: sql`m.mode`, join: sql`` },
  location: {
    key: sql`m.location_id`,
    label: sql`place.name`,
    join: sql`join location place on place.l_id = m.l_id and place.location_id = m.location_id`,
  },
  person: {
    key: sql`m.posted_by`,
    label: sql`u.name`,
    join: sql`join login_user u on u.user_id = m.posted_by`,
  },
  day: { key: sql`m.posted_on`, label: sql`m.posted_on`, join: sql`` },
} as const satisfies Record<CollectionGroup, object>;

/** Money that came and went within some days, summed, the largest first; days in their order. */
export const sumCollectionsOf = serve(collectionEndpoints.sumCollections, async (ctx, { by, ...filter }) => {
  const { key, label, join } = GROUPS[by];
  const order = by === 'day' ? sql`1` : sql`sum(m.came) desc, 2`;
  const { rows } = await sql<CollectionSum>`
    select ${key}::text as key, ${label}::text as label, count(*) filter (where m.came > 0 and m.kind <> 'cashDifference')::int as receipts,
      sum(m.came)::bigint as "inPaise", sum(m.went)::bigint as "outPaise"
    from (${moneyText(ctx, filter)}) m ${join} group by 1, 2 order by ${order}`.execute(ctx.db);
  const sum = (of: (row: CollectionSum) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    sums: by === 'day' ? rows.map((row) => ({ ...row, label: formatDate(row.key) })) : rows,
    total: {
      key: '',
      label: 'Total',
      receipts: sum(({ receipts }) => receipts),
      inPaise: sum(({ inPaise }) => inPaise),
      outPaise: sum(({ outPaise }) => outPaise),
    },
  };
});
