import * as reportFormatEndpoints from '@nidan/contract/catalogue/tests/report-format-endpoints';
import type { FormatDetails, FormatRow } from '@nidan/contract/catalogue/tests/report-format-endpoints';
import { formatText, isStandardFormat } from '@nidan/domain/reports/report-format';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import type { LabCatalogue, LabTest } from '../versions/lab-catalogue.ts';
import { matchByWords } from '../versions/match-by-words.ts';
import { presentFormat } from './present-format.ts';
import { briefOf } from './present-test.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Whether a test has a heading on the report; a package has those of what it contains. */
export function hasHeading({ kind }: Pick<LabTest, 'kind'>): boolean {
  return kind !== 'package';
}

function presentRow(test: LabTest): FormatRow {
  const { kind, reportFormat, status, version } = test;
  return {
    ...briefOf(test),
    kind,
    format: presentFormat(reportFormat),
    formatText: formatText(reportFormat),
    status,
    version,
  };
}

/** A test that has a heading; any other is like one that is not there. */
export function requireHeading({ tests }: LabCatalogue, testId: string): LabTest {
  const test = tests.get(testId);
  if (test === undefined || !hasHeading(test)) throw refuse('not-found');
  return test;
}

/** A test with its format and the places of its parameters. */
export function presentFormatDetails(catalogue: LabCatalogue, testId: string): FormatDetails {
  const test = requireHeading(catalogue, testId);
  return {
    ...presentRow(test),
    places: test.parameters.map(({ parameter: { parameterId, code, name }, group }) => ({
      parameterId,
      code,
      name,
      group,
    })),
  };
}

/** Formats by search text, best match first. */
export const listFormatsOf = serve(reportFormatEndpoints.listFormats, async (ctx, filter) => {
  const { q = '', departmentId, own = false } = filter;
  const { tests } = await catalogueOf(ctx);
  const found = matchByWords(tests.values(), q).filter(
    (test) =>
      hasHeading(test) &&
      (departmentId === undefined || test.departmentId === departmentId) &&
      (!own || !isStandardFormat(test.reportFormat)),
  );
  return pageInMemory(found, { limit: 50, ...filter }, { id: ({ testId }) => testId, present: presentRow });
});

/** How one test is laid out. */
export const readFormatOf = serve(reportFormatEndpoints.readFormat, async (ctx, { testId }) => {
  return presentFormatDetails(await catalogueOf(ctx), testId);
});
