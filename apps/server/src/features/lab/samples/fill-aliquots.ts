import * as aliquotEndpoints from '@nidan/contract/lab/samples/aliquot-endpoints';
import { barcodeOf } from '@nidan/domain/billing/barcode';
import { aliquotFault, takenTestsFault } from '@nidan/domain/samples/aliquots';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { runFromTube } from '../bill-tests/run-from-tube.ts';
import { type BillTestOfSample, billTestsOfFamily } from '../bill-tests/bill-tests.query.ts';
import {
  insertAliquots,
  lastTubeNoOf,
  type LockedSample,
  lockSamplesById,
  noteFilled,
} from './sample-rows.ts';
import { readSamples } from './samples.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** What a tube holds by its kind, or as it was measured, and what was filled from it; µL, null: unknown. */
async function readVolumes({ db, lId }: Ctx, tube: LockedSample) {
  const { rows } = await sql<{ holds: number | null; filled: number }>`
    select coalesce(s.volume_ul, nullif(round(t.volume_ml * 1000)::int, 0)) as holds,
      coalesce((select sum(c.volume_ul) from sample c
        where c.l_id = s.l_id and c.parent_sample_id = s.sample_id and c.is_aliquot), 0)::int as filled
    from sample s join sample_type t on t.l_id = s.l_id and t.sample_type_id = s.sample_type_id
    where s.l_id = ${lId} and s.sample_id = ${tube.sample_id}`.execute(db);
  return rows[0] ?? { holds: null, filled: 0 };
}

/** Refuses tests that cannot go with the aliquots; answers the tests of the tube and its aliquots. */
async function requireTests(
  ctx: Ctx,
  { sample_id, barcode }: LockedSample,
  { takes, count }: { readonly takes: readonly (readonly string[])[]; readonly count: number },
): Promise<readonly BillTestOfSample[]> {
  if (takes.length > count) throw refuseField('billTestIds', 'too-many', { limit: count });
  if (takes.flat().length === 0) return [];
  const family = await billTestsOfFamily(ctx, sample_id);
  const fault = takenTestsFault(takes, family);
  if (fault === null) return family;
  const test = family.find(({ billTestId }) => billTestId === fault.billTestId)?.name ?? '';
  if (fault.kind === 'not of this tube') throw refuse('aliquot-test-elsewhere', { details: { barcode } });
  const code = fault.kind === 'twice' ? 'aliquot-test-twice' : 'aliquot-test-measured';
  throw refuse(code, { details: { test } });
}

/** Refuses a tube that is not at the bench, or holds less than the aliquots take. */
async function requireVolumes(
  ctx: Ctx,
  tube: LockedSample,
  volumesUl: readonly (number | null)[],
): Promise<void> {
  const { barcode } = tube;
  const state = physicalSample.stateOf(tube.status);
  const { holds, filled } = await readVolumes(ctx, tube);
  const fault = aliquotFault({ state, leftUl: holds === null ? null : holds - filled, volumesUl });
  if (fault?.kind === 'not at the bench') {
    throw refuse('aliquot-not-at-bench', {
      details: { barcode, label: physicalSample.labelOf(state) },
      state,
      can: physicalSample.possible(state),
    });
  }
  if (fault !== null) {
    const details = { barcode, have: String(fault.leftUl), want: String(fault.wantedUl) };
    throw refuse('aliquot-volume', { details });
  }
}

/** Fills tubes of their own from an accessioned tube, each with the next number of the bill; the parent is kept. */
export const fillAliquots = serve(
  aliquotEndpoints.fillAliquots,
  async (ctx, { sampleId, version, volumesUl, billTestIds = [] }) => {
    const [tube] = await lockSamplesById(ctx, [sampleId]);
    if (tube === undefined) throw refuse('not-found');
    // The event of an aliquot is its own: of the parent it tells as a part of the bill.
    await expectVersion(ctx, {
      entityId: sampleId,
      expected: version,
      found: tube.version,
      billId: tube.bill_id,
    });
    const { barcode, bill_id: billId, lab_no: labNo } = tube;
    await requireVolumes(ctx, tube, volumesUl);
    const family = await requireTests(ctx, tube, { takes: billTestIds, count: volumesUl.length });
    const last = await lastTubeNoOf(ctx, billId);
    const aliquots = volumesUl.map((volumeUl, at) => {
      const tubeNo = last + at + 1;
      const tests = billTestIds[at] ?? [];
      return { sampleId: newId(), tubeNo, barcode: barcodeOf({ labNo, tube: tubeNo }), volumeUl, tests };
    });
    await insertAliquots(ctx, tube, aliquots);
    await noteFilled(ctx, sampleId);
    for (const aliquot of aliquots) {
      // oxlint-disable-next-line no-await-in-loop -- sent one after the other on one connection
      await runFromTube(ctx, aliquot.sampleId, aliquot.tests);
      const names = family
        .filter(({ billTestId }) => aliquot.tests.includes(billTestId))
        .map(({ name }) => name);
      recordEvent(ctx, {
        entityKind: 'BILL_SAMPLE',
        entityId: aliquot.sampleId,
        billId,
        parts: [sampleId, ...aliquot.tests],
        action: 'fillAliquot',
        after: {
          barcode: aliquot.barcode,
          parent: barcode,
          volumeUl: aliquot.volumeUl,
          ...(names.length > 0 && { tests: names }),
        },
      });
    }
    const [parent] = await readSamples(ctx, [sampleId]);
    if (parent === undefined) throw new Error(`Tube ${sampleId} vanished`);
    return {
      parent,
      aliquots: await readSamples(
        ctx,
        aliquots.map((one) => one.sampleId),
      ),
    };
  },
);
