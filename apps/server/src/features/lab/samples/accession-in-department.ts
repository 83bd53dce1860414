import * as sampleEndpoints from '@nidan/contract/lab/samples/sample-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { retryAccessioned } from '../interfacing/retry-accessioned.ts';
import { moveBillTests } from '../bill-tests/move-bill-tests.ts';
import { refusePackedElsewhere } from './box-of-tube.query.ts';
import { presentSample } from './present-sample.ts';
import { movedSample, moveSamples } from './sample-rows.ts';
import { testsOfTubes } from './sample-selection.ts';
import { lockAndReadScanned, requireStep } from './scanned-tubes.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Receives scanned tubes in a department: a tube of another department is refused with the name of its own. */
export const accessionInDepartment = serve(
  sampleEndpoints.accessionInDepartment,
  async (ctx, { departmentId, barcodes }) => {
    const { tubes, rows } = await lockAndReadScanned(ctx, barcodes);
    const { departments } = await catalogueOf(ctx);
    for (const tube of tubes) {
      requireStep(tube, 'accessionInDepartment');
      if (tube.department_id !== departmentId) {
        const department = departments.get(tube.department_id)?.name ?? '';
        const details = { barcode: tube.barcode, department };
        throw refuse('sample-of-other-department', { details });
      }
    }
    const sampleIds = tubes.map((tube) => tube.sample_id);
    await refusePackedElsewhere(ctx, sampleIds);
    const tests = testsOfTubes(rows).filter(
      (test) => test.enforceDeptAccession && test.isAccessioned && test.state === 'naccessioned',
    );
    await moveSamples(ctx, sampleIds, 'deptAccessioned');
    await moveBillTests(ctx, { action: 'accessionInDepartment', tests, to: 'deptaccessioned' });
    await retryAccessioned(
      ctx,
      tests.map(({ billTestId }) => billTestId),
    );
    for (const tube of tubes) {
      recordEvent(ctx, {
        entityKind: 'BILL_SAMPLE',
        entityId: tube.sample_id,
        billId: tube.bill_id,
        parts: tests.filter((test) => test.sampleId === tube.sample_id).map((test) => test.billTestId),
        action: 'accessionInDepartment',
        before: { status: 'accessioned' },
        after: { status: 'deptAccessioned' },
      });
    }
    return { samples: rows.map((row) => presentSample(ctx, movedSample(ctx, row, 'deptAccessioned'))) };
  },
);
