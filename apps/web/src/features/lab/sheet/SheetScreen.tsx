import { readSheet } from '@nidan/contract/lab/results/sheet-endpoint';
import { countWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { readOn, rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { BulkProgress } from '../checking/BulkProgress.tsx';
import { MeasuredOn } from '../results/measured-on/MeasuredOn.tsx';
import { parametersOf, samplesOf, typedSamples } from './sheet-cells.ts';
import { sheetKeys } from './sheet-keys.ts';
import { SheetGrid } from './SheetGrid.tsx';
import { sheetEntryTexts } from './texts/sheet-entry-texts.ts';
import { useSaveSheet } from './use-save-sheet.ts';
import { useSheetDraft } from './use-sheet-draft.ts';

const FOLLOWED = ['BILL_TEST', 'BILL_SAMPLE'] as const;
const WAITING = 'pending,deptaccessioned,partial,rerun';

/** One test of many samples, as on a sheet of paper: typed down, pasted, saved together. */
export function SheetScreen() {
  const [{ item }] = useSearchState({ item: '' });
  return item === '' ? <PickTest /> : <SheetOfTest key={item} testId={item} />;
}

function PickTest() {
  const t = useTexts(sheetEntryTexts);
  const shared = useTexts(resultsTexts);
  const [, change] = useSearchState({ item: '' });
  const query = useApiQuery(countWorklist, { query: { state: WAITING } }, { follows: FOLLOWED });
  return (
    <>
      <PageHead title={t('title')} />
      <QueryView query={query} kind="page" lines={12}>
        {({ tests }) => (
          <Table
            label={t('pickTest')}
            keys="page"
            rows={tests}
            rowKey={({ testId }) => testId}
            onOpen={({ testId }) => change({ item: testId })}
            empty={<EmptyState kind="done" title={t('noTests')} text={t('noTestsText')} />}
            columns={[
              {
                key: 'test',
                head: shared('test'),
                value: ({ name }) => name,
                cell: ({ name }) => <b>{name}</b>,
              },
              { key: 'waiting', head: t('waiting'), width: 144, align: 'end', value: ({ count }) => count },
            ]}
          />
        )}
      </QueryView>
    </>
  );
}

function SheetOfTest({ testId }: { readonly testId: string }) {
  const t = useTexts(sheetEntryTexts);
  const shared = useTexts(resultsTexts);
  const may = useRight('results', PERMISSION.update);
  const [{ view }, change] = useSearchState({ item: '', view: '' });
  const query = useApiPages(readSheet, { query: { testId } }, { follows: FOLLOWED });
  const draft = useSheetDraft(testId);
  const samples = samplesOf(rowsOf(query));
  const parameters = parametersOf(samples);
  const saving = useSaveSheet(samples, draft);
  const { typed } = typedSamples(samples, draft.draft);
  const isTurned = view === 'turned';
  const turn = (): void => change({ view: isTurned ? '' : 'turned' });
  const save = may ? saving.save : undefined;
  useShortcuts(sheetKeys, { save, turn });
  const test = samples[0]?.test.test.name ?? '';
  return (
    <>
      <PageHead title={test === '' ? t('title') : t('titleOf', { test })}>
        {typed.length > 0 && <span role="status">{t('unsaved', { count: typed.length })}</span>}
        <Button onClick={() => change({ item: '', view: '' })}>{t('otherTest')}</Button>
        <Button shortcut={sheetKeys.shortcuts.turn} aria-pressed={isTurned} onClick={turn}>
          {t('turn')}
        </Button>
        <Button
          kind="primary"
          shortcut={sheetKeys.shortcuts.save}
          off={may ? (typed.length === 0 ? t('nothingTyped') : undefined) : shared('needsUpdate')}
          busy={saving.run?.state === 'running'}
          onClick={save}
        >
          {t('save')}
        </Button>
      </PageHead>
      {saving.run !== null && (
        <BulkProgress
          run={saving.run}
          label={t('save')}
          words={{
            running: t('running', { done: saving.run.gone.length, all: saving.run.all }),
            done: t('saved', { count: saving.run.gone.length }),
            left: t('left', { count: saving.run.left.length }),
            look: t('look'),
          }}
          onStop={saving.stop}
          onLook={(billId) => go(`results/${billId}`)}
          onClose={saving.close}
        />
      )}
      {saving.criticals > 0 && (
        <Note tone="danger" end={<Button onClick={() => go('critical')}>{t('toDesk')}</Button>}>
          <b role="alert">{t('criticalSaved', { count: saving.criticals })}</b>
        </Note>
      )}
      <QueryView query={query} kind="page" lines={16}>
        {() =>
          !draft.ready ? (
            <Skeleton lines={16} />
          ) : samples.length === 0 ? (
            <EmptyState
              kind="done"
              title={test === '' ? t('noTests') : t('none', { test })}
              text={t('noneText')}
            />
          ) : (
            <>
              <MeasuredOn tests={samples.map((sample) => sample.test)} asked={saving.asked} />
              <SheetGrid
                test={test}
                samples={samples}
                parameters={parameters}
                draft={draft}
                isTurned={isTurned}
                onNearEnd={() => readOn(query)}
              />
              <p className="muted t13" style={{ padding: '4px 12px' }}>
                {t('pasteTip')}
              </p>
            </>
          )
        }
      </QueryView>
    </>
  );
}
