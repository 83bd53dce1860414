import { closeLot, listMaterials } from '@nidan/contract/lab/quality/material-endpoints';
import type { LotView, MaterialView } from '@nidan/contract/lab/quality/quality-views';
import { listSeries, readBoard } from '@nidan/contract/lab/quality/series-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDate, showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import type { LotLine } from './lot-line.ts';
import { LotDialog } from './LotDialog.tsx';
import { MaterialDialog } from './MaterialDialog.tsx';
import { SeriesDialog } from './SeriesDialog.tsx';
import { SeriesOfLot } from './SeriesOfLot.tsx';
import { qualityTexts } from './texts/quality-texts.ts';

const keyOf = ({ material, lot }: LotLine): string => lot?.lotId ?? material.materialId;

/** Control materials with their lots, and the series that stand on the one that is picked. */
export function MaterialsScreen() {
  const t = useTexts(qualityTexts);
  const query = useApiQuery(listMaterials, {}, { follows: ['QC_MATERIAL', 'QC_LOT', 'QC_SERIES'] });
  return (
    <QueryView query={query} kind="page">
      {({ materials }) => <Materials materials={materials} title={t('materialsTitle')} />}
    </QueryView>
  );
}

function Materials({
  materials,
  title,
}: {
  readonly materials: readonly MaterialView[];
  readonly title: string;
}) {
  const t = useTexts(qualityTexts);
  const may = useRight('quality', PERMISSION.update);
  const [{ sel }, change] = useSearchState({ sel: '' });
  const [dialog, setDialog] = useState<'material' | 'lot' | 'series' | 'close' | null>(null);
  const rows = materials.flatMap((material): LotLine[] =>
    material.lots.length === 0 ? [{ material, lot: null }] : material.lots.map((lot) => ({ material, lot })),
  );
  const line = rows.find((one) => keyOf(one) === sel);
  const off = may ? undefined : t('needsRight');
  const isOpen = line?.lot != null && line.lot.closedAt === null;
  const offLot = off ?? (isOpen ? undefined : t('pickLot'));
  const close = (): void => setDialog(null);
  return (
    <>
      <PageHead title={title}>
        <Button off={off} onClick={() => setDialog('material')}>
          {t('newMaterial')}
        </Button>
        <Button
          off={off ?? (materials.length === 0 ? t('noMaterials') : undefined)}
          onClick={() => setDialog('lot')}
        >
          {t('openLot')}
        </Button>
        <Button off={offLot} onClick={() => setDialog('close')}>
          {t('closeLot')}
        </Button>
        <Button off={offLot} onClick={() => setDialog('series')}>
          {t('newSeries')}
        </Button>
      </PageHead>
      <SplitPane name="qc-lots" label={t('series')} width={520} pane={<SeriesOfLot line={line} />}>
        <Lots rows={rows} current={sel} onCurrent={(key) => change({ sel: key })} />
      </SplitPane>
      {dialog === 'material' && <MaterialDialog onClose={close} />}
      {dialog === 'lot' && (
        <LotDialog
          materials={materials}
          picked={line?.material}
          onClose={close}
          onOpened={(id) => change({ sel: id })}
        />
      )}
      {dialog === 'series' && line?.lot != null && (
        <SeriesDialog material={line.material} lot={line.lot} onClose={close} />
      )}
      {dialog === 'close' && line?.lot != null && <CloseLot lot={line.lot} onClose={close} />}
    </>
  );
}

interface LotsProps {
  readonly rows: readonly LotLine[];
  readonly current: string;
  readonly onCurrent: (key: string) => void;
}

function Lots({ rows, current, onCurrent }: LotsProps) {
  const t = useTexts(qualityTexts);
  const zone = useZone();
  const until = ({ lot }: LotLine): string =>
    lot === null ? '' : `${showDay(lot.expiresOn)}${lot.isExpired ? `, ${t('expired')}` : ''}`;
  return (
    <Table
      keys="page"
      label={t('lots')}
      rows={rows}
      rowKey={keyOf}
      current={current}
      onCurrent={onCurrent}
      empty={
        <EmptyState kind="nothing" icon="quality" title={t('noMaterials')} text={t('noMaterialsText')} />
      }
      columns={[
        {
          key: 'material',
          head: t('material'),
          value: ({ material }) => material.name,
          cell: ({ material }) => <b>{material.name}</b>,
        },
        { key: 'maker', head: t('maker'), width: 120, value: ({ material }) => material.maker },
        { key: 'levels', head: t('levels'), value: ({ material }) => material.levels.join(', ') },
        { key: 'lot', head: t('lot'), width: 96, value: ({ lot }) => lot?.lotNo },
        { key: 'until', head: t('expires'), width: 150, cell: until },
        {
          key: 'opened',
          head: t('opened'),
          width: 96,
          cell: ({ lot }) => lot && showDate(lot.openedAt, zone),
        },
        {
          key: 'state',
          head: t('state'),
          width: 72,
          value: ({ lot }) => (lot?.closedAt == null ? '' : t('closed')),
        },
      ]}
    />
  );
}

function CloseLot({ lot, onClose }: { readonly lot: LotView; readonly onClose: () => void }) {
  const t = useTexts(qualityTexts);
  const closing = useApiMutation(closeLot, {
    outdates: [listMaterials, listSeries, readBoard],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('lotClosed') });
      onClose();
    },
  });
  const { lotId, version, lotNo } = lot;
  return (
    <ReasonDialog
      title={`${t('closeLot')}: ${lotNo}`}
      action={t('closeLot')}
      busy={closing.isPending}
      refusal={closing.error}
      onClose={onClose}
      onReason={(reason) => closing.mutate({ body: { lotId, version, reason } })}
    />
  );
}
