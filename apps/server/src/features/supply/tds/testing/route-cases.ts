import {
  exportTds,
  listTds,
  recordChallan,
  vendorTds,
  withdrawChallan,
} from '@nidan/contract/supply/tds/tds-endpoints';
import { tdsQuarterOf } from '@nidan/domain/tax/tds-quarter';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { dayFromNow } from '../../inventory/testing/stock-of-lab.ts';
import { deductedPayment } from './deducted-payment.ts';

let drawn = 10_000;

async function challanBody(world: LabWorld) {
  const { paymentId, tdsPaise } = await deductedPayment(world);
  return {
    challanId: newId(),
    section: '194C' as const,
    number: String((drawn += 1)),
    bsrCode: '0510308',
    depositedOn: dayFromNow(0),
    amountPaise: tdsPaise,
    deductionIds: [paymentId],
  };
}

export const tdsCases: readonly RouteCase[] = [
  forRoute(listTds).send(async (world) => {
    await deductedPayment(world);
    return { query: { ...tdsQuarterOf(dayFromNow(0)), section: '194C', open: true } };
  }),
  forRoute(vendorTds).send(async (world) => ({
    query: { vendorId: (await deductedPayment(world)).vendorId },
  })),
  forRoute(recordChallan).send(async (world) => ({ body: await challanBody(world) })),
  forRoute(withdrawChallan).send(async (world) => {
    const body = await challanBody(world);
    const { challanId, version } = await world.app.as('Accountant').ok(recordChallan, { body });
    return { body: { challanId, version, reason: 'Wrong counterfoil' } };
  }),
  forRoute(exportTds).send(async (world) => {
    await deductedPayment(world);
    return { query: { ...tdsQuarterOf(dayFromNow(0)), form: '26Q', format: 'csv' } };
  }),
];
