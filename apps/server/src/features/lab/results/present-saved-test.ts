import type { SavedTest } from '@nidan/contract/lab/results/worksheet';
import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type BillUnderWork, personAt } from './bill-under-work.ts';
import { isCallDue, presentCheckBlocks } from '../checking/check-blocks.ts';
import { shownRange } from './chosen-range.ts';
import { standingOf, type ValueChange, valuesAfter } from './entry-plan.ts';
import { presentChangedTest } from './present-changed-test.ts';
import { presentResult } from './present-result.ts';
import { presentReflexes, reflexCallsOf, type ReflexSetting } from '../checking/reflex-calls.ts';
import { commentsOf, presentComments } from '../checking/result-comments.ts';
import type { TestUnderWork } from './tests-under-work.query.ts';

interface SavedEntry {
  readonly bill: BillUnderWork;
  readonly test: TestUnderWork;
  /** Undefined when the entry left the test as it was. */
  readonly after:
    | {
        readonly changes: readonly ValueChange[];
        readonly note: string | null;
        readonly move: { readonly to: BillTestState };
      }
    | undefined;
  readonly setting: ReflexSetting;
}

/** A test after entry with all its current values, in the order of the report. */
export function presentSavedTest(ctx: Ctx, { bill, test, after, setting }: SavedEntry): SavedTest {
  const results = valuesAfter(test, after?.changes ?? []);
  const state = after?.move.to ?? test.state;
  const version = test.version + (after === undefined ? 0 : 1);
  const { worstFlag } = standingOf(test, results);
  const person = personAt(ctx, bill, test.collectedAt ?? ctx.now);
  return {
    ...presentChangedTest(ctx, { billTestId: test.billTestId, state, worstFlag, version }),
    note: after?.note ?? test.note,
    checkBlocks: presentCheckBlocks(ctx, { ...test, state, results }),
    reflexes: presentReflexes(test, reflexCallsOf(test, results, setting)),
    comments: presentComments({ ...test, state }, commentsOf({ ...test, state }, results, setting.catalogue)),
    values: test.test.parameters.flatMap(({ parameter }) => {
      const result = results.get(parameter.parameterId);
      if (result === undefined) return [];
      return [
        {
          parameterId: parameter.parameterId,
          range: shownRange({ parameter, test, person }, result),
          result: presentResult(ctx, result),
          callDue: isCallDue(result, test.calls),
        },
      ];
    }),
  };
}
