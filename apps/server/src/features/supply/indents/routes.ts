import { printIndent, readIndent } from '@nidan/contract/supply/indents/indent-endpoints';
import { printStockTransfer, readStockTransfer } from '@nidan/contract/supply/indents/transfer-endpoints';
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
  listNamedStores,
  listIndentsOf,
  implement(readIndent, (ctx, { query }) => readIndentDetails(ctx, query.indentId)),
  implementDocument(printIndent, {
    load: (ctx, { query }) => indentPaper(ctx, query.indentId),
    render: renderPaper,
  }),
  createIndent,
  changeIndent,
  sendIndent,
  decideIndent,
  cancelIndent,
  issueIndent,
  listTransfersOf,
  implement(readStockTransfer, (ctx, { query }) => readTransferDetails(ctx, query.transferId)),
  listTransferItemsOf,
  implementDocument(printStockTransfer, {
    load: (ctx, { query }) => transferPaper(ctx, query.transferId),
    render: renderPaper,
  }),
  createStockTransfer,
  stepStockTransfer,
  cancelStockTransfer,
  sendStockTransfer,
  receiveStockTransfer,
];
