import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { LabParameter } from '../../catalogue/versions/lab-catalogue.ts';
import { requireTest } from '../results/requested-tests.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';

/** A critical value that a call is about. */
export interface CriticalValue {
  readonly test: TestUnderWork;
  readonly parameter: LabParameter;
  readonly value: string;
}

interface Asked {
  readonly billTestId: string;
  readonly parameterId: string;
  readonly value: string;
}

/** The critical value of a locked bill that a call is about; refused where it is not critical or not the one that stands. */
export function criticalToCall(
  ctx: Ctx,
  tests: readonly TestUnderWork[],
  { billTestId, parameterId, value: called }: Asked,
): CriticalValue {
  const test = requireTest(ctx, tests, billTestId);
  const place = test.test.parameters.find(({ parameter }) => parameter.parameterId === parameterId);
  const result = test.results.get(parameterId);
  if (place === undefined) throw refuse('not-found');
  const { parameter } = place;
  if (result?.critical !== true) throw refuse('not-critical', { details: { parameter: parameter.name } });
  const value = result.value ?? '';
  if (called !== value) throw refuse('critical-changed', { details: { parameter: parameter.name, value } });
  return { test, parameter, value };
}
