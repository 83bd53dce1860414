import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { accessionTests } from './accession-tests.ts';
import { billTestsOfSamples } from '../bill-tests/bill-tests.query.ts';
import type { BoxTube } from './box-tubes.query.ts';
import { requireStillGood } from './require-still-good.ts';
import { landSamples } from './sample-rows.ts';
import { readRowsOfTubes } from './sample-selection.ts';

interface Landing {
  readonly tubes: readonly BoxTube[];
  /** Where they arrived. */
  readonly locationId: string;
  /** The box that brought them; null for one that came without. */
  readonly boxCode: string | null;
  /** Why tubes are taken that are too old for a test that needs them. */
  readonly oldReason?: string | undefined;
}

/**
 * Accessions locked tubes where they arrived, by one statement a table: tests that waited for accession go on, those that were worked
 * on elsewhere stay as they are. One that is too old for a test that needs it is asked about as at a bench.
 */
export async function landTubes(ctx: Ctx, { tubes, locationId, boxCode, oldReason }: Landing): Promise<void> {
  if (tubes.length === 0) return;
  for (const tube of tubes)
    stepOrRefuse(`Tube ${tube.barcode}`, physicalSample.step('accession', tube.state));
  const sampleIds = tubes.map(({ sampleId }) => sampleId);
  const reason = oldReason?.trim();
  const old = requireStillGood(ctx, await readRowsOfTubes(ctx, sampleIds), reason);
  const tests = (await billTestsOfSamples(ctx, sampleIds)).filter(
    ({ state, isAccessioned }) => state === 'naccessioned' && !isAccessioned,
  );
  await landSamples(ctx, sampleIds, locationId);
  await accessionTests(ctx, tests);
  const parts = Map.groupBy(tests, ({ sampleId }) => sampleId);
  for (const tube of tubes) {
    recordEvent(ctx, {
      entityKind: 'BILL_SAMPLE',
      entityId: tube.sampleId,
      billId: tube.billId,
      parts: (parts.get(tube.sampleId) ?? []).map(({ billTestId }) => billTestId),
      action: 'accession',
      before: { status: physicalSample.codeOf(tube.state) },
      after: { status: 'accessioned', ...(boxCode === null ? {} : { box: boxCode }) },
      ...(reason !== undefined && old.has(tube.sampleId) ? { reason } : {}),
    });
  }
}
