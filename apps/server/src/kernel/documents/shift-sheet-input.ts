import { printedRupees } from '@nidan/domain/documents/printed-rupees';
import type { ShiftSheet } from '@nidan/domain/documents/shift-sheet';
import { type TemplateInput, templateDate } from './template-input.ts';

function told(paise: number | null): string | null {
  return paise === null ? null : printedRupees(paise);
}

/** The data of the sheet of a shift: amounts as printed. */
export function shiftSheetInput(sheet: ShiftSheet): TemplateInput {
  const { drawer, handOver } = sheet;
  const data = {
    ...sheet,
    date: templateDate(sheet.documentDate),
    modes: sheet.modes.map(({ mode, receipts, collectedPaise, returnedPaise, expectedPaise }) => ({
      mode,
      receipts: String(receipts),
      collected: told(collectedPaise),
      returned: told(returnedPaise === null ? null : -returnedPaise),
      expected: told(expectedPaise),
    })),
    count:
      sheet.count?.map(({ label, pieces, amountPaise }) => ({
        label,
        pieces: pieces === null ? '' : String(pieces),
        amount: printedRupees(amountPaise),
      })) ?? null,
    counts: sheet.counts.map((one) => ({ ...one, counted: printedRupees(one.countedPaise) })),
    facts: sheet.facts.map(({ label, amountPaise }) => ({ label, amount: printedRupees(amountPaise) })),
    drawer: drawer && {
      ...drawer,
      counted: printedRupees(drawer.countedPaise),
      expected: printedRupees(drawer.expectedPaise),
    },
    handOver: handOver && {
      to: handOver.to,
      amount: printedRupees(handOver.amountPaise),
      float: printedRupees(handOver.floatPaise),
      confirmed: handOver.confirmed && {
        ...handOver.confirmed,
        amount: printedRupees(handOver.confirmed.amountPaise),
      },
    },
  };
  return { template: 'shift-sheet.typ', data, files: new Map() };
}
