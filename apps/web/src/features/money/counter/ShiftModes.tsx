import type { Shift, ShiftMode } from '@nidan/contract/money/counter/counter-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { counterTexts } from './texts/counter-texts.ts';
import { DifferenceChip } from './DifferenceChip.tsx';

const SHIFT = 'shift';

/** The modes and, once cash is told, their sum. */
function withSum(modes: readonly ShiftMode[]): readonly ShiftMode[] {
  const sum = (amount: (mode: ShiftMode) => number | null): number | null =>
    modes.some((mode) => amount(mode) === null)
      ? null
      : modes.reduce((total, mode) => total + (amount(mode) ?? 0), 0);
  const total: ShiftMode = {
    mode: SHIFT,
    receipts: modes.reduce((count, { receipts }) => count + receipts, 0),
    collectedPaise: sum(({ collectedPaise }) => collectedPaise),
    returnedPaise: sum(({ returnedPaise }) => returnedPaise),
    expectedPaise: sum(({ expectedPaise }) => expectedPaise),
  };
  return [...modes, total];
}

/** What a shift did in each mode, and of cash what was counted. */
export function ShiftModes({ shift }: { readonly shift: Shift }) {
  const t = useTexts(counterTexts);
  const amount = (paise: number | null) =>
    paise === null ? <span className="muted">{t('notTold')}</span> : rupees(paise);
  const nameOf = ({ mode }: ShiftMode): string => {
    if (mode === SHIFT) return t('shift');
    return mode === 'Cash' ? t('cash') : mode;
  };
  const { countedPaise: counted, expectedPaise: expected } = shift;
  return (
    <Table
      flush
      label={t('modesLabel')}
      rows={withSum(shift.modes)}
      rowKey={({ mode }) => mode}
      columns={[
        {
          key: 'mode',
          head: t('mode'),
          cell: (row) => (row.mode === SHIFT ? <b>{nameOf(row)}</b> : nameOf(row)),
        },
        { key: 'receipts', head: t('receipts'), width: 80, align: 'end', cell: ({ receipts }) => receipts },
        {
          key: 'collected',
          head: t('collected'),
          width: 112,
          align: 'end',
          cell: ({ collectedPaise }) => amount(collectedPaise),
        },
        {
          key: 'returned',
          head: t('returned'),
          width: 104,
          align: 'end',
          cell: ({ returnedPaise }) => amount(returnedPaise === null ? null : -returnedPaise),
        },
        {
          key: 'expected',
          head: t('expected'),
          width: 112,
          align: 'end',
          cell: ({ expectedPaise }) => amount(expectedPaise),
        },
        {
          key: 'counted',
          head: t('countedHead'),
          width: 96,
          align: 'end',
          cell: ({ mode }) => (mode === 'Cash' && counted !== null ? <b>{rupees(counted)}</b> : ''),
        },
        {
          key: 'difference',
          head: t('difference'),
          width: 120,
          align: 'end',
          cell: ({ mode }) => {
            if (mode === SHIFT) return '';
            if (mode !== 'Cash') return <span className="muted">{t('books')}</span>;
            return counted !== null && expected !== null ? (
              <DifferenceChip counted={counted} expected={expected} />
            ) : (
              ''
            );
          },
        },
      ]}
    />
  );
}
