import { describe, expect, it } from 'vitest';
import { dayOfCell, paiseOfCell } from './statement-cells.ts';
import { findColumns, numberedEntries, readStatementRows } from './statement-file.ts';

const HDFC = [
  ['HDFC BANK Ltd.', '', '', '', '', '', ''],
  ['Statement of accounts', '', '', '', '', '', ''],
  ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
  ['********', '**', '**', '**', '**', '**', '**'],
  [
    '24/11/26',
    'NEFT CR-SBIN0001-SAHYADRI CLINIC',
    'N330261234567',
    '24/11/26',
    '',
    '12,500.00',
    '1,12,500.00',
  ],
  ['25/11/26', 'CHARGES', '', '25/11/26', '59.00', '', '1,12,441.00'],
  ['', '', '', '', '', '', ''],
  ['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits', '', ''],
  ['1,00,000.00', '1', '1', '59.00', '12,500.00', '', ''],
];

describe('a file of a bank', () => {
  it('is read below its titles by what banks call them, without balances and sums', () => {
    const found = findColumns(HDFC, null);
    expect(found).toMatchObject({
      titleRow: 2,
      columns: { date: 'Value Dt', amount: '', deposit: 'Deposit Amt.' },
    });
    expect(found && readStatementRows(HDFC, found)).toEqual({
      entries: [
        {
          on: '2026-11-24',
          amount: 1_250_000,
          reference: 'N330261234567',
          narration: 'NEFT CR-SBIN0001-SAHYADRI CLINIC',
        },
        { on: '2026-11-25', amount: -5_900, reference: '', narration: 'CHARGES' },
      ],
      faults: [],
    });
  });

  it('is read by the columns that were chosen, and by no others', () => {
    const rows = [
      ['Tag', 'Betrag'],
      ['2026-11-24', '500.00 Dr'],
      ['31/02/2026', '1'],
      ['24.11.2026', 'x'],
      ['32/01/2026', 'y'],
    ];
    const none = { withdrawal: '', deposit: '', reference: '', narration: '' };
    expect(findColumns(rows, null)).toBeNull();
    expect(findColumns(rows, { date: 'Tag', amount: 'Amount', ...none })).toBeNull();
    const found = findColumns(rows, { date: 'Tag', amount: 'Betrag', ...none });
    expect(found && readStatementRows(rows, found)).toEqual({
      entries: [{ on: '2026-11-24', amount: -50_000, reference: '', narration: '' }],
      faults: [
        { row: 3, column: 'date', found: '31/02/2026' },
        { row: 4, column: 'amount', found: 'x' },
        { row: 5, column: 'date', found: '32/01/2026' },
        { row: 5, column: 'amount', found: 'y' },
      ],
    });
  });

  it('numbers lines that are alike', () => {
    const one = { on: '2026-11-24', amount: 100, reference: '', narration: 'a' };
    const numbers = numberedEntries([one, { ...one, narration: 'b' }, { ...one, amount: 200 }]);
    expect(numbers.map(({ runningNo }) => runningNo)).toEqual([1, 2, 1]);
  });
});

it.each([
  ['05/11/2026', '2026-11-05'],
  ['5-Nov-26', '2026-11-05'],
  ['05 Nov 2026', '2026-11-05'],
  ['2026-11-05 10:15:00', '2026-11-05'],
  ['05.11.2026', '2026-11-05'],
  ['11/05/2026', '2026-05-11'],
  ['31/02/2026', null],
  ['Total', null],
])('reads the day %s', (text, day) => expect(dayOfCell(text)).toBe(day));

it.each([
  ['1,23,456.78', 12_345_678],
  ['500.00 Dr', -50_000],
  ['500.00CR', 50_000],
  ['(500)', -50_000],
  ['-0.00', 0],
  ['₹ 12', 1_200],
  ['1.234', null],
  ['', null],
  ['9'.repeat(30), null],
])('reads the amount %s', (text, paise) => expect(paiseOfCell(text)).toBe(paise));
