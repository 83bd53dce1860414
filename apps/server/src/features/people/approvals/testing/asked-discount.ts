import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import { askForDiscount, type createBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { newId } from '../../../../kernel/database/new-id.ts';
import { orderBill } from '../../../../testing/order-bill.ts';
import type { TestApp, TestClient } from '../../../../testing/app-on-database.ts';

/** Why a discount is asked for. */
export const ASKED_BECAUSE = 'Pensioner, pays for himself';

export interface Asking {
  /** Who asks; the front desk unless told, whose limit is ₹300. */
  readonly client?: TestClient;
  /** Whose bill it is; somebody new unless told. */
  readonly patientId?: string;
}

export interface AskedDiscount extends ApprovalView {
  readonly bill: AnswerOf<typeof createBill>;
  readonly billId: string;
}

/** A request about a bill of CBC (₹350) and LFT (₹750): at 40 % the manager decides, at 60 % the accountant before. */
export async function askedDiscount(
  app: TestApp,
  percent: number,
  { client = app.as('Front desk'), patientId }: Asking = {},
): Promise<AskedDiscount> {
  const whose = patientId === undefined ? {} : { patientId, newPatient: null };
  const bill = await orderBill(app, { testCodes: ['CBC', 'LFT'], ...whose });
  const { billId } = bill;
  const discount = { kind: 'percent', value: percent } as const;
  const body = { approvalId: newId(), billId, version: 1, discount, reason: ASKED_BECAUSE };
  return { ...(await client.ok(askForDiscount, { body })), bill, billId };
}

/** What an answer to a request names of it. */
export function requestOf({ approvalId, version }: Pick<AskedDiscount, 'approvalId' | 'version'>) {
  return { approvalId, version };
}
