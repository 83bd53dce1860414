import type { ImportView } from '@nidan/contract/links/imports/import-endpoints';
import { exportBadRows } from '@nidan/contract/links/imports/import-endpoints';
import { isActivatedFile } from '@nidan/domain/imports/activated-files';
import { Suspense, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { apiFile } from '../../../kernel/api/api.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { downloadFile } from '../../../kernel/print/print-file.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import { useMasterName } from '../../catalogue/masters/use-master-name.ts';
import { FindingDesk } from './FindingDesk.tsx';
import { FINDING_VIEWS, findingViewOf, rowsOfView } from './finding-view.ts';
import styles from './Import.module.css';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { importKeys } from './import-keys.ts';
import { phaseOf, whyNotStarted } from './import-phase.ts';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';
import { useFileRights } from '../../../kernel/master-files/use-file-rights.ts';
import { useImport } from './use-import.ts';

// Most files say themselves which columns they have.
const ColumnDesk = latePart(() => import('./ColumnDesk.tsx'), 'ColumnDesk');

interface ImportRunProps {
  readonly importId: string;
  readonly onBack: () => void;
}

/** One import: its steps, how far it is, and what would become of its rows. */
export function ImportRun({ importId, onBack }: ImportRunProps) {
  const t = useTexts(importTexts);
  const nameOf = useMasterName();
  const { query, start, finish } = useImport(importId);
  const refusal = start.error ?? finish.error;
  const [reason, setReason] = useState('');
  useShortcuts(importKeys, { back: onBack });
  return (
    <QueryView query={query} kind="page">
      {(view) => {
        const body = { params: { importId }, body: { version: view.version } };
        const isMapping = phaseOf(view) === 'mapping';
        const isActivated = isActivatedFile(view.master);
        const why = isActivated ? { reason } : {};
        const begin = (): void => start.mutate({ ...body, body: { ...body.body, ...why } });
        return (
          <>
            <PageHead title={`${t('title')}: ${nameOf(view.master)}`} sub={view.fileName}>
              <Button shortcut={importKeys.shortcuts.back} onClick={onBack}>
                {t('back')}
              </Button>
              {view.can.includes('finish') && (
                <Button busy={finish.isPending} onClick={() => finish.mutate(body, { onSuccess: onBack })}>
                  {t(phaseOf(view) === 'ended' ? 'putAway' : 'giveUp')}
                </Button>
              )}
              {view.state === 'draft' && !isMapping && (
                <StartButton view={view} reason={reason} busy={start.isPending} onStart={begin} />
              )}
            </PageHead>
            {refusal && <ErrorState kind="row" refusal={refusal} />}
            {isActivated && view.can.includes('start') && (
              <div className={styles.why}>
                <TextField
                  label={t('reason')}
                  value={reason}
                  onChange={setReason}
                  error={start.error?.at('reason')}
                />
              </div>
            )}
            <ImportSteps view={view} />
            <Outcome view={view} />
            {isMapping ? (
              <Suspense fallback={<Skeleton lines={6} />}>
                <ColumnDesk view={view} />
              </Suspense>
            ) : (
              <ImportProgress view={view} readAt={query.dataUpdatedAt} />
            )}
            {(view.isTried || view.isTriedAgain) && <Rows view={view} />}
          </>
        );
      }}
    </QueryView>
  );
}

interface StartButtonProps {
  readonly view: ImportView;
  readonly reason: string;
  readonly busy: boolean;
  readonly onStart: () => void;
}

function StartButton({ view, reason, busy, onStart }: StartButtonProps) {
  const t = useTexts(importTexts);
  const { mayImport } = useFileRights();
  const why = whyNotStarted(view, { mayImport: mayImport(view.master), reason });
  const off = why === null ? null : t(why);
  useShortcuts(importKeys, { start: why === null && !busy ? onStart : undefined });
  return (
    <>
      {off !== null && <Why>{off}</Why>}
      <Button kind="primary" shortcut={importKeys.shortcuts.start} busy={busy} off={off} onClick={onStart}>
        {t('start')}
      </Button>
    </>
  );
}

function Outcome({ view }: { readonly view: ImportView }) {
  const t = useTexts(importTexts);
  const { counts, failure } = view;
  if (failure !== null)
    return (
      <Note tone="danger">
        {t('failed')} {failure}
      </Note>
    );
  if (view.state !== 'success') return null;
  return <Note tone="ok">{t('ended', { changed: counts.changed, added: counts.new })}</Note>;
}

const VIEWS = {
  bad: 'viewBad',
  new: 'viewNew',
  changed: 'viewChanged',
  fixed: 'viewFixed',
  typed: 'viewTyped',
} as const;

function Rows({ view }: { readonly view: ImportView }) {
  const t = useTexts(importTexts);
  const { importId, counts } = view;
  const [state, change] = useSearchState({ verdict: 'bad', row: '' });
  const shown = findingViewOf(view, state.verdict);
  const saveBad = async (): Promise<void> => {
    try {
      const file = await apiFile(exportBadRows, { params: { importId }, query: { format: 'excel' } });
      downloadFile(file, 'bad-rows.xlsx');
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <>
      <div className={styles.views}>
        <SavedViews
          label={t('views')}
          current={shown}
          numbered
          onPick={(next) => change({ verdict: next, row: '' })}
          views={FINDING_VIEWS.map((key) => ({
            key,
            label: t(VIEWS[key]),
            count: rowsOfView(view, key),
          }))}
        />
        {counts.bad > 0 && (
          <Button icon="download" onClick={() => void saveBad()}>
            {t('badAsExcel')}
          </Button>
        )}
      </div>
      <FindingDesk view={view} shown={shown} row={state.row} onRow={(row) => change({ row })} />
    </>
  );
}
