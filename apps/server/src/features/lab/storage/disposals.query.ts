import * as disposalEndpoints from '@nidan/contract/lab/storage/disposal-endpoints';
import type { DisposalView } from '@nidan/contract/lab/storage/storage-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { type DisposalCertificate, METHOD_WORDS } from '@nidan/domain/documents/disposal-certificate';
import type { BagColour, DisposalMethod } from '@nidan/domain/storage/disposal-rules';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly disposal_id: string;
  readonly number: string | null;
  readonly location: string;
  readonly method: DisposalMethod;
  readonly bag_colour: BagColour;
  readonly note: string;
  readonly asked_at: Date;
  readonly asked_by: string;
  readonly asker: string;
  readonly witnessed_at: Date | null;
  readonly witness: string | null;
  readonly withdrawn_at: Date | null;
  readonly withdrawer: string | null;
  readonly withdrawal_reason: string | null;
  readonly tubes: { sampleId: string; barcode: string; takenFrom: string; specimen: string }[] | null;
  readonly version: number;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { locationIds } = ctx.caller.scope;
  const isSeen = locationIds === null ? sql`true` : sql`d.location_id = any(${[...locationIds]})`;
  const { rows } = await sql<Row>`
    select d.disposal_id, d.number, place.name as location, d.method, d.bag_colour, d.note, d.asked_at, d.asked_by,
      asker.name as asker, d.witnessed_at, witness.name as witness, d.withdrawn_at, withdrawer.name as withdrawer,
      d.withdrawal_reason, d.version, (
        select json_agg(json_build_object('sampleId', dt.sample_id, 'barcode', s.barcode, 'takenFrom', dt.taken_from,
          'specimen', t.specimen) order by dt.taken_from, s.barcode)
        from disposal_tube dt
        join sample s on s.l_id = dt.l_id and s.sample_id = dt.sample_id
        join sample_type t on t.l_id = s.l_id and t.sample_type_id = s.sample_type_id
        where dt.l_id = d.l_id and dt.disposal_id = d.disposal_id) as tubes
    from disposal d
    join location place on place.l_id = d.l_id and place.location_id = d.location_id
    join login_user asker on asker.user_id = d.asked_by
    left join login_user witness on witness.user_id = d.witnessed_by
    left join login_user withdrawer on withdrawer.user_id = d.withdrawn_by
    where d.l_id = ${ctx.lId} and ${isSeen} and ${rest}`.execute(ctx.db);
  return rows;
}

function stepsOf({ caller }: Ctx, row: Row): string[] {
  const isOpen = row.witnessed_at === null && row.withdrawn_at === null;
  if (!isOpen || !hasRight(caller, 'samples', PERMISSION.update)) return [];
  return row.asked_by === caller.userId ? ['withdraw'] : ['witness', 'withdraw'];
}

/** What somebody wrote, hidden from a demo user. */
function hidden({ caller }: Ctx, text: string): string {
  return caller.isDemoUser ? maskOther(text) : text;
}

function present(ctx: Ctx, row: Row): DisposalView {
  return {
    disposalId: row.disposal_id,
    number: row.number,
    location: row.location,
    method: row.method,
    bagColour: row.bag_colour,
    note: hidden(ctx, row.note),
    askedAt: row.asked_at.toISOString(),
    askedBy: row.asker,
    witnessedAt: row.witnessed_at?.toISOString() ?? null,
    witnessedBy: row.witness,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    withdrawnBy: row.withdrawer,
    withdrawalReason: row.withdrawal_reason === null ? null : hidden(ctx, row.withdrawal_reason),
    tubes: row.tubes ?? [],
    version: row.version,
    can: stepsOf(ctx, row),
  };
}

async function readRow(ctx: Ctx, disposalId: string): Promise<Row> {
  const [row] = await readRows(ctx, sql`d.disposal_id = ${disposalId}`);
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** One disposal run. */
export async function readDisposal(ctx: Ctx, disposalId: string): Promise<DisposalView> {
  return present(ctx, await readRow(ctx, disposalId));
}

/** Disposal runs, latest first. */
export const listDisposalsOf = serve(disposalEndpoints.listDisposals, async (ctx, filter) => {
  const limit = filter.limit ?? 50;
  const after = decodeCursor(filter.cursor);
  const beyond = after === null ? sql`true` : sql`(d.asked_at, d.disposal_id) < (${after[0]}, ${after[1]})`;
  const conditions = [beyond, ...withinDates(ctx, sql.ref('d.asked_at'), filter)];
  const rows = await readRows(
    ctx,
    sql`${sql.join(conditions, sql` and `)} order by d.asked_at desc, d.disposal_id desc limit ${limit + 1}`,
  );
  return toPage({
    rows,
    limit,
    key: (row) => [row.asked_at.toISOString(), row.disposal_id],
    present: (row) => present(ctx, row),
  });
});

/** The certificate of a witnessed run, ready for the printer. */
export async function loadCertificate(ctx: Ctx, disposalId: string) {
  const row = await readRow(ctx, disposalId);
  const { number, witness, witnessed_at: witnessedAt } = row;
  if (number === null || witness === null || witnessedAt === null) throw refuse('disposal-not-witnessed');
  const minute = (at: Date): string => formatDateTime(ctx.lab.timeZone, at).slice(0, 16);
  const data: DisposalCertificate = {
    documentDate: witnessedAt.toISOString(),
    labName: ctx.lab.name,
    place: row.location,
    number,
    method: METHOD_WORDS[row.method],
    bag: row.bag_colour.charAt(0).toUpperCase() + row.bag_colour.slice(1),
    note: hidden(ctx, row.note),
    askedBy: row.asker,
    askedAt: minute(row.asked_at),
    witnessedBy: witness,
    witnessedAt: minute(witnessedAt),
    tubes: (row.tubes ?? []).map(({ barcode, specimen, takenFrom }) => ({ barcode, specimen, takenFrom })),
  };
  return { kind: 'disposal-certificate' as const, data };
}
