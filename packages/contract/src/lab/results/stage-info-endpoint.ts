import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { TestBrief } from '../../catalogue/tests/test-view.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';
import { StageState } from '../stages/case-view.ts';
import { ResultFlag } from './result-value.ts';

/** Most bills that are asked about at once. */
export const STAGE_INFO_MOST = 200;

/** How far each test of a bill is. */
export const BillStages = closed({
  billId: Id,
  labNo: Type.String(),
  /** Of the least advanced test that is not cancelled (spec §4). */
  state: Type.String(),
  stateLabel: Type.String(),
  tests: Type.Array(
    closed({
      billTestId: Id,
      test: TestBrief,
      state: Type.String(),
      stateLabel: Type.String(),
      worstFlag: ResultFlag,
      barcode: nullable(Type.String()),
      dueAt: Instant,
      version: Version,
      /** Of its case; null for a test that is not done in stages. */
      caseNo: nullable(Type.String()),
      /** How many of its things are in which state of a stage, in the order of the stages. */
      stages: Type.Array(
        closed({
          stage: Type.Integer(),
          state: StageState,
          stateLabel: Type.String(),
          count: Type.Integer(),
        }),
      ),
    }),
  ),
});
export type BillStages = Static<typeof BillStages>;

export const readBulkStageInfo = defineEndpoint({
  method: 'POST',
  path: '/api/bills/bulk-stage-info',
  summary: 'How far each test of many bills is; bills that the caller does not see are left out',
  access: { module: 'results', bits: PERMISSION.read },
  mutates: false,
  body: closed({ billIds: Type.Array(Id, { minItems: 1, maxItems: STAGE_INFO_MOST }) }),
  response: closed({ bills: Type.Array(BillStages) }),
});
