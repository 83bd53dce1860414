import { listReferredVisits, type ReferredVisit } from '@nidan/contract/lab/reports/doctor-endpoint';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useRef } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { useListFocus } from '../../../kernel/ui/grid/use-list-focus.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { doctorTexts } from './texts/doctor-texts.ts';

/** Visits of the patients whom a doctor or an agency sent, each with how far it is and the way to its report; no amounts. */
export function ReferredVisits() {
  const t = useTexts(doctorTexts);
  const stateLabel = useStateLabel(billTest);
  const zone = useZone();
  const [state, change] = useSearchState({ q: '', visit: '', ...DATES_SEARCH });
  const dates = useDates({});
  const q = state.q.trim();
  const query = useApiPages(
    listReferredVisits,
    { query: { ...(q === '' ? {} : { q }), ...dates.asked } },
    { follows: ['BILL', 'BILL_TEST', 'REPORT'] },
  );
  const openReport = ({ billId, labNo, reportedAt }: ReferredVisit): void => {
    if (reportedAt === null) toast({ type: 'INFO', msg: t('notReady', { labNo }) });
    else go(`report/${billId}`);
  };
  const list = useRef<HTMLDivElement>(null);
  useListFocus(list, query.data !== undefined);
  return (
    <>
      <FilterBar
        search={{ value: state.q, onChange: (next) => change({ q: next }), placeholder: t('search') }}
      >
        {dates.filter}
      </FilterBar>
      <div ref={list} className="ui-split-work" style={{ flex: 1 }}>
        <PagedTable
          label={t('title')}
          query={query}
          rowKey={({ billId }) => billId}
          current={state.visit}
          onCurrent={(billId) => change({ visit: billId })}
          onOpen={openReport}
          empty={<EmptyState kind="hidden" title={t('none')} text={t('noneText')} />}
          columns={[
            {
              key: 'at',
              head: t('at'),
              width: 112,
              value: ({ registeredAt }) => registeredAt,
              saved: ({ registeredAt }) => showDateTime(registeredAt, zone),
              cell: ({ registeredAt }) => showShort(registeredAt, zone),
            },
            {
              key: 'labNo',
              head: t('labNo'),
              width: 128,
              value: ({ labNo }) => labNo,
              cell: ({ labNo }) => <LabNo value={labNo} />,
            },
            {
              key: 'patient',
              head: t('patient'),
              width: 240,
              tip: ({ patient }) => patient.fullName,
              cell: ({ patient }) => (
                <>
                  <b>{patient.fullName}</b>{' '}
                  <span className="muted">
                    {patient.age}, {patient.sex}
                  </span>
                </>
              ),
            },
            {
              key: 'tests',
              head: t('tests'),
              tip: ({ tests }) => tests.join(', '),
              value: ({ tests }) => tests.join(', '),
            },
            {
              key: 'report',
              head: t('report'),
              width: 176,
              cell: ({ reportedAt, stateLabel: label }) =>
                reportedAt === null ? (
                  <span className="muted">{stateWord(label)}</span>
                ) : (
                  <b>{t('ready', { at: showShort(reportedAt, zone) })}</b>
                ),
            },
          ]}
        />
      </div>
    </>
  );

  function stateWord(label: string): string {
    const found = billTest.stateNames.find((one) => billTest.labelOf(one) === label);
    return found === undefined ? label : stateLabel(found);
  }
}
