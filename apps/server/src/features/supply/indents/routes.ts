import {
  cancelIndent as cancelIndentEndpoint,
  changeIndent as changeIndentEndpoint,
  createIndent as createIndentEndpoint,
  decideIndent as decideIndentEndpoint,
  issueIndent as issueIndentEndpoint,
  listIndents,
  listIndentStores,
  printIndent,
  readIndent,
  sendIndent as sendIndentEndpoint,
} from '@nidan/contract/supply/indents/indent-endpoints';
import {
  cancelStockTransfer as cancelEndpoint,
  createStockTransfer as createEndpoint,
  listStockTransfers,
  listTransferItems,
  printStockTransfer,
  readStockTransfer,
  receiveStockTransfer as receiveEndpoint,
  sendStockTransfer as sendEndpoint,
  stepStockTransfer as stepEndpoint,
} from '@nidan/contract/supply/indents/transfer-endpoints';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { changeIndent, createIndent, sendIndent } from './create-indent.ts';
import { cancelStockTransfer, createStockTransfer, stepStockTransfer } from './create-transfer.ts';
import { cancelIndent, decideIndent } from './decide-indent.ts';
import { readIndentDetails } from './indent-details.query.ts';
import { listIndentsOf } from './indents.query.ts';
import { issueIndent } from './issue-indent.ts';
import { indentPaper, transferPaper } from './papers.ts';
import { receiveStockTransfer } from './receive-transfer.ts';
import { renderPaper } from './render-paper.ts';
import { sendStockTransfer } from './send-transfer.ts';
import { listNamedStores } from './stores-of-document.ts';
import { readTransferDetails } from './transfer-details.query.ts';
import { listTransferItemsOf } from './transfer-items.query.ts';
import { listTransfersOf } from './transfers.query.ts';

export const indentRoutes: readonly Route[] = [
  implement(listIndentStores, (ctx) => listNamedStores(ctx)),
  implement(listIndents, (ctx, { query }) => listIndentsOf(ctx, query)),
  implement(readIndent, (ctx, { query }) => readIndentDetails(ctx, query.indentId)),
  implementDocument(printIndent, {
    load: (ctx, { query }) => indentPaper(ctx, query.indentId),
    render: renderPaper,
  }),
  implement(createIndentEndpoint, (ctx, { body }) => createIndent(ctx, body)),
  implement(changeIndentEndpoint, (ctx, { body }) => changeIndent(ctx, body)),
  implement(sendIndentEndpoint, (ctx, { body }) => sendIndent(ctx, body)),
  implement(decideIndentEndpoint, (ctx, { body }) => decideIndent(ctx, body)),
  implement(cancelIndentEndpoint, (ctx, { body }) => cancelIndent(ctx, body)),
  implement(issueIndentEndpoint, (ctx, { body }) => issueIndent(ctx, body)),
  implement(listStockTransfers, (ctx, { query }) => listTransfersOf(ctx, query)),
  implement(readStockTransfer, (ctx, { query }) => readTransferDetails(ctx, query.transferId)),
  implement(listTransferItems, (ctx, { query }) => listTransferItemsOf(ctx, query)),
  implementDocument(printStockTransfer, {
    load: (ctx, { query }) => transferPaper(ctx, query.transferId),
    render: renderPaper,
  }),
  implement(createEndpoint, (ctx, { body }) => createStockTransfer(ctx, body)),
  implement(stepEndpoint, (ctx, { body }) => stepStockTransfer(ctx, body)),
  implement(cancelEndpoint, (ctx, { body }) => cancelStockTransfer(ctx, body)),
  implement(sendEndpoint, (ctx, { body }) => sendStockTransfer(ctx, body)),
  implement(receiveEndpoint, (ctx, { body }) => receiveStockTransfer(ctx, body)),
];
