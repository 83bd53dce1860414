import { listTests } from '@nidan/contract/catalog/catalog-endpoints';
import {
  changeTestStatus,
  readTestDetails,
  type TestDetails,
  updateTest,
} from '@nidan/contract/catalog/test-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { lazy, Suspense, useState } from 'react';
import { useApiMutation } from '../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../kernel/keys/use-shortcuts.ts';
import { useRight } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { ErrorState } from '../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../kernel/ui/Loading.tsx';
import { Note } from '../../kernel/ui/Note.tsx';
import { Panel } from '../../kernel/ui/Panel.tsx';
import { QueryView } from '../../kernel/ui/QueryView.tsx';
import { Section } from '../../kernel/ui/Section.tsx';
import { StatusChip } from '../../kernel/ui/StatusChip.tsx';
import { useTyped } from '../../kernel/ui/use-typed.ts';
import { toast } from '../../kernel/ui/toast.ts';
import styles from './Catalog.module.css';
import { catalogKeys } from './catalog-keys.ts';
import { catalogTexts } from './catalog-texts.ts';
import { areRowsRead, changeOfForm, formOfTest, type TestForm, unreadNumbers } from './test-form.ts';
import { ReflexRules } from './ReflexRules.tsx';
import { RunCalendar } from './RunCalendar.tsx';
import { StageRows } from './StageRows.tsx';
import { TestFields } from './TestFields.tsx';
import { TestParts } from './TestParts.tsx';
import { TestVersions } from './TestVersions.tsx';

/** Fetched when the first test is opened: the list has no use for it. */
const TestExtras = lazy(async () => ({ default: (await import('./TestExtras.tsx')).TestExtras }));

const OUTDATES = { outdates: [listTests, readTestDetails] };

/** One test, profile or package beside the list. */
export function TestPane({ testId }: { readonly testId: string }) {
  const t = useTexts(catalogTexts);
  const query = useApiQuery(readTestDetails, { query: { testId } }, { keepFormer: false });
  return (
    <QueryView query={query}>
      {(test) => (
        <Panel label={t('details')} title={`${test.code} ${test.name}`}>
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
  const mayUpdate = useRight('masters', PERMISSION.update);
  const {
    values: form,
    version: begunOn,
    type,
    refused,
    forget,
  } = useTyped<TestForm>(formOfTest(test), test.version);
  const [reason, setReason] = useState('');
  const onDone = ({ name, version }: TestDetails): void =>
    toast({ type: 'SUCCESS', msg: t('saved', { name, version }) });
  const update = useApiMutation(updateTest, { ...OUTDATES, onDone });
  const step = useApiMutation(changeTestStatus, { ...OUTDATES, onDone });
  const unread = unreadNumbers(form);
  const isRead = unread.length === 0 && areRowsRead(form);
  const begin = (): void => {
    forget();
    setReason('');
  };
  const save = (): void => {
    if (isRead)
      update.mutate(
        { body: changeOfForm({ ...test, version: begunOn }, form, reason) },
        { onSuccess: begin, onError: refused },
      );
  };
  const { testId, version, status } = test;
  const { tone, label } = masterData.states[masterData.stateOf(status)];
  useShortcuts(catalogKeys, { save: mayUpdate ? save : undefined });
  const refusal = update.error ?? step.error;
  return (
    <>
      {!mayUpdate && <Note tone="info">{t('noRight')}</Note>}
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      {refusal?.errors.map(({ field, msg }) => (
        <p key={`${field} ${msg}`} className="t13">
          {msg}
        </p>
      ))}
      <Section title={t('details')} end={<StatusChip tone={tone}>{label}</StatusChip>}>
        <TestFields
          kind={test.kind}
          form={form}
          fixed={!mayUpdate}
          unread={unread}
          refusal={refusal}
          reason={reason}
          onReason={setReason}
          onChange={type}
        />
        {mayUpdate && (
          <div className={styles.actions}>
            <Button
              kind="primary"
              shortcut={catalogKeys.shortcuts.save}
              busy={update.isPending}
              off={isRead ? null : t('notNumber')}
              onClick={save}
            >
              {t('save', { version: version + 1 })}
            </Button>
            {(['enable', 'disable'] as const)
              .filter((action) => test.can.includes(action))
              .map((action) => (
                <Button key={action} onClick={() => step.mutate({ body: { testId, version, action } })}>
                  {t(action)}
                </Button>
              ))}
          </div>
        )}
      </Section>
      {test.kind === 'test' && (
        <RunCalendar form={form} fixed={!mayUpdate} refusal={refusal} onChange={type} />
      )}
      <TestParts kind={test.kind} form={form} fixed={!mayUpdate} refusal={refusal} onChange={type} />
      {test.kind === 'test' && <StageRows form={form} fixed={!mayUpdate} refusal={refusal} onChange={type} />}
      {test.kind === 'test' && (
        <ReflexRules form={form} fixed={!mayUpdate} refusal={refusal} onChange={type} />
      )}
      <Briefs title={t('containedIn')} tests={test.containedIn} />
    </>
  );
}

function Briefs({ title, tests }: { readonly title: string; readonly tests: TestDetails['members'] }) {
  if (tests.length === 0) return null;
  return (
    <Section title={title}>
      <p className="t13">{tests.map(({ code, name }) => `${code} ${name}`).join(', ')}</p>
    </Section>
  );
}
