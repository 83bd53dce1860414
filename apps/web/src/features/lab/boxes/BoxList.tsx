import type { BoxView } from '@nidan/contract/lab/boxes/box-view';
import type { ReactNode } from 'react';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { BoxLifeChip } from './BoxLifeChip.tsx';
import { boxTexts } from './texts/box-texts.ts';

interface BoxListProps {
  readonly query: PagedQuery<BoxView>;
  readonly empty: ReactNode;
}

function tubesOf({ counts }: BoxView): number {
  return counts.packed + counts.onTheWay + counts.arrived + counts.lost;
}

/** Boxes with where they go, what is in them and until when they must be there. */
export function BoxList({ query, empty }: BoxListProps) {
  const t = useTexts(boxTexts);
  const zone = useZone();
  return (
    <PagedTable
      label={t('title')}
      query={query}
      rowKey={({ batchId }) => batchId}
      onOpen={({ batchId }) => go(`batches/${batchId}`)}
      rowName={({ code }) => code}
      empty={empty}
      columns={[
        {
          key: 'code',
          head: t('box'),
          width: 112,
          opens: true,
          value: ({ code }) => code,
          cell: ({ code }) => <b>{code}</b>,
        },
        {
          key: 'way',
          head: t('way'),
          tip: ({ from, to }) => t('goesTo', { from: from.name, to: to.name }),
          value: ({ from, to }) => t('goesTo', { from: from.name, to: to.name }),
        },
        { key: 'band', head: t('band'), width: 124, value: ({ band }) => t(band) },
        { key: 'tubes', head: t('tubes'), width: 64, align: 'end', cell: tubesOf },
        {
          key: 'deadline',
          head: t('deadline'),
          width: 168,
          cell: ({ deadline, isLate }) =>
            deadline && (
              <span className="row">
                {showShort(deadline, zone)}
                {isLate && <StatusChip tone="danger">{t('late')}</StatusChip>}
              </span>
            ),
        },
        { key: 'rider', head: t('rider'), width: 132, value: ({ rider }) => rider?.name },
        {
          key: 'open',
          head: t('open'),
          width: 64,
          align: 'end',
          value: ({ openDiscrepancies }) => (openDiscrepancies === 0 ? null : openDiscrepancies),
        },
        { key: 'state', head: t('state'), width: 176, cell: (box) => <BoxLifeChip box={box} /> },
      ]}
    />
  );
}
