import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { grants } from '@nidan/domain/access/permission-bits';
import { keepsUntil, stabilityClock } from '@nidan/domain/samples/stability-clock';
import { faultOfUndo, UNDO_OF_STEP, UNDOABLE_STEPS } from '@nidan/domain/samples/undo-step';
import {
  physicalSample,
  type PhysicalSampleAction,
  type PhysicalSampleState,
} from '@nidan/domain/status-sets/lab/physical-sample';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { takenStepOf } from './sample-rows.ts';
import type { SampleRow } from './sample-selection.ts';

/** The step that the caller can take back now, unless work on a test has gone on since. */
function undoOf({ caller, now }: Ctx, row: SampleRow, state: PhysicalSampleState): PhysicalSampleAction[] {
  return UNDOABLE_STEPS.filter(
    (step) =>
      UNDO_OF_STEP[step].from === state &&
      faultOfUndo(takenStepOf(row, step), { userId: caller.userId, now }) === null,
  ).flatMap((step) => {
    const { action } = UNDO_OF_STEP[step];
    const { module, bits } = physicalSample.actions[action];
    return grants(caller.rights[module] ?? 0, bits) ? [action] : [];
  });
}

/** A tube as the sample screens show it, with what the caller may do next. */
export function presentSample(ctx: Ctx, row: SampleRow): SampleView {
  const state = physicalSample.stateOf(row.status);
  const { collected_at: collectedAt, tests } = row;
  const clock = stabilityClock(collectedAt, tests);
  return {
    sampleId: row.sample_id,
    barcode: row.barcode,
    billId: row.bill_id,
    labNo: row.lab_no,
    status: row.status,
    statusLabel: physicalSample.labelOf(state),
    container: {
      code: row.type_code,
      name: row.type_name,
      capColour: row.cap_colour,
      volumeMl: row.volume_ml,
      drawOrder: row.draw_order,
    },
    department: row.department_name,
    tests: tests.map(({ billTestId, code, name, state: testState, isUnconsented, refuseIf, hours }) => ({
      billTestId,
      code,
      name,
      state: testState,
      isUnconsented,
      refuseIf,
      keepsUntil: collectedAt === null ? null : keepsUntil(collectedAt, hours).toISOString(),
    })),
    goodUntil: clock === null ? null : { at: clock.until.toISOString(), code: clock.code },
    patient: presentPatientBrief(ctx, row),
    priority: row.priority,
    fastingHours: row.fasting_hours,
    registeredAt: row.registered_at.toISOString(),
    collectedAt: collectedAt?.toISOString() ?? null,
    accessionedAt: row.accessioned_at?.toISOString() ?? null,
    deptAccessionedAt: row.dept_accessioned_at?.toISOString() ?? null,
    rejectReason: row.reject_reason,
    parentBarcode: row.parent_barcode,
    isAliquot: row.is_aliquot,
    volumeUl: row.volume_ul,
    labelsPrinted: row.labels_printed,
    version: row.version,
    can: [
      // An aliquot is not drawn again: its parent is.
      ...permittedActions(ctx.caller, physicalSample, state).filter(
        (action) => !(row.is_aliquot && action === 'reject'),
      ),
      ...undoOf(ctx, row, state),
    ],
  };
}
