import { readTestDetails, type TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { Suspense } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import styles from './Catalog.module.css';
import { catalogTexts } from './texts/catalog-texts.ts';
import { ContainedIn } from './ContainedIn.tsx';
import { ReflexRules } from './parts/ReflexRules.tsx';
import { RunCalendar } from './parts/RunCalendar.tsx';
import { SpecimenPart } from './parts/SpecimenPart.tsx';
import { StageRows } from '../formats/StageRows.tsx';
import { TestActions } from './TestActions.tsx';
import { TestFields } from './TestFields.tsx';
import { TestParts } from './TestParts.tsx';
import { RefusedFaults } from './RefusedFaults.tsx';
import { testDraftTexts } from './texts/test-draft-texts.ts';
import { TestVersions } from './versions/TestVersions.tsx';
import { useTestEditor } from './use-test-editor.ts';

/** Fetched when the first test is opened: the list has no use for it. */
const TestExtras = latePart(() => import('./TestExtras.tsx'), 'TestExtras');

/** One test, profile or package beside the list. */
export function TestPane({ testId }: { readonly testId: string }) {
  const t = useTexts(catalogTexts);
  const query = useApiQuery(readTestDetails, { query: { testId } }, { keepFormer: false });
  return (
    <QueryView query={query}>
      {(test) => (
        <Panel
          label={t('details')}
          title={`${test.code} ${test.name}`}
          sub={<a href={hashOf(`admin/tests/${testId}`)}>{t('wholePage')}</a>}
        >
          <TestEditor key={testId} test={test} />
          <Suspense fallback={<Skeleton lines={4} />}>
            <TestExtras test={test} />
          </Suspense>
          <TestVersions test={test} />
        </Panel>
      )}
    </QueryView>
  );
}

function TestEditor({ test }: { readonly test: TestDetails }) {
  const t = useTexts(catalogTexts);
  const words = useTexts(testDraftTexts);
  const zone = useZone();
  const editor = useTestEditor(test);
  const { form, type, fixed, refusal } = editor;
  const { tone, label } = masterData.states[masterData.stateOf(test.status)];
  const parts = { form, fixed, refusal, onChange: type };
  return (
    <>
      {fixed && <Note tone="info">{t('noRight')}</Note>}
      {test.draft && !fixed && (
        <Note tone="warn" end={<a href={hashOf(`admin/tests/${test.testId}`)}>{t('wholePage')}</a>}>
          {words('waits', {
            version: test.version + 1,
            at: showDateTime(test.draft.writtenAt, zone),
            by: test.draft.writtenBy,
          })}
        </Note>
      )}
      <RefusedFaults refusal={refusal} />
      <Section title={t('details')} end={<StatusChip tone={tone}>{label}</StatusChip>}>
        <TestFields
          {...parts}
          kind={test.kind}
          unread={editor.unread}
          reason={editor.reason}
          onReason={editor.setReason}
        />
        {!fixed && (
          <div className={styles.actions}>
            <TestActions test={test} editor={editor} />
          </div>
        )}
      </Section>
      {test.kind === 'test' && <SpecimenPart {...parts} />}
      {test.kind === 'test' && <RunCalendar {...parts} />}
      <TestParts {...parts} kind={test.kind} />
      {test.kind === 'test' && <StageRows {...parts} />}
      {test.kind === 'test' && <ReflexRules {...parts} />}
      <ContainedIn test={test} />
    </>
  );
}
