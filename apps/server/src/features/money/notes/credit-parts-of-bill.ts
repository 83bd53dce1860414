import type * as noteEndpoints from '@nidan/contract/money/notes/note-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import {
  checkCreditParts,
  type CreditableLine,
  type CreditPart,
  type CreditParts,
  spreadCredit,
} from '@nidan/domain/money/credit-parts';
import { netOf } from '@nidan/domain/money/journal';
import { formatRupees } from '@nidan/domain/money/rupees';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { discountOfLine, readLinesOfBill, type StoredLine } from '../bills/lines-of-bill.query.ts';
import { readCreditedByLine, readCreditedOfBill } from './noted-lines.query.ts';

type Asked = Pick<BodyOf<typeof noteEndpoints.makeNote>, 'amountPaise' | 'lines'>;

interface Creditable extends CreditableLine {
  readonly line: StoredLine;
}

function refuseParts(
  { amountPaise, lines: chosen }: Asked,
  lines: readonly Creditable[],
  { fault, lineId }: Extract<CreditParts, { ok: false }>,
): never {
  const found = lines.find((line) => line.lineId === lineId);
  switch (fault) {
    case 'line-unknown':
      throw refuse('not-found');
    case 'line-twice':
      throw refuseField('lines', 'name-each-test-once');
    case 'sum-differs':
      throw refuseField('lines', 'tests-come-to', { amount: formatRupees(amountPaise) });
    case 'over-line': {
      const asked = chosen?.find((part) => part.lineId === lineId)?.amountPaise ?? amountPaise;
      const left = found?.left ?? lines.reduce((sum, line) => sum + line.left, 0);
      const details = { amount: formatRupees(asked), left: formatRupees(left), test: found?.line.name ?? '' };
      throw refuse(found === undefined ? 'credit-over-bill' : 'credit-over-line', { details });
    }
  }
}

/** Lines of a locked bill that are not cancelled, with what no credit note gave back of each. */
async function readCreditable(ctx: Ctx, billId: string): Promise<Creditable[]> {
  const credited = await readCreditedByLine(ctx, billId);
  const lines = (await readLinesOfBill(ctx, billId)).filter((line) => !line.isCanceled);
  return lines.map((line) => {
    const { lineId, pricePaise } = line;
    const net = pricePaise - discountOfLine(line);
    return { line, lineId, left: net - (credited.get(lineId) ?? 0) };
  });
}

/** Refuses to give back what was given up already: neither credit notes nor what is written off come to more than the bill. */
async function requireWithinBill(ctx: Ctx, billId: string, amountPaise: number): Promise<void> {
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const credited = await readCreditedOfBill(ctx, billId);
  const left = Math.max(netOf(balances) - balances.writtenOff - credited, 0);
  if (amountPaise <= left) return;
  const details = { amount: formatRupees(amountPaise), left: formatRupees(left) };
  throw refuse('credit-over-bill', { details });
}

/** What a credit note gives of each line of a locked bill: the lines that were chosen, else all in proportion. */
export async function creditPartsOfBill(
  ctx: Ctx,
  billId: string,
  asked: Asked,
): Promise<readonly CreditPart[]> {
  await requireWithinBill(ctx, billId, asked.amountPaise);
  const lines = await readCreditable(ctx, billId);
  const checked =
    asked.lines === undefined
      ? spreadCredit(asked.amountPaise, lines)
      : checkCreditParts(asked.amountPaise, lines, asked.lines);
  if (!checked.ok) refuseParts(asked, lines, checked);
  return checked.parts;
}
