import * as formatEndpoints from '@nidan/contract/lab/results/format-endpoint';
import { type FetchedFormat, formatText } from '@nidan/domain/reports/report-format';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { isDeepStrictEqual } from 'node:util';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { layOutTests } from '../bill-tests/lay-out-tests.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import type { LabTest } from '../../catalogue/versions/lab-catalogue.ts';
import { lockRequestedTests } from './requested-tests.ts';
import type { TestUnderWork } from './tests-under-work.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** How a test is laid out: one that was ordered as a profile has the heading of the profile. */
function formatIn(test: LabTest, ordered: LabTest): FetchedFormat {
  const { newPage, without, method, interpretation } = (ordered.kind === 'profile' ? ordered : test)
    .reportFormat;
  const places = test.parameters.map(({ parameter: { parameterId }, group }) => ({ parameterId, group }));
  return { newPage, without, method, interpretation, places };
}

/** What is checked is, or is about to be, on a released report: it stays as the pathologist saw it. */
function requireOpen({ name, state }: TestUnderWork): void {
  if (state === 'checked')
    throw refuse('format-kept', { details: { test: name, label: billTest.labelOf(state) }, state });
}

/** Gives tests that are not checked the format of the catalogue of now. What they measure stays as it was billed. */
export const refetchTestFormats = serve(
  formatEndpoints.refetchFormats,
  async (ctx, { billId, tests: refs, reason }) => {
    const tests = await lockRequestedTests(ctx, { billId, tests: refs });
    tests.forEach(requireOpen);
    const catalogue = await catalogueOf(ctx);
    const now = (one: LabTest): LabTest => catalogue.tests.get(one.testId) ?? one;
    const given = tests.map((test) => {
      const format = formatIn(now(test.test), now(test.ordered));
      const before = test.fetchedFormat ?? formatIn(test.test, test.ordered);
      return { test, before, format, changed: !isDeepStrictEqual(before, format) };
    });
    const changed = given.filter((one) => one.changed);
    await layOutTests(
      ctx,
      changed.map(({ test: { billTestId }, format }) => ({ billTestId, format })),
    );
    for (const { test, before, format } of changed) {
      recordEvent(ctx, {
        entityKind: 'BILL_TEST',
        entityId: test.billTestId,
        billId,
        action: 'refetchFormat',
        before: toldOf(test, before),
        after: toldOf(test, format),
        reason: reason?.trim() ?? null,
      });
    }
    return {
      tests: given.map(({ test: { billTestId, version }, format, changed: isNew }) => ({
        billTestId,
        version: isNew ? version + 1 : version,
        changed: isNew,
        formatText: formatText(format),
      })),
    };
  },
);

/** A format as the history tells it: in words, and the parameters by their codes below their headings. */
function toldOf({ test }: TestUnderWork, format: FetchedFormat) {
  const codes = new Map(test.parameters.map(({ parameter: { parameterId, code } }) => [parameterId, code]));
  return {
    format: formatText(format),
    parameters: format.places.flatMap(({ parameterId, group }) => {
      const code = codes.get(parameterId);
      return code === undefined ? [] : [group === null ? code : `[${group}] ${code}`];
    }),
  };
}
