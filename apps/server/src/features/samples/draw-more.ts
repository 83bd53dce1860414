import { physicalSample } from '@nidan/domain/status-sets/physical-sample';
import { type CatchUp, type OpenTube, placeOnTubes } from '@nidan/domain/samples/tests-on-tube';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';
import { createSamples, type CreatedTube, numberTubes, type OrderedTest } from './create-samples.ts';
import { lastTubeNoOf } from './sample-rows.ts';

interface TubeRow {
  readonly sample_id: string;
  readonly barcode: string;
  readonly sample_type_id: string;
  readonly department_id: string;
  readonly enforce_dept_accession: boolean;
  readonly status: number;
  readonly is_stable: boolean;
}

/** Tubes of a locked bill in their order. */
async function readTubes(ctx: Ctx, billId: string): Promise<readonly (OpenTube & { barcode: string })[]> {
  const { rows } = await sql<TubeRow>`
    select s.sample_id, s.barcode, s.sample_type_id, s.department_id, d.enforce_dept_accession, s.status,
      case when s.collected_at is null then true
        else s.collected_at + make_interval(hours => t.stability_hours) > ${ctx.now} end as is_stable
    from sample s join department d on d.l_id = s.l_id and d.department_id = s.department_id
    join sample_type t on t.l_id = s.l_id and t.sample_type_id = s.sample_type_id
    where s.l_id = ${ctx.lId} and s.bill_id = ${billId} order by s.tube_no`.execute(ctx.db);
  return rows.map((row) => ({
    sampleId: row.sample_id,
    barcode: row.barcode,
    sampleTypeId: row.sample_type_id,
    departmentId: row.department_id,
    enforceDeptAccession: row.enforce_dept_accession,
    status: physicalSample.stateOf(row.status),
    isStable: row.is_stable,
  }));
}

interface MoreTests<T extends OrderedTest> {
  readonly billId: string;
  readonly labNo: string;
  readonly tests: readonly T[];
  /** Draws new tubes even where one is there. */
  readonly newTubes: boolean;
}

interface DrawnTube<T extends OrderedTest> extends CreatedTube<T> {
  /** What takes its new tests to where the tube is. */
  readonly steps: readonly CatchUp[];
  readonly isNew: boolean;
}

/** Where tests that are added to a locked bill are run from: tubes that are there and fit, new ones for the rest. */
export async function drawMore<T extends OrderedTest>(ctx: Ctx, more: MoreTests<T>): Promise<DrawnTube<T>[]> {
  const { billId, labNo, tests, newTubes } = more;
  const tubes = newTubes ? [] : await readTubes(ctx, billId);
  const { placed, toDraw } = placeOnTubes(tests, tubes);
  const shared = tubes.flatMap(({ sampleId, barcode }) => {
    const here = placed.filter((one) => one.sampleId === sampleId);
    return here.map(({ test, steps }) => ({ sampleId, barcode, tests: [test], steps, isNew: false }));
  });
  const planned = numberTubes(toDraw, await lastTubeNoOf(ctx, billId));
  const drawn = await createSamples(ctx, { billId, labNo, tubes: planned, collected: false });
  return [...shared, ...drawn.map((tube) => ({ ...tube, steps: [], isNew: true }))];
}
