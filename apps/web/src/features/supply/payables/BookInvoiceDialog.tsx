import type { OrderDetails, OrderLine } from '@nidan/contract/supply/orders/order-view';
import { bookVendorInvoice } from '@nidan/contract/supply/payables/payable-endpoints';
import { TAX_KINDS, type TaxKind } from '@nidan/domain/enumerations/purchasing';
import { type PurchaseGstRate, purchaseGstRatesOn } from '@nidan/domain/purchasing/gst-of-purchase';
import { MOST_ROUND_OFF, orderTotals } from '@nidan/domain/purchasing/order-totals';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { ChargeGst } from '../orders/ChargeGst.tsx';
import { paiseOfText } from '../orders/order-draft.ts';
import { useSupplyChange } from '../orders/use-supply-change.ts';
import styles from '../../../kernel/ui/Pane.module.css';
import { payableTexts } from './texts/payable-texts.ts';

const col = columnsOf<BilledLine>();

interface BilledLine {
  readonly line: OrderLine;
  readonly quantity: string;
  readonly rate: string;
  readonly gst: PurchaseGstRate;
}

const DIFFERENCES = ['approval', 'debit-note'] as const;
const PER_MILLE = 1_000;

/** What came and was not billed yet, at the rates of the order. */
function linesOf({ lines }: OrderDetails): BilledLine[] {
  return lines
    .map((line) => ({
      line,
      quantity: String(Math.max(0, Number(line.received) - Number(line.returned) - Number(line.invoiced))),
      rate: String(line.ratePaise / 100),
      gst: line.gstPercent,
    }))
    .filter(({ line }) => Number(line.invoiced) < Number(line.quantity));
}

interface BookInvoiceDialogProps {
  readonly details: OrderDetails;
  readonly onClose: () => void;
}

