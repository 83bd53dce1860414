import { countReprints, listReprints } from '@nidan/contract/lab/samples/label-endpoints';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { Barcode } from '../scanning/Barcode.tsx';
import { reprintsTexts } from './texts/reprints-texts.ts';
import { samplesTexts } from './texts/samples-texts.ts';

/** Labels that were printed again: who, when, why and how often. */
export function ReprintsScreen() {
  const t = useTexts(reprintsTexts);
  const shared = useTexts(samplesTexts);
  const zone = useZone();
  const [{ q }, change] = useSearchState({ q: '' });
  const dates = useDates({ standard: 'last7' });
  const asked = { ...dates.asked, ...(q === '' ? {} : { q }) };
  const query = useApiPages(listReprints, { query: asked });
  const counted = useApiQuery(countReprints, { query: asked }).data;
  const often = [
    ...(counted?.people ?? []).map(({ name, count }) => t('counted', { what: name, count })),
    ...(counted?.reasons ?? []).map(({ reason, count }) => t('counted', { what: reason, count })),
  ];
  return (
    <>
      <PageHead
        title={t('title')}
        sub={counted && t('sum', { count: counted.reprints, tubes: counted.tubes })}
      />
      <FilterBar
        search={{ value: q, onChange: (value) => change({ q: value.trim() }), placeholder: t('search') }}
        filters={[]}
      >
        {dates.filter}
      </FilterBar>
      {often.length > 0 && <p className="muted t13">{often.join(' · ')}</p>}
      <PagedTable
        label={t('title')}
        query={query}
        rowKey={({ labelPrintId }) => labelPrintId}
        onOpen={({ barcode }) => go('samples', { tube: barcode })}
        empty={<EmptyState kind="nothing" icon="print" title={t('none')} text={t('noneText')} />}
        columns={[
          {
            key: 'barcode',
            head: shared('barcode'),
            width: 132,
            opens: true,
            cell: ({ barcode }) => <Barcode value={barcode} />,
          },
          {
            key: 'labNo',
            head: shared('labId'),
            width: 124,
            value: ({ labNo }) => labNo,
            cell: ({ labNo }) => <LabNo value={labNo} />,
          },
          {
            key: 'patient',
            head: shared('patient'),
            tip: ({ patient }) => patient.fullName,
            value: ({ patient }) => patient.fullName,
          },
          { key: 'ordinal', head: t('ordinal'), width: 84, align: 'end', value: ({ ordinal }) => ordinal },
          { key: 'by', head: t('by'), width: 172, value: ({ printedBy }) => printedBy },
          {
            key: 'at',
            head: t('at'),
            width: 148,
            value: ({ printedAt }) => printedAt,
            saved: ({ printedAt }) => showDateTime(printedAt, zone),
            cell: ({ printedAt }) => showDateTime(printedAt, zone),
          },
          {
            key: 'reason',
            head: shared('rejectReason'),
            tip: ({ reason }) => reason,
            value: ({ reason }) => reason,
          },
        ]}
      />
    </>
  );
}
