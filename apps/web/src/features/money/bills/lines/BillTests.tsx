import { MINUTE } from '@nidan/domain/time/durations';
import type { BillLineView } from '@nidan/contract/money/bills/bill-view';
import { useState } from 'react';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import { Table } from '../../../../kernel/ui/Table.tsx';
import { TubeDot } from '../../../../kernel/ui/values/TubeDot.tsx';
import { useNow } from '../../../../kernel/ui/values/use-now.ts';
import { BillState } from '../BillState.tsx';
import styles from '../BillScreen.module.css';
import { type BillTableRow, billTableRows } from './bill-table-rows.ts';
import { billTexts } from '../texts/bill-texts.ts';
import { PriceMark } from '../../../catalogue/rates/prices/PriceMark.tsx';
import { TestDue } from './TestDue.tsx';

interface BillTestsProps {
  readonly lines: readonly BillLineView[];
  readonly onCurrent: (line: BillLineView) => void;
}

/** The lines of a bill with their tests: tube, state, time, money. */
export function BillTests({ lines, onCurrent }: BillTestsProps) {
  const t = useTexts(billTexts);
  const now = useNow(MINUTE);
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <Table<BillTableRow>
      label={t('tests')}
      keys="page"
      flush
      rows={billTableRows(lines)}
      rowKey={({ key }) => key}
      current={current}
      onCurrent={(key, { line }) => {
        setCurrent(key);
        onCurrent(line);
      }}
      columns={[
        {
          key: 'number',
          head: t('number'),
          width: 36,
          cell: ({ line, isLine }) => isLine && <span className="muted">{line.position}</span>,
        },
        {
          key: 'code',
          head: t('code'),
          width: 76,
          cell: ({ line, isLine, test }) =>
            isLine ? <b>{line.code}</b> : <span className={styles.member}>{test?.code}</span>,
        },
        {
          key: 'test',
          head: t('test'),
          tip: ({ line, isLine, test }) => (isLine ? line.name : (test?.name ?? '')),
          cell: (row) => <TestName row={row} />,
        },
        {
          key: 'tube',
          head: t('tube'),
          width: 88,
          cell: ({ test }) => test && <TubeDot cap={test.capColour}>{test.capColour}</TubeDot>,
        },
        {
          key: 'state',
          head: t('state'),
          width: 168,
          cell: ({ line, test }) => <BillState state={test ? test.test_state : line.state} />,
        },
        {
          key: 'due',
          head: t('dueAt'),
          width: 104,
          cell: ({ test }) => test && <TestDue test={test} now={now} />,
        },
        {
          key: 'price',
          head: t('price'),
          width: 68,
          align: 'end',
          cell: ({ isLine, line }) =>
            isLine && <PriceMark paise={line.pricePaise} rule={line.priceSource} list={line.priceList} />,
        },
        {
          key: 'discount',
          head: <span title={t('discount')}>{t('disc')}</span>,
          width: 60,
          align: 'end',
          cell: (row) => <span className="muted">{money(row, row.line.discountPaise)}</span>,
        },
        {
          key: 'net',
          head: t('net'),
          width: 72,
          align: 'end',
          cell: (row) => (
            <b className={row.line.canceledAt === null ? undefined : styles.struck}>
              {money(row, row.line.netPaise)}
            </b>
          ),
        },
      ]}
    />
  );
}

function money({ isLine }: BillTableRow, paise: number): string {
  return isLine ? rupees(paise) : '';
}

function TestName({ row: { line, isLine, test } }: { readonly row: BillTableRow }) {
  const t = useTexts(billTexts);
  if (!isLine) return <span className={styles.member}>{test?.name}</span>;
  return (
    <>
      {line.name}
      {line.kind !== 'test' && <span className={styles.tag}>{line.kind}</span>}
      {line.gst && <span className={styles.tag}>{line.gst.label}</span>}
      {line.reportRestricted && <span className="muted t12"> {t('restricted')}</span>}
      {line.cancelReason && (
        <span className="muted t12"> {t('lineCanceled', { reason: line.cancelReason })}</span>
      )}
    </>
  );
}
