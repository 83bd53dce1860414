import { calendarDateIn } from '@nidan/domain/time/zone';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import type { DraftReceiptLine } from './receipt-draft.ts';
import { receiptTexts } from './texts/receipt-texts.ts';

interface ReceiveLinesProps {
  readonly lines: readonly DraftReceiptLine[];
  readonly onChange: (lines: readonly DraftReceiptLine[]) => void;
}

const AMOUNTS = [
  { amount: 'accepted', label: 'acceptedOf' },
  { amount: 'free', label: 'freeOf' },
  { amount: 'rejected', label: 'rejectedOf' },
] as const;

/** Rows of one line are told apart by their lot. */
function nameOf({ rowId, line, lotNo }: DraftReceiptLine): string {
  return rowId === line.lineId ? line.name : `${line.name}, ${lotNo}`;
}

/** Lines of an order with what came of each. */
export function ReceiveLines({ lines, onChange }: ReceiveLinesProps) {
  const t = useTexts(receiptTexts);
  const today = calendarDateIn(useZone(), useNow(60_000));
  const set = (rowId: string, part: Partial<DraftReceiptLine>): void =>
    onChange(lines.map((one) => (one.rowId === rowId ? { ...one, ...part } : one)));
  return (
    <Table
      flush
      keys="focus"
      label={t('item')}
      rows={lines}
      rowKey={({ rowId }) => rowId}
      columns={[
        {
          key: 'what',
          head: t('item'),
          tip: ({ line }) => line.name,
          cell: ({ left, line }) => (
            <>
              <b>{line.name}</b> <span className="muted t13">{`${t('left')}: ${left} ${line.unit}`}</span>
            </>
          ),
        },
        {
          key: 'lot',
          head: t('lot'),
          width: 120,
          cell: (row) => (
            <TextField
              labelHidden
              label={t('lotOf', { item: nameOf(row) })}
              value={row.lotNo}
              maxLength={40}
              onChange={(text) => set(row.rowId, { lotNo: text })}
            />
          ),
        },
        {
          key: 'expiry',
          head: t('expiry'),
          width: 128,
          cell: (row) => (
            <MaskedDate
              labelHidden
              label={t('expiryOf', { item: nameOf(row) })}
              value={row.expiresOn}
              today={today}
              onChange={({ value }) => set(row.rowId, { expiresOn: value })}
            />
          ),
        },
        ...AMOUNTS.map(({ amount, label }) => ({
          key: amount,
          head: t(amount),
          width: 76,
          cell: (one: DraftReceiptLine) => (
            <NumberField
              decimals
              labelHidden
              label={t(label, { item: nameOf(one) })}
              value={one[amount]}
              maxLength={12}
              onChange={(text) =>
                set(one.rowId, { [amount]: text, ...(amount === 'accepted' ? { isGuessed: false } : {}) })
              }
            />
          ),
        })),
      ]}
    />
  );
}
