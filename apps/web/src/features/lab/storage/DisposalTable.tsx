import type { DisposalView } from '@nidan/contract/lab/storage/storage-views';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { BAG_WORDS, METHOD_WORDS, runState } from './disposal-words.ts';
import { disposalTexts } from './texts/disposal-texts.ts';

interface DisposalTableProps {
  readonly query: PagedQuery<DisposalView>;
  readonly current: string;
  readonly onCurrent: (disposalId: string) => void;
}

/** Disposal runs, latest first. */
export function DisposalTable({ query, current, onCurrent }: DisposalTableProps) {
  const t = useTexts(disposalTexts);
  const zone = useZone();
  return (
    <PagedTable
      label={t('runs')}
      query={query}
      rowKey={({ disposalId }) => disposalId}
      current={current}
      onCurrent={onCurrent}
      empty={<EmptyState kind="nothing" icon="box" title={t('noRuns')} text={t('noRunsText')} />}
      columns={[
        {
          key: 'at',
          head: t('at'),
          width: 96,
          value: ({ askedAt }) => askedAt,
          saved: ({ askedAt }) => showDateTime(askedAt, zone),
          cell: ({ askedAt }) => showShort(askedAt, zone),
        },
        {
          key: 'number',
          head: t('number'),
          width: 96,
          value: ({ number }) => number,
          cell: ({ number }) => <b>{number}</b>,
        },
        { key: 'state', head: t('state'), value: (run) => runState(run, t) },
        { key: 'count', head: t('count'), width: 64, align: 'end', value: ({ tubes }) => tubes.length },
        { key: 'bag', head: t('bag'), width: 160, value: ({ bagColour }) => t(BAG_WORDS[bagColour]) },
        { key: 'method', head: t('method'), width: 140, value: ({ method }) => t(METHOD_WORDS[method]) },
        { key: 'asked', head: t('askedBy'), width: 120, value: ({ askedBy }) => askedBy },
      ]}
    />
  );
}
