import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { readTestDetails, type TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { codesOfTest } from '@nidan/domain/catalogue/codes-of-test';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { Suspense, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { catalogTexts } from './texts/catalog-texts.ts';
import { ContainedIn } from './ContainedIn.tsx';
import { runOfRow } from './parts/run-row.ts';
import { testDraftTexts } from './texts/test-draft-texts.ts';
import { TestDraftActions } from './TestDraftActions.tsx';
import { TestFields } from './TestFields.tsx';
import { TEST_KIND_WORDS } from './test-kind-words.ts';
import { TestParts } from './TestParts.tsx';
import { RefusedFaults } from './RefusedFaults.tsx';
import styles from './TestPage.module.css';
import { testPageTexts } from './texts/test-page-texts.ts';
import { useTestDraft } from './use-test-draft.ts';
import { useTestPageKeys } from './use-test-page-keys.ts';

/** Fetched beside the page: it stands without them. */
const CloneTest = latePart(() => import('./CloneTest.tsx'), 'CloneTest');
const ReflexRules = latePart(() => import('./parts/ReflexRules.tsx'), 'ReflexRules');
const RunWeek = latePart(() => import('./parts/RunWeek.tsx'), 'RunWeek');
const RunCalendar = latePart(() => import('./parts/RunCalendar.tsx'), 'RunCalendar');
const SpecimenPart = latePart(() => import('./parts/SpecimenPart.tsx'), 'SpecimenPart');
const StageRows = latePart(() => import('../formats/StageRows.tsx'), 'StageRows');
const DraftComparison = latePart(() => import('./versions/DraftComparison.tsx'), 'DraftComparison');
const TestVersions = latePart(() => import('./versions/TestVersions.tsx'), 'TestVersions');
const TestExtras = latePart(() => import('./TestExtras.tsx'), 'TestExtras');
const TestChecks = latePart(() => import('./TestChecks.tsx'), 'TestChecks');
const TestPrices = latePart(() => import('./parts/TestPrices.tsx'), 'TestPrices');

/** One test, profile or package on a page of its own: its parameters, how it is done, what it costs, its history, and a try. */
export function TestScreen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const testId = params['testId'] ?? '';
  const query = useApiQuery(readTestDetails, { query: { testId } }, { keepFormer: false });
  return (
    <QueryView query={query} kind="page" lines={16}>
      {(test) => <TestPage key={testId} test={test} />}
    </QueryView>
  );
}

function TestPage({ test }: { readonly test: TestDetails }) {
  const t = useTexts(catalogTexts);
  const page = useTexts(testPageTexts);
  const words = useTexts(testDraftTexts);
  const zone = useZone();
  const editor = useTestDraft(test);
  const [isCompared, setCompared] = useState(false);
  const { form, type, fixed, refusal } = editor;
  const { tone, label } = masterData.states[masterData.stateOf(test.status)];
  const isTest = test.kind === 'test';
  const { list, beside } = useTestPageKeys({ mayChange: !fixed, isTest });
  const found = useApiQuery(
    listParameters,
    { query: { testId: test.testId, limit: 200 } },
    { enabled: isTest },
  );
  const parameters = found.data?.rows ?? [];
  const facts = new Map(parameters.map((one) => [one.parameterId, one]));
  const parts = { form, fixed, refusal, onChange: type };
  const days = [t('mon'), t('tue'), t('wed'), t('thu'), t('fri'), t('sat'), t('sun')];
  const told: readonly (readonly [string, string])[] = [
    [t('kind'), t(TEST_KIND_WORDS[test.kind])],
    [t('department'), test.department ?? t('notChosen')],
    [t('shortCodes'), codesOfTest(test).join(', ')],
    [t('tube'), test.sampleType ?? t('notChosen')],
    [t('promise'), t('hours', { count: test.tatHours })],
    [t('method'), test.method === '' ? page('none') : test.method],
    [t('stages'), test.stages.length === 0 ? page('none') : test.stages.map(({ name }) => name).join(', ')],
  ];
  return (
    <>
      <PageHead title={`${test.code} ${test.name}`} sub={t('inUse', { version: test.version })}>
        <a href={hashOf('admin/catalog', { q: test.code, sel: test.testId })}>{page('list')}</a>
        <Suspense fallback={null}>
          <CloneTest key={test.testId} test={test} />
        </Suspense>
        {!fixed && (
          <TestDraftActions
            test={test}
            editor={editor}
            isCompared={isCompared}
            onCompare={() => setCompared(!isCompared)}
          />
        )}
      </PageHead>
      <div className="ui-bar">
        <dl className={styles.told}>
          {told.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <span className="sp" />
        {test.draft && !fixed && (
          <>
            <span className="muted t12">
              {words('savedAt', {
                at: showDateTime(test.draft.writtenAt, zone),
                by: test.draft.writtenBy,
              })}
            </span>
            <StatusChip tone="warn">{words('draft', { version: test.version + 1 })}</StatusChip>
          </>
        )}
        <StatusChip tone={tone}>{label}</StatusChip>
      </div>
      <SplitPane
        name="test"
        label={page('split')}
        width={336}
        narrowest={300}
        pane={
          <Panel label={page('beside')}>
            <div ref={beside}>
              <Suspense fallback={<Skeleton lines={6} />}>
                <TestExtras test={test} />
                {isTest && found.data && <TestChecks test={test} parameters={parameters} />}
              </Suspense>
            </div>
          </Panel>
        }
      >
        <div className={`${styles.page} scroll`} data-region>
          {fixed && <Note tone="info">{t('noRight')}</Note>}
          <RefusedFaults refusal={refusal} />
          {editor.isOutdated && test.draft && (
            <Note tone="warn">
              {words('outdated', { before: test.draft.basedOn, version: test.version })}
            </Note>
          )}
          {isCompared && test.draft && (
            <Suspense fallback={<Skeleton lines={2} />}>
              <DraftComparison test={test} onDiscard={fixed ? null : editor.discard} />
            </Suspense>
          )}
          {isTest && parameters.length > 0 && (
            <div className={styles.heads} aria-hidden>
              <span>#</span>
              <span>{t('code')}</span>
              <span>{t('name')}</span>
              <span>{page('unit')}</span>
              <span>{page('formula')}</span>
              <span>{page('decimals')}</span>
              <span>{page('range')}</span>
              <span>{page('critical')}</span>
              <span>{page('delta')}</span>
              <span>{t('section')}</span>
              <span />
              <span />
            </div>
          )}
          <div ref={list} className={isTest ? styles.rows : undefined}>
            <TestParts {...parts} kind={test.kind} facts={facts} />
          </div>
          <div className={styles.cards}>
            <div>
              {isTest && (
                <Suspense fallback={<Skeleton lines={4} />}>
                  <SpecimenPart {...parts} />
                </Suspense>
              )}
              <Section title={t('details')}>
                <TestFields
                  {...parts}
                  kind={test.kind}
                  unread={editor.unread}
                  reason={editor.reason}
                  onReason={editor.setReason}
                />
              </Section>
            </div>
            <div>
              {isTest && (
                <Suspense fallback={<Skeleton lines={6} />}>
                  <RunCalendar {...parts} />
                  {form.runs.length > 0 && (
                    <RunWeek runs={form.runs.flatMap((row) => runOfRow(row) ?? [])} days={days} />
                  )}
                  <StageRows {...parts} />
                </Suspense>
              )}
            </div>
            <div>
              <Suspense fallback={<Skeleton lines={3} />}>
                <TestPrices test={test} />
              </Suspense>
              <ContainedIn test={test} />
            </div>
          </div>
          <Suspense fallback={<Skeleton lines={3} />}>
            {isTest && <ReflexRules {...parts} />}
            <TestVersions test={test} />
          </Suspense>
        </div>
      </SplitPane>
    </>
  );
}
