import { createStockTransfer } from '@nidan/contract/supply/indents/transfer-endpoints';
import { receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { countStockLot, startStockAudit } from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../../kernel/database/new-id.ts';
import { asOwner } from '../../../../testing/as-owner.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { issuedOrder } from '../../orders/testing/order-of-lab.ts';
import { receiptBody } from '../../receipts/testing/receipt-of-lab.ts';
import { plannedAudit } from '../../stock-audits/testing/audits-of-lab.ts';
import { buyerOf } from '../../vendors/testing/vendor-of-lab.ts';
import { stockOfLab, storeOfLab } from '../testing/stock-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });
const PIECES = { baseUnit: 'pieces', units: 'box = 50 pieces' };
const REFUSED = { status: 400, code: 'quantity-not-whole' };

it('a receipt takes whole pieces', async () => {
  const order = await issuedOrder(world());
  const itemId = order.lines[0]?.itemId ?? '';
  await asOwner(app, (db) =>
    sql`update item set base_unit = ${PIECES.baseUnit}, units = ${PIECES.units} where item_id = ${itemId}`.execute(
      db,
    ),
  );
  const buyer = await buyerOf(app);
  for (const part of [{ accepted: '0.51' }, { free: '0.01' }, { rejected: '0.01', rejectReason: 'Broken' }])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await buyer.refused(receiveGoods, { body: receiptBody(order, part) })).toMatchObject(REFUSED);
  await buyer.ok(receiveGoods, { body: receiptBody(order, { accepted: '0.5' }) });
});

it('a count and a transfer take whole pieces', async () => {
  const stock = await stockOfLab(world(), [{ lotNo: 'TIPS1' }], PIECES);
  const { audit } = await plannedAudit(world(), stock);
  const { auditId, version } = audit;
  await app.as('Manager').ok(startStockAudit, { body: { auditId, version } });
  const { itemId } = stock;
  const count = { auditId, itemId, lotNo: 'TIPS1', quantity: '99.5', unit: 'pieces' } as const;
  expect(await app.as('Technician').refused(countStockLot, { body: count })).toMatchObject(REFUSED);
  await app.as('Technician').ok(countStockLot, { body: { ...count, quantity: '99' } });
  await storeOfLab(world(), { isRoad: true });
  const body = {
    transferId: newId(),
    isDraft: false,
    fromStoreId: stock.storeId,
    toStoreId: await storeOfLab(world()),
    note: '',
    lines: [{ itemId, quantity: '0.25', unit: 'box' as const }],
  };
  expect(await app.as('Manager').refused(createStockTransfer, { body })).toMatchObject(REFUSED);
});
