import * as agencyPaymentEndpoints from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { AgeingRow } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import { AGE_BANDS } from '@nidan/domain/agencies/ageing';
import { invoice } from '@nidan/domain/status-sets/money/invoice';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { allocatedOfInvoice } from './allocated-of-invoice.ts';
import { notesLeft, receiptsLeft } from './credits.query.ts';
import { agencyInScope, invoiceInScope } from './invoice-scope.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Query = QueryOf<typeof agencyPaymentEndpoints.agencyAgeing>;

/** What is owed in each band, as a list in the order of the bands. */
const BANDS = sql`array[${sql.join(
  AGE_BANDS.map((_, band) => sql`coalesce(sum(o.paise) filter (where o.band = ${sql.lit(band)}), 0)::bigint`),
)}]`;
/** Where every band but the first begins, so that what is not due yet falls into the first, which has no beginning. */
const BEGINS = sql.raw(
  `array[${AGE_BANDS.slice(1)
    .map(({ from }) => from)
    .join(', ')}]`,
);

/** Agencies that owe something, or whose money pays no invoice yet: `s`, with name and code. */
function owingAgencies(ctx: Ctx, { by, q, agencyId }: Query): RawBuilder<unknown> {
  const { lId, lab } = ctx;
  const today = calendarDateIn(lab.timeZone, ctx.now);
  const day = by === 'due' ? sql`i.due_on` : sql`(i.sent_at at time zone ${lab.timeZone})::date`;
  const text = q?.trim().toLowerCase() ?? '';
  const asked = [
    agencyInScope(ctx, sql.ref('g.agency_id')),
    ...(agencyId === undefined ? [] : [sql`g.agency_id = ${agencyId}`]),
    ...(text === '' ? [] : [sql`(strpos(g.name_search, ${text}) > 0 or strpos(lower(g.code), ${text}) > 0)`]),
  ];
  return sql`
    with open as (
      select i.agency_id, ${day} as on_day, width_bucket(${today}::date - ${day}, ${BEGINS}) as band, i.total_paise - p.paise as paise
      from agency_invoice i cross join ${allocatedOfInvoice} p
      where i.l_id = ${lId} and i.state = ${invoice.codes.sent} and i.total_paise > p.paise and ${invoiceInScope(ctx)}),
    owed as (
      select o.agency_id, ${BANDS} as bands, sum(o.paise)::bigint as due, min(o.on_day)::text as oldest from open o group by o.agency_id),
    credit as (
      select c.agency_id, sum(c.left_paise)::bigint as paise from (${receiptsLeft} union all ${notesLeft}) c
      where c.l_id = ${lId} and c.left_paise > 0 group by c.agency_id),
    s as (
      select g.agency_id, g.code, g.name, g.name_search, w.bands, coalesce(w.due, 0)::bigint as due, w.oldest,
        coalesce(c.paise, 0)::bigint as unallocated
      from agency g
      left join owed w on w.agency_id = g.agency_id
      left join credit c on c.agency_id = g.agency_id
      where g.l_id = ${lId} and (w.agency_id is not null or c.agency_id is not null) and ${sql.join(asked, sql` and `)})`;
}

interface Row {
  readonly agencyId: string;
  readonly code: string;
  readonly agency: string;
  readonly search: string;
  readonly bands: readonly number[] | null;
  readonly due: number;
  readonly unallocated: number;
  readonly oldest: string | null;
}

const NOTHING = AGE_BANDS.map(() => 0);

function present({ agencyId, code, agency, bands, due, unallocated, oldest }: Row): AgeingRow {
  const bandsPaise = [...(bands ?? NOTHING)].map(Number);
  return { agencyId, code, agency, bandsPaise, duePaise: due, unallocatedPaise: unallocated, oldest };
}

async function readSums(ctx: Ctx, query: Query) {
  const sums = AGE_BANDS.map((_, band) => sql`coalesce(sum(s.bands[${sql.lit(band + 1)}]), 0)::bigint`);
  const { rows } = await sql<{ bands: readonly number[]; due: number; unallocated: number }>`
    ${owingAgencies(ctx, query)}
    select array[${sql.join(sums)}] as bands, coalesce(sum(s.due), 0)::bigint as due,
      coalesce(sum(s.unallocated), 0)::bigint as unallocated from s`.execute(ctx.db);
  return rows[0] ?? { bands: NOTHING, due: 0, unallocated: 0 };
}

/** What agencies owe by its age, by name, and all of it together. */
export const readAgeing = serve(agencyPaymentEndpoints.agencyAgeing, async (ctx, query: Query) => {
  const { cursor, limit = 50 } = query;
  const after = decodeCursor(cursor);
  const { rows } = await sql<Row>`
    ${owingAgencies(ctx, query)}
    select s.agency_id as "agencyId", s.code, s.name as agency, s.name_search as search, s.bands, s.due, s.unallocated, s.oldest
    from s where ${after === null ? sql`true` : sql`s.name_search > ${after[0]}`}
    order by s.name_search limit ${limit + 1}`.execute(ctx.db);
  const { bands, due, unallocated } = await readSums(ctx, query);
  return {
    ...toPage({ rows, limit, key: ({ search }) => [search], present }),
    bandsPaise: [...bands].map(Number),
    duePaise: due,
    unallocatedPaise: unallocated,
  };
});
