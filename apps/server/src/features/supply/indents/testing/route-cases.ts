import {
  cancelIndent,
  changeIndent,
  createIndent,
  decideIndent,
  issueIndent,
  listIndents,
  listIndentStores,
  printIndent,
  readIndent,
  sendIndent,
} from '@nidan/contract/supply/indents/indent-endpoints';
import {
  cancelStockTransfer,
  createStockTransfer,
  listStockTransfers,
  listTransferItems,
  printStockTransfer,
  readStockTransfer,
  receiveStockTransfer,
  sendStockTransfer,
  stepStockTransfer,
} from '@nidan/contract/supply/indents/transfer-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import {
  acceptedTransfer,
  approvedIndent,
  askedBody,
  issued,
  raisedIndent,
  storesOfLab,
  takenLine,
} from './indents-of-lab.ts';

const reason = 'Asked for twice';

export const indentCases: readonly RouteCase[] = [
  forRoute(listIndentStores).send(async () => ({})),
  forRoute(listIndents).send(async (world) => {
    const { indent } = await raisedIndent(world, await storesOfLab(world));
    return { query: { q: indent.number, by: 'doc_no', state: 10 } };
  }),
  forRoute(readIndent).send(async (world) => {
    const { indent } = await raisedIndent(world, await storesOfLab(world));
    return { query: { indentId: indent.indentId } };
  }),
  forRoute(printIndent).send(async (world) => {
    const { indent } = await raisedIndent(world, await storesOfLab(world));
    return { query: { indentId: indent.indentId } };
  }),
  forRoute(createIndent).send(async (world) => ({ body: askedBody(await storesOfLab(world)) })),
  forRoute(changeIndent).send(async (world) => {
    const stores = await storesOfLab(world);
    const { indentId, version } = (await raisedIndent(world, stores)).indent;
    const { neededOn, note, lines } = askedBody(stores, '10');
    return { body: { indentId, version, neededOn, note, lines } };
  }),
  forRoute(sendIndent).send(async (world) => {
    const body = { ...askedBody(await storesOfLab(world)), isDraft: true };
    const { indent } = await world.app.as('Technician').ok(createIndent, { body });
    return { body: { indentId: indent.indentId, version: indent.version } };
  }),
  forRoute(decideIndent).send(async (world) => {
    const { indentId, version } = (await raisedIndent(world, await storesOfLab(world))).indent;
    return { body: { indentId, version, action: 'accept' } };
  }),
  forRoute(cancelIndent).send(async (world) => {
    const { indentId, version } = (await raisedIndent(world, await storesOfLab(world))).indent;
    return { body: { indentId, version, reason } };
  }),
  forRoute(issueIndent).send(async (world) => {
    const stores = await storesOfLab(world);
    const { indentId, version } = (await approvedIndent(world, stores)).indent;
    const lines = [{ ...takenLine(stores, '5'), lotId: stores.lotIds[0] ?? null }];
    return { body: { indentId, version, transferId: newId(), note: '', lines } };
  }),
  forRoute(listStockTransfers).send(async (world) => {
    const { transfer } = await acceptedTransfer(world, await storesOfLab(world));
    return { query: { q: transfer.number, by: 'doc_no', state: 40 } };
  }),
  forRoute(readStockTransfer).send(async (world) => {
    const { transfer } = await acceptedTransfer(world, await storesOfLab(world));
    return { query: { transferId: transfer.transferId } };
  }),
  forRoute(printStockTransfer).send(async (world) => {
    const { transfer } = await acceptedTransfer(world, await storesOfLab(world));
    return { query: { transferId: transfer.transferId } };
  }),
  forRoute(listTransferItems).send(async (world) => {
    const stores = await storesOfLab(world);
    const { transfer } = await issued(world, stores, await approvedIndent(world, stores));
    return { query: { q: transfer.number, by: 'doc_no', onTheWay: true } };
  }),
  forRoute(createStockTransfer).send(async (world) => {
    const { indentId: transferId, neededOn: _, ...body } = askedBody(await storesOfLab(world));
    return { body: { transferId, ...body } };
  }),
  forRoute(stepStockTransfer).send(async (world) => {
    const { indentId: transferId, neededOn: _, ...body } = askedBody(await storesOfLab(world));
    const { transfer } = await world.app
      .as('Technician')
      .ok(createStockTransfer, { body: { transferId, ...body } });
    return { body: { transferId, version: transfer.version, action: 'accept' } };
  }),
  forRoute(cancelStockTransfer).send(async (world) => {
    const { transferId, version } = (await acceptedTransfer(world, await storesOfLab(world))).transfer;
    return { body: { transferId, version, reason } };
  }),
  forRoute(sendStockTransfer).send(async (world) => {
    const stores = await storesOfLab(world);
    const { transferId, version } = (await acceptedTransfer(world, stores)).transfer;
    return {
      body: { transferId, version, lines: [{ ...takenLine(stores, '5'), lotId: stores.lotIds[0] ?? null }] },
    };
  }),
  forRoute(receiveStockTransfer).send(async (world) => {
    const stores = await storesOfLab(world);
    const { transfer, lines } = await issued(world, stores, await approvedIndent(world, stores));
    const lotId = lines[0]?.lots[0]?.lotId ?? '';
    const { transferId, version } = transfer;
    return {
      body: { transferId, version, lots: [{ lotId, received: '40', lost: '0', unit: 'test', reason: null }] },
    };
  }),
];
