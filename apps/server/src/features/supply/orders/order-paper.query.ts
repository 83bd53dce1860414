import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import type { TablePaper } from '@nidan/domain/documents/table-paper';
import { formatDate } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../../money/bills/lab-letterhead.query.ts';
import { readOrderDetails } from './orders.query.ts';

function endRow(name: string, paise: number): string[] {
  return ['', name, '', '', '', '', rupeesAndPaise(paise)];
}

/** What a purchase order prints: its lines, its charges, its GST and its total. */
export async function loadOrderPaper(ctx: Ctx, orderId: string) {
  const { order, lines, charges, ...sums } = await readOrderDetails(ctx, orderId);
  const { labName } = await readLetterhead(ctx);
  const gst: readonly [string, number][] =
    order.taxKind === 'INTER_STATE'
      ? [['IGST', sums.igstPaise]]
      : [
          ['CGST', sums.cgstPaise],
          ['SGST', sums.sgstPaise],
        ];
  const data: TablePaper = {
    documentDate: order.madeAt,
    labName,
    title: `Purchase order ${order.number}`,
    sub: `To ${order.vendor}, ${order.address}. Deliver to ${order.store} by ${formatDate(order.dueOn)}. ${order.note}`,
    columns: [
      { head: '#', isNumber: true },
      { head: 'Item', isNumber: false },
      { head: 'Quantity', isNumber: true },
      { head: 'Unit', isNumber: false },
      { head: 'Rate ₹', isNumber: true },
      { head: 'GST %', isNumber: true },
      { head: 'Amount ₹', isNumber: true },
    ],
    rows: [
      ...lines.map((line, at) => [
        String(at + 1),
        `${line.name} (${line.code})`,
        line.quantity,
        line.unit,
        rupeesAndPaise(line.ratePaise),
        String(line.gstPercent),
        rupeesAndPaise(line.taxablePaise),
      ]),
      ...charges.map(({ charge, amountPaise }) => endRow(charge, amountPaise)),
      ...gst.map(([name, paise]) => endRow(name, paise)),
      endRow('Total', order.totalPaise),
    ],
    none: '',
  };
  return { kind: 'table-paper' as const, data, fileName: `order-${order.number}.pdf` };
}
