import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { faultOfDisposal } from '@nidan/domain/storage/disposal-rules';
import { positionCode } from '@nidan/domain/storage/storage-scan';
import { mayNeedTube } from '@nidan/domain/storage/storing-rules';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type LockedTube, lockTubes } from '../samples/lock-tubes.ts';
import { requireStored } from './scanned-tube.ts';

interface Row {
  readonly sample_id: string;
  readonly location_id: string;
  readonly code: string;
  readonly row: number;
  readonly column: number;
  readonly keep_until: Date;
  readonly open_tests: number;
}

export interface DisposableTube {
  readonly tube: LockedTube;
  readonly locationId: string;
  /** 'C-04.E7'. */
  readonly takenFrom: string;
}

const OPEN = billTest.stateNames.filter(mayNeedTube).map((state) => literalCode(billTest.codeOf(state)));

async function readPlaces(ctx: Ctx, sampleIds: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await sql<Row>`
    select st.sample_id, u.location_id, u.code, st.row_no as row, st.column_no as column, st.keep_until,
      (select count(*) from bill_test bt
        where bt.l_id = st.l_id and bt.sample_id = st.sample_id and bt.state in (${sql.join(OPEN)}))::int as open_tests
    from stored_tube st join storage_unit u on u.l_id = st.l_id and u.unit_id = st.unit_id
    where st.l_id = ${ctx.lId} and st.sample_id = any(${[...sampleIds]})`.execute(ctx.db);
  return new Map(rows.map((row) => [row.sample_id, row]));
}

/** Locks tubes for their disposal; refuses the first that is not stored, is kept longer, or may be needed by a test. */
export async function lockDisposable(ctx: Ctx, sampleIds: readonly string[]): Promise<DisposableTube[]> {
  const tubes = await lockTubes(ctx, sampleIds);
  if (tubes.length !== sampleIds.length) throw refuse('not-found');
  const places = await readPlaces(ctx, sampleIds);
  return tubes.map((tube) => {
    const { barcode } = tube;
    requireStored(tube);
    const place = places.get(tube.sample_id);
    if (place === undefined) throw new Error(`Tube ${tube.sample_id} is archived without a position`);
    const { keep_until: keepUntil, open_tests: openTests } = place;
    switch (faultOfDisposal({ keepUntil, openTests }, ctx.now)) {
      case 'tests open':
        throw refuse('disposal-tests-open', { details: { barcode } });
      case 'too early': {
        const until = formatDateTime(ctx.lab.timeZone, keepUntil).slice(0, 16);
        throw refuse('disposal-too-early', { details: { barcode, until } });
      }
      case null:
        return { tube, locationId: place.location_id, takenFrom: positionCode(place.code, place) };
    }
  });
}
