import * as reportFormatEndpoints from '@nidan/contract/catalogue/tests/report-format-endpoints';
import type { FormatDetails } from '@nidan/contract/catalogue/tests/report-format-endpoints';
import type { FormatPlace } from '@nidan/domain/reports/report-format';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { changedColumns } from '../../base/organisation/changed-columns.ts';
import { announceCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { catalogueToChange } from '../versions/catalogue-to-change.ts';
import { recordTestChange } from './change-test.ts';
import { readLabCatalogue } from '../versions/lab-catalogue.query.ts';
import { presentFormatDetails, requireHeading } from './report-formats.query.ts';
import { keepTests, replaceTests } from './test-rows.ts';
import { type ParameterPlace, stateOfTest, type TestFields } from './test-state.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The parameters of a test at other places; refused unless each is named once. */
function placedAs(parameters: readonly ParameterPlace[], places: readonly FormatPlace[]): ParameterPlace[] {
  const byId = new Map(parameters.map((one) => [one.parameterId, one]));
  const placed = places.flatMap(({ parameterId, group }) => {
    const found = byId.get(parameterId);
    byId.delete(parameterId);
    return found === undefined ? [] : [{ ...found, group: group?.trim() || null }];
  });
  if (byId.size > 0 || placed.length < places.length) throw refuseField('places', 'parameters-named-once');
  return placed;
}

/** Lays a test out anew: its next version. Bills that exist keep the format that they were made with. */
export const changeTestFormat = serve(
  reportFormatEndpoints.changeFormat,
  async (ctx, { testId, version, format, places, reason }): Promise<FormatDetails> => {
    const catalogue = await catalogueToChange(ctx);
    const test = requireHeading(catalogue, testId);
    await expectVersion(ctx, { entityId: testId, expected: version, found: test.version });
    const before = stateOfTest(test);
    const change = changedColumns<TestFields>(before, {
      ...(format === undefined ? {} : { reportFormat: format }),
      ...(places === undefined ? {} : { parameters: placedAs(before.parameters, places) }),
    });
    if (change === null) return presentFormatDetails(catalogue, testId);
    recordTestChange(ctx, catalogue, { ...change, testId, reason: reason ?? null });
    await keepTests(ctx, [test]);
    await replaceTests(ctx, [{ ...before, ...change.after, version: version + 1 }]);
    await announceCatalogue(ctx);
    return presentFormatDetails(await readLabCatalogue(ctx), testId);
  },
);