/** Books the invoice of a vendor for an order, as the vendor wrote it. */
export function BookInvoiceDialog({ details, onClose }: BookInvoiceDialogProps) {
  const t = useTexts(payableTexts);
  const today = calendarDateIn(useZone(), useNow(60_000));
  const { orderId, number, taxKind: ordered } = details.order;
  const [ids] = useState(() => ({ invoiceId: newId(), approvalId: newId(), noteId: newId() }));
  const [lines, setLines] = useState<readonly BilledLine[]>(() => linesOf(details));
  const [typed, setTyped] = useState({ invoiceNo: '', reason: '', freight: '', total: '' });
  const [freightGst, setFreightGst] = useState<PurchaseGstRate | null>(null);
  const [dated, setDated] = useState<string | null>(today);
  const [taxKind, setTaxKind] = useState<TaxKind>(ordered);
  const [difference, setDifference] = useState<(typeof DIFFERENCES)[number]>('approval');
  const [isOtherNumber, setOtherNumber] = useState(false);
  const booking = useSupplyChange(bookVendorInvoice, ({ invoice }) => {
    toast({ type: 'SUCCESS', msg: t('booked', { number: invoice.number }) });
    onClose();
  });
  const set = (lineId: string, part: Partial<BilledLine>): void =>
    setLines((former) => former.map((one) => (one.line.lineId === lineId ? { ...one, ...part } : one)));
  const billed = lines
    .filter(({ quantity }) => Number(quantity) > 0)
    .map(({ line, quantity, rate, gst }) => ({
      orderLineId: line.lineId,
      quantity,
      ratePaise: paiseOfText(rate) ?? 0,
      discountBasisPoints: line.discountBasisPoints,
      gstPercent: gst,
    }));
  const freight = paiseOfText(typed.freight);
  const charges =
    freight === null ? [] : [{ charge: 'Freight' as const, amountPaise: freight, gstPercent: freightGst }];
  const priced = billed.map((line) => ({ ...line, quantity: Math.round(Number(line.quantity) * PER_MILLE) }));
  const { total } = orderTotals(priced, charges, taxKind);
  const stated = paiseOfText(typed.total);
  const offBy = stated === null ? 0 : stated - total;
  const isOff = Math.abs(offBy) > MOST_ROUND_OFF;
  const submit = (): void => {
    if (booking.isPending || isOff) return;
    booking.mutate({
      body: {
        ...ids,
        orderId,
        invoiceNo: typed.invoiceNo,
        dated: dated ?? '',
        ...(isOtherNumber ? { isOtherNumber } : {}),
        taxKind,
        difference,
        reason: typed.reason.trim() === '' ? number : typed.reason,
        charges:
          offBy === 0
            ? charges
            : [...charges, { charge: 'Round Off' as const, amountPaise: offBy, gstPercent: 0 as const }],
        lines: billed,
      },
    });
  };
  return (
    <FormDialog
      wide
      title={t('bookOf', { number })}
      action={t('book')}
      busy={booking.isPending}
      refusal={booking.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextField
          label={t('invoiceNo')}
          value={typed.invoiceNo}
          maxLength={40}
          data-autofocus
          onChange={(invoiceNo) => {
            setOtherNumber(false);
            setTyped({ ...typed, invoiceNo });
          }}
        />
        <NumberField
          decimals
          label={t('statedTotal')}
          value={typed.total}
          maxLength={14}
          error={isOff ? t('offBy', { total: rupees(total), amount: rupees(offBy) }) : undefined}
          hint={t('computedTotal', { total: rupees(total), roundOff: rupees(isOff ? 0 : offBy) })}
          onChange={(text) => setTyped({ ...typed, total: text })}
        />
        <MaskedDate
          label={t('dated')}
          value={dated}
          today={today}
          onChange={({ value }) => setDated(value)}
        />
        <SelectField
          label={t('taxKind')}
          value={taxKind}
          options={TAX_KINDS.map((value) => ({ value, label: value }))}
          onChange={setTaxKind}
        />
        <NumberField
          decimals
          label={t('freight')}
          value={typed.freight}
          maxLength={12}
          onChange={(text) => setTyped({ ...typed, freight: text })}
        />
        <ChargeGst label={t('freightGst')} day={dated ?? today} value={freightGst} onChange={setFreightGst} />
        <SelectField
          label={t('difference')}
          value={difference}
          options={DIFFERENCES.map((value) => ({ value, label: t(value) }))}
          onChange={setDifference}
        />
        <TextField
          label={t('reason')}
          value={typed.reason}
          maxLength={500}
          onChange={(reason) => setTyped({ ...typed, reason })}
        />
      </div>
      {(booking.error?.code === 'invoice-number-near' || isOtherNumber) && (
        <Checkbox checked={isOtherNumber} onChange={setOtherNumber}>
          {t('otherNumber')}
        </Checkbox>
      )}
      <BilledLines lines={lines} day={dated ?? today} onChange={set} />
    </FormDialog>
  );
}

interface BilledLinesProps {
  readonly lines: readonly BilledLine[];
  /** Date of the invoice. */
  readonly day: CalendarDate;
  readonly onChange: (lineId: string, part: Partial<BilledLine>) => void;
}

function BilledLines({ lines, day, onChange }: BilledLinesProps) {
  const t = useTexts(payableTexts);
  const rates = purchaseGstRatesOn(day);
  return (
    <Table
      rows={lines}
      rowKey={({ line }) => line.lineId}
      keys="focus"
      flush
      label={t('item')}
      columns={[
        col.name({ key: 'item', head: t('item'), of: ({ line }) => line.name }),
        col.quantity({
          key: 'ordered',
          head: t('ordered'),
          of: ({ line }) => line.quantity,
          unit: ({ line }) => line.unit,
        }),
        col.quantity({ key: 'received', head: t('received'), of: ({ line }) => line.received }),
        {
          key: 'billed',
          head: t('billed'),
          width: 90,
          cell: ({ line, quantity }) => (
            <NumberField
              decimals
              labelHidden
              label={t('quantityOf', { item: line.name })}
              value={quantity}
              maxLength={12}
              onChange={(text) => onChange(line.lineId, { quantity: text })}
            />
          ),
        },
        {
          key: 'rate',
          head: t('billRate'),
          width: 110,
          cell: ({ line, rate }) => (
            <NumberField
              decimals
              labelHidden
              label={t('rateOf', { item: line.name })}
              value={rate}
              maxLength={12}
              onChange={(text) => onChange(line.lineId, { rate: text })}
            />
          ),
        },
        {
          key: 'gst',
          head: t('gstPercent'),
          width: 84,
          cell: ({ line, gst }) => (
            <SelectField
              labelHidden
              label={t('gstOf', { item: line.name })}
              value={String(gst)}
              options={[...new Set([...rates, gst])].map((rate) => ({
                value: String(rate),
                label: String(rate),
              }))}
              onChange={(text) =>
                onChange(line.lineId, { gst: rates.find((rate) => String(rate) === text) ?? gst })
              }
            />
          ),
        },
      ]}
    />
  );
}
