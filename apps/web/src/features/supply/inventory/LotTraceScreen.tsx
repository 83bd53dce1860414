import {
  detailsByLot,
  type LotDetails,
  recallFile,
  recallPaper,
} from '@nidan/contract/supply/inventory/lot-endpoints';
import type { MovementView } from '@nidan/contract/supply/inventory/stock-shapes';
import { scannedLotNo } from '@nidan/domain/purchasing/gs1-code';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { downloadFile, printFile } from '../../../kernel/print/print-file.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDay, showShort } from '../../../kernel/text/show-date.ts';
import { showQuantity } from '../../../kernel/text/show-quantity.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table, type TableColumn } from '../../../kernel/ui/Table.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import styles from './Stock.module.css';
import { showRupees, STOCK_FOLLOWS } from './stock-words.ts';
import { movementTexts } from './texts/movement-texts.ts';
import { stockTexts } from './texts/stock-texts.ts';

const col = columnsOf<LotDetails['tests'][number]>();
const movementCol = columnsOf<MovementView>();

/** Where a lot came from, where it is and where it went: what is asked when a maker calls one back. */
export function LotTraceScreen() {
  const t = useTexts(stockTexts);
  const [{ lot }, change] = useSearchState({ lot: '' });
  const [typed, setTyped] = useState(lot);
  const query = useApiQuery(
    detailsByLot,
    { query: { lotNo: lot } },
    { enabled: lot !== '', follows: STOCK_FOLLOWS },
  );
  const find = (): void => change({ lot: scannedLotNo(typed) });
  return (
    <>
      <PageHead title={t('lotTitle')} />
      <div className={styles.lotsHead}>
        <TextField
          label={t('scanLot')}
          labelHidden
          placeholder={t('lotHint')}
          value={typed}
          maxLength={200}
          onChange={setTyped}
          onKeyDown={(event) => event.key === 'Enter' && find()}
        />
        <Button kind="primary" icon="search" onClick={find}>
          {t('trace')}
        </Button>
      </div>
      {lot === '' ? (
        <EmptyState kind="nothing" icon="box" title={t('scanLot')} text={t('lotHint')} />
      ) : (
        <QueryView query={query}>
          {({ lots }) =>
            lots.length === 0 ? (
              <EmptyState kind="nothing" title={t('noLot')} text={t('noLotText')} />
            ) : (
              <div className="scroll">
                {lots.map((one) => (
                  <TracedLot key={one.lotId} lot={one} />
                ))}
              </div>
            )
          }
        </QueryView>
      )}
    </>
  );
}

