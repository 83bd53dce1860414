import { listStoredTubes } from '@nidan/contract/lab/storage/storage-endpoints';
import type { StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { Barcode } from '../scanning/Barcode.tsx';
import { storageTexts } from './texts/storage-texts.ts';

interface StoredTubeListProps {
  readonly only: 'wanted' | null;
  readonly current: string;
  readonly onCurrent: (tube: StoredTubeView) => void;
}

/** Tubes in storage by what is sought, those first that are kept the shortest. */
export function StoredTubeList({ only, current, onCurrent }: StoredTubeListProps) {
  const t = useTexts(storageTexts);
  const columns = useStoredColumns();
  const search = useFieldSearch('storedTubes', { anywhere: t('search') });
  const query = useApiPages(
    listStoredTubes,
    { query: { ...(only === null ? {} : { only }), ...search.asked } },
    { follows: ['BILL_SAMPLE', 'BILL_TEST'] },
  );
  return (
    <>
      <FilterBar search={search.box} />
      <PagedTable
        label={t('tubes')}
        query={query}
        rowKey={({ barcode }) => barcode}
        current={current}
        onCurrent={(_, tube) => onCurrent(tube)}
        empty={<EmptyState kind="nothing" icon="box" title={t('none')} text={t('noneText')} />}
        columns={columns}
      />
    </>
  );
}

/** Columns of a list of stored tubes. */
export function useStoredColumns(): TableColumn<StoredTubeView>[] {
  const t = useTexts(storageTexts);
  const zone = useZone();
  return [
    { key: 'barcode', head: t('barcode'), width: 132, cell: ({ barcode }) => <Barcode value={barcode} /> },
    {
      key: 'patient',
      head: t('patient'),
      tip: ({ patient }) => patient.fullName,
      value: ({ patient }) => patient.fullName,
    },
    {
      key: 'tests',
      head: t('tests'),
      width: 132,
      tip: ({ tests }) => tests.map(({ name }) => name).join(', '),
      value: ({ tests }) => tests.map(({ code }) => code).join(', '),
    },
    {
      key: 'position',
      head: t('position'),
      width: 96,
      tip: ({ path }) => path,
      value: ({ position }) => position,
      cell: ({ position }) => <b>{position}</b>,
    },
    {
      key: 'until',
      head: t('keptUntil'),
      width: 100,
      value: ({ keepUntil }) => keepUntil,
      saved: ({ keepUntil }) => showDateTime(keepUntil, zone),
      cell: ({ keepUntil }) => showShort(keepUntil, zone),
    },
  ];
}
