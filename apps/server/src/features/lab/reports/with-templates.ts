import type { Language } from '@nidan/domain/enumerations/bills';
import { fillSections } from '@nidan/domain/report-templates/fill-template';
import { pageOfTemplates } from '@nidan/domain/report-templates/page-template';
import { type FilledSnapshot, valuesOfSnapshot } from '@nidan/domain/report-templates/snapshot-values';
import type { ReportSnapshot, SnapshotTemplate, SnapshotTest } from '@nidan/domain/reports/report-snapshot';
import type { LabCatalogue, LabTemplate } from '../../catalogue/versions/lab-catalogue.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';

interface Templating {
  readonly catalogue: LabCatalogue;
  /** The tests of the page, in its order. */
  readonly shown: readonly TestUnderWork[];
  readonly language: Language;
}

interface TemplatedTest {
  readonly test: SnapshotTest;
  /** Undefined where the test has none. */
  readonly template: LabTemplate | undefined;
}

/** Whose template a test has: that of the profile that it stands in counts before its own. */
function templateOf({ templates }: LabCatalogue, { profile }: SnapshotTest, testId: string) {
  return templates.get(profile?.profileId ?? '') ?? templates.get(testId);
}

interface FilledTest {
  readonly body: FilledSnapshot;
  readonly language: Language;
  readonly codeOf: (parameterId: string) => string | undefined;
}

/** What is kept of a template with its tests; its sections stand below the last of them. */
function keptTemplate(
  { templateId, name, number, content }: LabTemplate,
  { tests, isLast, filling }: { tests: readonly SnapshotTest[]; isLast: boolean; filling: FilledTest },
): SnapshotTemplate {
  const { body: snapshot, language, codeOf } = filling;
  const values = valuesOfSnapshot({ snapshot, language, tests, codeOf });
  return {
    templateId,
    name,
    number,
    sections: isLast ? fillSections(content.sections, language, values) : [],
  };
}

/** Tests with what their templates say of them. */
export function templatedTests(
  templated: readonly TemplatedTest[],
  filling: FilledTest,
): readonly SnapshotTest[] {
  const groupOf = ({ test, template }: TemplatedTest): string =>
    `${template?.templateId ?? ''} ${test.profile?.profileId ?? test.billTestId}`;
  const groups = Map.groupBy(templated, groupOf);
  return templated.map((one) => {
    const { test, template } = one;
    if (template === undefined) return test;
    const group = groups.get(groupOf(one)) ?? [];
    const tests = group.map((other) => other.test);
    const isLast = group.at(-1) === one;
    return { ...test, template: keptTemplate(template, { tests, isLast, filling }) };
  });
}

/** The report with the templates that its tests have now: their sections filled in, the page as they lay it out. */
export function withTemplates<Body extends FilledSnapshot & Pick<ReportSnapshot, 'tests'>>(
  body: Body,
  { catalogue, shown, language }: Templating,
): Body {
  const templated = body.tests.map((test, index) => ({
    test,
    template: templateOf(catalogue, test, shown[index]?.test.testId ?? ''),
  }));
  const templates = templated.flatMap(({ template }) => template ?? []);
  const page = pageOfTemplates(templates.map(({ content }) => content));
  if (page === null) return body;
  const codeOf = (parameterId: string) => catalogue.parameters.get(parameterId)?.code;
  return { ...body, page, tests: templatedTests(templated, { body, language, codeOf }) };
}
