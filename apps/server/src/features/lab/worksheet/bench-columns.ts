import type { WorklistRow } from '@nidan/contract/lab/results/worklist-row';
import { keepsUntil } from '@nidan/domain/samples/stability-clock';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { type Urgency, urgencyAt } from '@nidan/domain/time/turn-around';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LabCatalogue, LabTest } from '../../catalogue/versions/lab-catalogue.ts';
import { presentFlag } from '../results/present-result.ts';
import type { StoredResult } from '../results/stored-result.ts';

/** Where a bill test stands, as the database says it. */
export interface TestOnBench {
  readonly billTestId: string;
  readonly state: BillTestState;
  readonly worstFlag: StoredResult['flag'];
  readonly version: number;
  readonly dueAt: Date;
  readonly tatHours: number;
  readonly barcode: string | null;
  /** What its tube holds, which need not be what the test asks for first; null while it has none. */
  readonly specimen: { readonly sampleTypeId: string } | null;
  readonly collectedAt: Date | null;
  readonly accessionedAt: Date | null;
}

type BenchColumns = Omit<
  WorklistRow,
  'billId' | 'labNo' | 'patient' | 'priority' | 'deltaExceeded' | 'unjudged'
>;

/** A turn-around time of 0 hours is no target: such a test is never late. */
function urgencyOf(ctx: Ctx, { dueAt, tatHours }: TestOnBench): Urgency {
  return tatHours > 0 ? urgencyAt(ctx.now, dueAt, tatHours) : 'cool';
}

/** The columns of a bill test that every screen of the bench shows. */
export function benchColumns(
  ctx: Ctx,
  { departments, sampleTypes }: LabCatalogue,
  { test, row }: { readonly test: LabTest; readonly row: TestOnBench },
): BenchColumns {
  const department = departments.get(test.departmentId ?? '');
  const container = sampleTypes.get(row.specimen?.sampleTypeId ?? test.sampleTypeId ?? '');
  if (department === undefined || container === undefined) throw new Error(`Test ${test.code} runs nowhere`);
  return {
    billTestId: row.billTestId,
    test: { testId: test.testId, code: test.code, name: test.name },
    department: { departmentId: department.departmentId, code: department.code, name: department.name },
    container: {
      code: container.code,
      name: container.name,
      capColour: container.capColour,
      drawOrder: container.drawOrder,
    },
    barcode: row.barcode,
    state: row.state,
    stateLabel: billTest.labelOf(row.state),
    worstFlag: presentFlag(row.worstFlag),
    dueAt: row.dueAt.toISOString(),
    tatHours: row.tatHours,
    urgency: urgencyOf(ctx, row),
    collectedAt: row.collectedAt?.toISOString() ?? null,
    receivedAt: row.accessionedAt?.toISOString() ?? null,
    keepsUntil:
      row.collectedAt === null
        ? null
        : keepsUntil(row.collectedAt, test.stabilityHours ?? container.stabilityHours).toISOString(),
    version: row.version,
    can: permittedActions(ctx.caller, billTest, row.state),
  };
}
