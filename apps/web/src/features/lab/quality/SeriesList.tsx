import type { BoardLine } from '@nidan/contract/lab/quality/quality-views';
import { readBoard } from '@nidan/contract/lab/quality/series-endpoints';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { STATE_WORDS } from './quality-words.ts';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface Line {
  readonly seriesId: string;
  readonly name: string;
  readonly of: BoardLine;
  readonly cell: BoardLine['cells'][number];
}

/** Every open series, narrowed by what is typed. */
export function SeriesList({ current }: { readonly current: string }) {
  const t = useTexts(qualityTexts);
  const [q, setQ] = useState('');
  const query = useApiQuery(readBoard, {}, { follows: ['QC_MANUAL', 'QC_SERIES', 'QC_HOLD'] });
  return (
    <Panel label={t('series')}>
      <TextField labelHidden label={t('series')} icon="search" value={q} onChange={setQ} />
      <QueryView query={query}>
        {({ machines }) => {
          const rows = machines.flatMap(({ machine, lines }) =>
            lines.flatMap((of) =>
              of.cells.map((cell): Line => {
                const name = `${of.parameter.name}, ${cell.levelName}`;
                return { seriesId: cell.seriesId, name: `${name}, ${machine.name}`, of, cell };
              }),
            ),
          );
          return (
            <Table
              flush
              headHidden
              keys="focus"
              label={t('series')}
              rows={rows.filter(({ name }) => name.toLowerCase().includes(q.trim().toLowerCase()))}
              rowKey={({ seriesId }) => seriesId}
              current={current}
              onCurrent={(seriesId) => go(`qc/lj/${seriesId}`)}
              empty={<EmptyState kind="nothing" title={t('noSeries')} />}
              columns={[
                { key: 'name', head: t('series'), value: ({ name }) => name, tip: ({ name }) => name },
                { key: 'state', head: t('state'), width: 84, cell: (line) => <Standing line={line} /> },
              ]}
            />
          );
        }}
      </QueryView>
    </Panel>
  );
}

function Standing({ line: { of, cell } }: { readonly line: Line }) {
  const t = useTexts(qualityTexts);
  if (of.state !== 'inControl' || cell.verdict === null) {
    return (
      <span className={styles.state} data-state={of.state}>
        {t(STATE_WORDS[of.state])}
      </span>
    );
  }
  return <VerdictMark verdict={cell.verdict} rules={[]} />;
}