function TracedLot({ lot }: { readonly lot: LotDetails }) {
  const t = useTexts(stockTexts);
  const zone = useZone();
  const mayHold = useRight('inventory', PERMISSION.update);
  const [isHolding, setHolding] = useState(false);
  const asked = { query: { lotId: lot.lotId } };
  const printRecall = async (): Promise<void> => {
    try {
      printFile(await apiFile(recallPaper, asked));
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const saveRecall = async (): Promise<void> => {
    try {
      downloadFile(await apiFile(recallFile, asked), `recall-${lot.lotNo}.csv`);
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const expiry = lot.expiresOn === null ? t('noExpiry') : showDay(lot.expiresOn);
  return (
    <>
      <Section
        title={`${lot.itemName}, ${lot.lotNo}`}
        end={
          <>
            {lot.isHeld && <StatusChip tone="danger">{t('quarantine')}</StatusChip>}
            {!lot.isHeld && mayHold && (
              <Button kind="primary" onClick={() => setHolding(true)}>
                {t('recallHold')}
              </Button>
            )}
            <Button icon="print" onClick={() => void printRecall()}>
              {t('recallPrint')}
            </Button>
            <Button onClick={() => void saveRecall()}>{t('recallExport')}</Button>
          </>
        }
      >
        {isHolding && (
          <HoldDialog
            lot={{ lotId: lot.lotId, lotNo: lot.lotNo, version: lot.version, state: 'sealed' }}
            onClose={() => setHolding(false)}
          />
        )}
        <p className="t13">
          {t('expiry')} <b>{expiry}</b>
        </p>
        {lot.holds.map((hold) => (
          <p key={hold.heldAt} className="t12">
            {t('heldLine', { from: showShort(hold.heldAt, zone), by: hold.heldBy, reason: hold.reason })}
            {hold.releasedAt !== null &&
              `; ${t('releasedLine', {
                at: showShort(hold.releasedAt, zone),
                by: hold.releasedBy ?? '',
                note: hold.note ?? '',
              })}`}
          </p>
        ))}
      </Section>
      <Section title={t('cameFrom')}>
        <Movements label={t('cameFrom')} rows={lot.from} />
      </Section>
      <Section title={t('liesIn')}>
        {lot.at.length === 0 && <p className="muted t13">{t('nowhere')}</p>}
        {lot.at.map(({ storeId, store, onHand, valuePaise }) => (
          <p key={storeId} className="t13">
            {store}: <b>{showQuantity(onHand)}</b> {lot.unit}, {showRupees(valuePaise)}
          </p>
        ))}
      </Section>
      <Section title={t('wentTo')}>
        <Movements label={t('wentTo')} rows={lot.went} />
      </Section>
      <Section title={t('testsOfLot')}>
        <Gaps lot={lot} />
        <Table
          label={t('testsOfLotLabel')}
          keys="focus"
          flush
          rows={lot.tests}
          rowKey={({ billTestId }) => billTestId}
          columns={[
            col.day({ key: 'day', head: t('time'), of: ({ measuredOn }) => measuredOn }),
            col.text({
              key: 'labNo',
              head: t('labNo'),
              width: 160,
              of: ({ labNo }) => labNo,
              cell: ({ billId, labNo }) => <a href={hashOf(`bills/${billId}`)}>{labNo}</a>,
            }),
            col.name({ key: 'patient', head: t('patient'), of: ({ patient }) => patient }),
            col.text({ key: 'phone', head: t('phone'), width: 112, of: ({ phone }) => phone }),
            col.text({ key: 'doctor', head: t('doctor'), of: ({ doctor }) => doctor }),
            col.text({ key: 'test', head: t('test'), of: ({ test }) => test }),
            col.text({
              key: 'report',
              head: t('report'),
              width: 104,
              of: ({ report }) => t(report ?? 'reportNone'),
            }),
            col.quantity({ key: 'quantity', head: t('quantity'), of: ({ quantity }) => quantity }),
          ]}
          empty={<p className="muted t13">{t('noTests')}</p>}
        />
      </Section>
    </>
  );
}

/** Says why people may be missing among the tests of a lot. */
function Gaps({ lot: { gaps, unit } }: { readonly lot: LotDetails }) {
  const t = useTexts(stockTexts);
  const texts = [
    ...(gaps.isMapped ? [] : [t('gapUnmapped')]),
    ...(gaps.byHand === '0' ? [] : [t('gapByHand', { quantity: `${showQuantity(gaps.byHand)} ${unit}` })]),
    ...(gaps.unseenTests === 0 ? [] : [t('gapUnseen', { count: gaps.unseenTests })]),
    ...(gaps.isCut ? [t('gapCut')] : []),
  ];
  return texts.map((text) => (
    <Note key={text} tone="warn">
      {text}
    </Note>
  ));
}

function Movements({ label, rows }: { readonly label: string; readonly rows: readonly MovementView[] }) {
  const t = useTexts(stockTexts);
  const words = useTexts(movementTexts);
  const zone = useZone();
  const columns: TableColumn<MovementView>[] = [
    movementCol.time({ key: 'time', head: t('time'), of: ({ movedAt }) => movedAt, zone }),
    movementCol.text({ key: 'type', head: t('allKinds'), width: 160, of: ({ type }) => words(type) }),
    movementCol.text({ key: 'number', head: t('number'), width: 128, of: ({ number }) => number }),
    movementCol.quantity({ key: 'quantity', head: t('quantity'), of: ({ quantity }) => quantity }),
    movementCol.text({ key: 'store', head: t('store'), of: ({ store }) => store }),
    movementCol.text({ key: 'reason', head: t('reason'), of: ({ reason }) => reason }),
    movementCol.text({ key: 'by', head: t('by'), of: ({ movedBy }) => movedBy }),
  ];
  return (
    <Table
      label={label}
      keys="focus"
      flush
      rows={rows}
      rowKey={({ movementId }) => movementId}
      columns={columns}
      empty={<p className="muted t13">{t('noMovements')}</p>}
    />
  );
}
