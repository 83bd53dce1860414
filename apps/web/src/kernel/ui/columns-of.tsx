import { rupeesOfPaise } from '@nidan/domain/money/rupees';
import type { Tone } from '@nidan/domain/status-sets/status-table';
import { showDateTime, showDay, showShort } from '../text/show-date.ts';
import { showQuantity } from '../text/show-quantity.ts';
import type { ListValue } from './list-column.ts';
import type { TableColumn } from './Table.tsx';
import { LabNo } from './values/LabNo.tsx';
import { Money } from './values/Money.tsx';
import { StatusChip } from './values/StatusChip.tsx';

function rupees(paise: number | null): number | null {
  return paise === null ? null : rupeesOfPaise(paise);
}

function moneyOf(paise: number | null) {
  return paise === null ? '' : <Money paise={paise} />;
}

/** What all columns take: the value of a row, and anything of a column that is to be otherwise. */
interface ColumnSpec<Row, Value extends ListValue> extends Partial<Omit<TableColumn<Row>, 'value'>> {
  readonly key: string;
  readonly head: string;
  readonly of: (row: Row) => Value;
}

/**
 * Columns of a list of such rows by what they hold: each sorts, is saved, and is drawn and aligned alike on every screen.
 * `const col = columnsOf<VendorView>()`, then `col.text({ key: 'code', head: t('code'), of: ({ code }) => code })`.
 */
export function columnsOf<Row>() {
  type Spec<Value extends ListValue> = ColumnSpec<Row, Value>;
  type MoneySpec = Spec<number | null> & { readonly bold?: boolean };
  type TimeSpec = Spec<string | null> & { readonly zone: string; readonly muted?: boolean };
  type QuantitySpec = Spec<string | number | null> & { readonly unit?: (row: Row) => string };
  type Column = TableColumn<Row>;

  function text({ of, ...column }: Spec<string | null>): Column {
    const shown = (row: Row): string => of(row) ?? '';
    return { value: of, cell: shown, tip: shown, ...column };
  }

  /** What a row is called. */
  function name(column: Spec<string | null>): Column {
    return text({ cell: (row) => <b>{column.of(row)}</b>, ...column });
  }

  /** A lab ID. */
  function labNo(column: Spec<string>): Column {
    return text({ width: 128, cell: (row) => <LabNo value={column.of(row)} />, ...column });
  }

  /** A state or a kind by its word, in the chip of its tone. */
  function state({ tone, ...column }: Spec<string> & { readonly tone: (row: Row) => Tone }): Column {
    return text({
      width: 120,
      cell: (row) => <StatusChip tone={tone(row)}>{column.of(row)}</StatusChip>,
      ...column,
    });
  }

  function number({ of, ...column }: Spec<number | null>): Column {
    return { width: 88, align: 'end', value: of, cell: (row) => of(row) ?? '', ...column };
  }

  /** A decimal quantity; with its unit, in which it is saved too, where rows differ in theirs. */
  function quantity({ of, unit, ...column }: QuantitySpec): Column {
    const shown = (row: Row): string => {
      const decimal = of(row);
      if (decimal === null) return '';
      return unit ? `${showQuantity(decimal)} ${unit(row)}` : showQuantity(decimal);
    };
    return {
      width: 88,
      align: 'end',
      value: (row) => {
        const decimal = of(row);
        return decimal === null ? null : Number(decimal);
      },
      cell: shown,
      ...(unit ? { saved: shown } : {}),
      ...column,
    };
  }

  /** An amount in paise, shown in whole rupees and saved in rupees. */
  function money({ of, bold, ...column }: MoneySpec): Column {
    const shown = (row: Row) => moneyOf(of(row));
    return {
      width: 104,
      align: 'end',
      value: of,
      saved: (row) => rupees(of(row)),
      cell: bold ? (row) => <b>{shown(row)}</b> : shown,
      ...column,
    };
  }

  /** Amounts in paise with their sum under the list. */
  function total(column: MoneySpec): Column {
    return money({ sum: (paise) => <Money paise={paise} />, ...column });
  }

  /** A calendar date, YYYY-MM-DD. */
  function day({ of, ...column }: Spec<string | null>): Column {
    const shown = (row: Row): string => showDay(of(row) ?? '');
    return { width: 96, value: of, saved: shown, cell: shown, ...column };
  }

  /** An instant, ISO 8601, by the clock of the lab. */
  function time({ of, zone, muted, ...column }: TimeSpec): Column {
    const by =
      (show: typeof showShort) =>
      (row: Row): string => {
        const instant = of(row);
        return instant === null ? '' : show(instant, zone);
      };
    const shown = by(showShort);
    return {
      width: 96,
      value: of,
      saved: by(showDateTime),
      cell: muted ? (row) => <span className="muted">{shown(row)}</span> : shown,
      ...column,
    };
  }

  return { text, name, labNo, state, number, quantity, money, total, day, time };
}
