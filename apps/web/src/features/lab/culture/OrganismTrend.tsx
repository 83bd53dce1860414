import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { readOrganismTrend } from '@nidan/contract/lab/culture/antibiogram-endpoints';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { Bars } from './Bars.tsx';
import styles from './Culture.module.css';
import { findRecords, type FoundRecord } from './find-records.ts';
import { antibiogramTexts } from './texts/antibiogram-texts.ts';

/** How often one organism was isolated, by month. */
export function OrganismTrend() {
  const t = useTexts(antibiogramTexts);
  const [organism, setOrganism] = useState<FoundRecord | null>(null);
  const dates = useDates({ standard: 'allTime' });
  const query = useApiQuery(
    readOrganismTrend,
    { query: { ...dates.asked, organismId: organism?.id ?? '' } },
    { enabled: organism !== null, follows: ['CULTURE'], keepFormer: false },
  );
  return (
    <>
      <FilterBar filters={[]}>{dates.filter}</FilterBar>
      <div className="scroll">
        <div className={styles.form} style={{ maxWidth: 360 }}>
          <Combobox<FoundRecord>
            label={t('organism')}
            value={organism}
            search={async (q, signal) => {
              const { rows } = await api(masterEndpoints('organism').list, {
                query: { q, limit: 20 },
                signal,
              });
              return findRecords(rows);
            }}
            itemKey={({ id }) => id}
            itemText={({ name }) => name}
            onPick={setOrganism}
          />
        </div>
        {organism === null ? (
          <EmptyState kind="nothing" title={t('organism')} text={t('noCountsText')} />
        ) : (
          <QueryView query={query}>
            {({ months }) => <Months name={organism.name} months={months} />}
          </QueryView>
        )}
      </div>
    </>
  );
}

interface MonthsProps {
  readonly name: string;
  readonly months: readonly {
    readonly month: string;
    readonly isolates: number;
    readonly patients: number;
  }[];
}

function Months({ name, months }: MonthsProps) {
  const t = useTexts(antibiogramTexts);
  if (months.length === 0)
    return <EmptyState kind="nothing" title={t('noCounts')} text={t('noCountsText')} />;
  const most = Math.max(1, ...months.map(({ isolates }) => isolates));
  return (
    <>
      <Bars
        title={name}
        bars={months.map(({ month, isolates }) => ({
          key: month,
          label: month,
          share: isolates / most,
          value: String(isolates),
        }))}
      />
      <Table
        keys="focus"
        flush
        label={t('viewTrend')}
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', head: t('month'), width: 120, value: ({ month }) => month },
          {
            key: 'isolates',
            head: t('isolates'),
            width: 120,
            align: 'end',
            value: ({ isolates }) => isolates,
          },
          {
            key: 'patients',
            head: t('patients'),
            width: 120,
            align: 'end',
            value: ({ patients }) => patients,
          },
        ]}
      />
    </>
  );
}
