import type { StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { positionCode } from '@nidan/domain/storage/storage-scan';
import { mayNeedTube } from '@nidan/domain/storage/storing-rules';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import type { SampleRow } from '../samples/sample-selection.ts';
import type { StoredRow } from './stored-row.ts';
import { pathOf, type StorageTree } from './units.query.ts';

interface Found {
  readonly sample: SampleRow;
  readonly stored: StoredRow;
  readonly tree: StorageTree;
}

/** A stored tube as the storage screens show it; a rack at a place that the caller does not see goes unnamed. */
export function presentStoredTube(ctx: Ctx, { sample, stored, tree }: Found): StoredTubeView {
  const { unit_id: unitId, row_no: row, column_no: column } = stored;
  return {
    sampleId: sample.sample_id,
    barcode: sample.barcode,
    labNo: sample.lab_no,
    billId: sample.bill_id,
    patient: presentPatientBrief(ctx, sample),
    container: { name: sample.type_name, capColour: sample.cap_colour },
    tests: sample.tests.map(({ code, name, state }) => ({ code, name, isOpen: mayNeedTube(state) })),
    unitId,
    row,
    column,
    position: positionCode(tree.get(unitId)?.code ?? '', { row, column }),
    path: pathOf(tree, unitId),
    storedAt: stored.stored_at.toISOString(),
    storedBy: stored.stored_by,
    keepUntil: stored.keep_until.toISOString(),
    isDue: stored.is_due,
    isWanted: stored.is_wanted,
    isInDisposal: stored.is_in_disposal,
    openReason:
      stored.open_reason !== null && ctx.caller.isDemoUser
        ? maskOther(stored.open_reason)
        : stored.open_reason,
    version: sample.version,
    can: permittedActions(ctx.caller, physicalSample, physicalSample.stateOf(sample.status)),
  };
}
