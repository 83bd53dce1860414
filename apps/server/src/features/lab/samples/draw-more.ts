import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { usableUl } from '@nidan/domain/samples/plan-tubes';
import {
  type CatchUp,
  type OpenTube,
  placeOnTubes,
  type TestToPlace,
} from '@nidan/domain/samples/tests-on-tube';
import { positionCode } from '@nidan/domain/storage/storage-scan';
import { sql } from 'kysely';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { createSamples, type CreatedTube, numberTubes, type OrderedTest } from './create-samples.ts';
import { lastTubeNoOf } from './sample-rows.ts';

interface TubeRow {
  readonly sample_id: string;
  readonly barcode: string;
  readonly sample_type_id: string;
  readonly department_id: string;
  readonly enforce_dept_accession: boolean;
  readonly status: number;
  readonly hours_drawn: number;
  readonly stability_hours: number;
  readonly volume_ml: number;
  readonly usable_percent: number;
  readonly taken_ul: number;
  /** Of the position in storage; null in none. */
  readonly rack: string | null;
  readonly row_no: number | null;
  readonly column_no: number | null;
}

function leftUl({ volume_ml, usable_percent, taken_ul }: TubeRow): number | null {
  const usable = usableUl({ volumeMl: volume_ml, usablePercent: usable_percent });
  return usable === null ? null : usable - taken_ul;
}

interface PlacedTube extends OpenTube {
  readonly barcode: string;
  /** 'C-04.E7'; null: it is not in storage. */
  readonly storedIn: string | null;
}

function storedIn({ rack, row_no: row, column_no: column }: TubeRow): string | null {
  return rack === null || row === null || column === null ? null : positionCode(rack, { row, column });
}

/** Tubes of a locked bill in their order. */
async function readTubes(ctx: Ctx, billId: string): Promise<readonly PlacedTube[]> {
  const { rows } = await sql<TubeRow>`
    select s.sample_id, s.barcode, s.sample_type_id, s.department_id, d.enforce_dept_accession, s.status,
      coalesce(extract(epoch from ${ctx.now} - s.collected_at) / 3600, 0)::float8 as hours_drawn,
      t.stability_hours, t.volume_ml, t.usable_percent,
      coalesce((select sum(test.least_volume_ul) from bill_test bt
        join test on test.l_id = bt.l_id and test.test_id = bt.test_id
        where bt.l_id = s.l_id and bt.state <> ${CANCELED} and (bt.sample_id = s.sample_id or bt.sample_id in (
          select c.sample_id from sample c
          where c.l_id = s.l_id and c.parent_sample_id = s.sample_id and c.is_aliquot))), 0)::int as taken_ul,
      u.code as rack, st.row_no, st.column_no
    from sample s join department d on d.l_id = s.l_id and d.department_id = s.department_id
    join sample_type t on t.l_id = s.l_id and t.sample_type_id = s.sample_type_id
    left join stored_tube st on st.l_id = s.l_id and st.sample_id = s.sample_id
    left join storage_unit u on u.l_id = st.l_id and u.unit_id = st.unit_id
    where s.l_id = ${ctx.lId} and s.bill_id = ${billId} and not s.is_aliquot order by s.tube_no`.execute(
    ctx.db,
  );
  return rows.map((row) => ({
    sampleId: row.sample_id,
    barcode: row.barcode,
    sampleTypeId: row.sample_type_id,
    departmentId: row.department_id,
    enforceDeptAccession: row.enforce_dept_accession,
    status: physicalSample.stateOf(row.status),
    hoursDrawn: row.hours_drawn,
    stabilityHours: row.stability_hours,
    leftUl: leftUl(row),
    storedIn: storedIn(row),
  }));
}

/** A test that is ordered later. */
type AddedTest = OrderedTest & TestToPlace;

interface MoreTests<T extends AddedTest> {
  readonly billId: string;
  readonly labNo: string;
  readonly tests: readonly T[];
  /** Draws new tubes even where one is there. */
  readonly newTubes: boolean;
}

interface DrawnTube<T extends AddedTest> extends CreatedTube<T> {
  /** What takes its new tests to where the tube is. */
  readonly steps: readonly CatchUp[];
  readonly isNew: boolean;
  /** The position from which it has to be taken out: 'C-04.E7'; null: it is not in storage. */
  readonly storedIn: string | null;
}

/** Where tests that are added to a locked bill are run from: tubes that are there and fit, new ones for the rest. */
export async function drawMore<T extends AddedTest>(ctx: Ctx, more: MoreTests<T>): Promise<DrawnTube<T>[]> {
  const { billId, labNo, tests, newTubes } = more;
  const tubes = newTubes ? [] : await readTubes(ctx, billId);
  const { placed, toDraw } = placeOnTubes(tests, tubes);
  const shared = tubes.flatMap(({ sampleId, barcode, storedIn: from }) => {
    const here = placed.filter((one) => one.sampleId === sampleId);
    return here.map(({ test, steps }) => ({
      sampleId,
      barcode,
      tests: [test],
      steps,
      isNew: false,
      storedIn: from,
    }));
  });
  const planned = numberTubes(toDraw, await lastTubeNoOf(ctx, billId));
  const drawn = await createSamples(ctx, { billId, labNo, tubes: planned, collected: false });
  return [...shared, ...drawn.map((tube) => ({ ...tube, steps: [], isNew: true, storedIn: null }))];
}
