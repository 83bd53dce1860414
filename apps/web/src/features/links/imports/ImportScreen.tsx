import { type ImportView, listImports } from '@nidan/contract/links/imports/import-endpoints';
import { IMPORT_MASTERS } from '@nidan/domain/imports/import-masters';
import { importJob } from '@nidan/domain/status-sets/links/import-job';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { MasterPick } from '../../catalogue/masters/MasterPick.tsx';
import { ChooseImport } from './ChooseImport.tsx';
import { ExportLater } from '../../../kernel/master-files/ExportLater.tsx';
import { ImportRun } from './ImportRun.tsx';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';
import { useFileRights } from '../../../kernel/master-files/use-file-rights.ts';

/** Brings files into the masters: what was imported so far, and one import with its trial. */
export function ImportScreen() {
  const [state, change] = useSearchState({ master: 'tests', sel: '', verdict: 'bad', row: '' });
  if (state.sel !== '')
    return <ImportRun importId={state.sel} onBack={() => change({ sel: '', verdict: 'bad', row: '' })} />;
  return (
    <Imports
      master={state.master}
      onMaster={(master) => change({ master })}
      onOpen={(sel) => change({ sel })}
    />
  );
}

function count(value: number): string {
  return value.toLocaleString('en-IN');
}

interface ImportsProps {
  readonly master: string;
  readonly onMaster: (master: string) => void;
  readonly onOpen: (importId: string) => void;
}

function Imports({ master: named, onMaster, onOpen }: ImportsProps) {
  const t = useTexts(importTexts);
  const { mayRead, mayImport } = useFileRights();
  const masters = IMPORT_MASTERS.filter(mayRead);
  const master = masters.find((one) => one === named) ?? 'tests';
  return (
    <>
      <PageHead
        title={t('title')}
        views={<MasterPick label={t('master')} names={masters} current={master} onPick={onMaster} />}
      >
        <ExportLater master={master} />
      </PageHead>
      {mayImport(master) ? (
        <ChooseImport key={master} master={master} onUploaded={onOpen} />
      ) : (
        <Note tone="info">{t('noRight')}</Note>
      )}
      <History master={master} onOpen={onOpen} />
    </>
  );
}

function History({
  master,
  onOpen,
}: {
  readonly master: ImportView['master'];
  readonly onOpen: (id: string) => void;
}) {
  const t = useTexts(importTexts);
  const zone = useZone();
  const stateLabel = useStateLabel(importJob);
  const dates = useDates();
  const query = useApiPages(listImports, { query: { ...dates.asked, master, limit: 50 } });
  return (
    <>
      <FilterBar>{dates.filter}</FilterBar>
      <PagedTable
        label={t('history')}
        query={query}
        lines={8}
        rowKey={({ importId }) => importId}
        onOpen={({ importId }) => onOpen(importId)}
        empty={<EmptyState kind="nothing" title={t('none')} text={t('noneHelp')} />}
        columns={[
          {
            key: 'file',
            head: t('file'),
            tip: ({ fileName }) => fileName,
            value: ({ fileName }) => fileName,
            cell: ({ fileName }) => <b>{fileName}</b>,
          },
          {
            key: 'when',
            head: t('when'),
            width: 160,
            value: ({ createdAt }) => createdAt,
            saved: ({ createdAt }) => showDateTime(createdAt, zone),
            cell: ({ createdAt }) => showDateTime(createdAt, zone),
          },
          {
            key: 'by',
            head: t('by'),
            width: 180,
            tip: ({ createdBy }) => createdBy,
            value: ({ createdBy }) => createdBy,
          },
          {
            key: 'rows',
            head: t('rows'),
            width: 84,
            align: 'end',
            value: ({ rowsTotal }) => count(rowsTotal ?? 0),
          },
          {
            key: 'new',
            head: t('viewNew'),
            width: 84,
            align: 'end',
            value: ({ counts }) => count(counts.new),
          },
          {
            key: 'changed',
            head: t('viewChanged'),
            width: 96,
            align: 'end',
            value: ({ counts }) => count(counts.changed),
          },
          { key: 'bad', head: t('bad'), width: 84, align: 'end', value: ({ counts }) => count(counts.bad) },
          {
            key: 'state',
            head: t('state'),
            width: 110,
            cell: ({ state }) => (
              <StatusChip tone={importJob.states[state].tone}>{stateLabel(state)}</StatusChip>
            ),
          },
        ]}
      />
    </>
  );
}
