import {
  type AntibiogramView,
  exportAntibiogram,
  exportWhonet,
  readAntibiogram,
} from '@nidan/contract/lab/culture/antibiogram-endpoints';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { ExportMenu } from '../../../kernel/exports/ExportMenu.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { Bars } from './Bars.tsx';
import styles from './Culture.module.css';
import { antibiogramTexts } from './texts/antibiogram-texts.ts';

type Organism = AntibiogramView['organisms'][number];

/** Per cent susceptible by organism and medicine, and as bars for the organism that is picked. */
export function AntibiogramTable() {
  const t = useTexts(antibiogramTexts);
  const dates = useDates({ standard: 'last30' });
  const query = useApiQuery(readAntibiogram, { query: dates.asked }, { follows: ['CULTURE'] });
  const off = query.data === undefined || query.data.isolates === 0 ? t('noCounts') : undefined;
  return (
    <>
      <FilterBar
        filters={[]}
        end={
          <>
            <ExportMenu
              name="antibiogram"
              off={off}
              fetchFile={(format) => apiFile(exportAntibiogram, { query: { ...dates.asked, format } })}
            />
            <span className="muted t13">{t('whonet')}</span>
            <ExportMenu
              name="whonet"
              off={off}
              fetchFile={(format) => apiFile(exportWhonet, { query: { ...dates.asked, format } })}
            />
          </>
        }
      >
        {dates.filter}
      </FilterBar>
      <QueryView query={query}>{(view) => <Counts view={view} />}</QueryView>
    </>
  );
}

function percentOf({ cells }: Organism, at: number): string {
  const cell = cells[at];
  if (cell === null || cell === undefined) return '';
  return cell.percent === null ? `(${cell.susceptible}/${cell.tested})` : String(cell.percent);
}

function Counts({ view }: { readonly view: AntibiogramView }) {
  const t = useTexts(antibiogramTexts);
  const [{ sel }, change] = useSearchState({ sel: '' });
  const { organisms, medicines, least } = view;
  if (organisms.length === 0)
    return <EmptyState kind="nothing" title={t('noCounts')} text={t('noCountsText')} />;
  const picked = organisms.find(({ code }) => code === sel) ?? organisms[0];
  return (
    <div className="scroll">
      <p className={styles.form}>{t('antibiogramHow')}</p>
      <Table
        keys="page"
        flush
        label={t('antibiogram')}
        rows={organisms}
        rowKey={({ code }) => code}
        current={picked?.code ?? null}
        onCurrent={(code) => change({ sel: code })}
        columns={[
          {
            key: 'organism',
            head: t('organism'),
            width: 190,
            value: ({ name }) => name,
            cell: ({ name }) => <i>{name}</i>,
          },
          {
            key: 'isolates',
            head: t('isolates'),
            width: 70,
            align: 'end',
            value: ({ isolates }) => isolates,
          },
          ...medicines.map(({ code, name }, at) => ({
            key: code,
            head: <abbr title={name}>{code}</abbr>,
            width: 64,
            align: 'end' as const,
            tip: (row: Organism) => wordsOf(t, row, { at, name, least }),
            value: (row: Organism) => percentOf(row, at),
          })),
        ]}
      />
      {picked && (
        <Bars
          title={picked.name}
          bars={medicines.flatMap(({ name }, at) => {
            const cell = picked.cells[at];
            if (cell === null || cell === undefined || cell.tested < least) return [];
            const share = cell.susceptible / cell.tested;
            const of = { percent: Math.round(share * 100), tested: cell.tested };
            return [{ key: name, label: name, share, value: t('percentOf', of) }];
          })}
        />
      )}
    </div>
  );
}

interface CellOf {
  readonly at: number;
  readonly name: string;
  readonly least: number;
}

function wordsOf(
  t: ReturnType<typeof useTexts<(typeof antibiogramTexts)['english']>>,
  { cells }: Organism,
  { at, name, least }: CellOf,
): string {
  const cell = cells[at];
  if (cell === null || cell === undefined) return name;
  const part = `${name} ${cell.susceptible}/${cell.tested}`;
  return cell.percent === null
    ? t('fewer', { percent: part, least })
    : t('percentOf', { percent: cell.percent, tested: cell.tested });
}
