import {
  boxManifest,
  cancelBox as cancelEndpoint,
  createBox as createEndpoint,
  listBoxes,
  markBoxInTransit as boxInTransit,
  markItemsInTransit as itemsInTransit,
  packTube as packEndpoint,
  readBox,
  unpackTube as unpackEndpoint,
} from '@nidan/contract/lab/boxes/box-endpoints';
import {
  acceptBox as acceptEndpoint,
  closeDiscrepancy as closeEndpoint,
  countBox as countEndpoint,
  noteTemperature as temperatureEndpoint,
  receiveTube as receiveEndpoint,
} from '@nidan/contract/lab/boxes/receipt-endpoints';
import {
  assignRider as assignEndpoint,
  listOwnBoxes,
  listRiders,
  riderAccepts as riderAccept,
  riderCollects as riderCollect,
  riderHandsOver as riderHandOver,
  riderLeaves as riderLeave,
  riderRefuses as riderRefuse,
} from '@nidan/contract/lab/boxes/rider-endpoints';
import {
  approveAccounts as approveEndpoint,
  approveBoxAccounts as approveBoxEndpoint,
  listTransfers,
  rejectAccounts as rejectEndpoint,
  rejectTransfer as endEndpoint,
  resubmitTransfer as resubmitEndpoint,
} from '@nidan/contract/lab/boxes/transfer-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { listBoxesOf } from './boxes.query.ts';
import {
  assignRider,
  riderAccepts,
  riderCollects,
  riderHandsOver,
  riderLeaves,
  riderRefuses,
} from './carry-box.ts';
import { createBox } from './create-box.ts';
import {
  approveAccounts,
  approveBoxAccounts,
  rejectAccounts,
  rejectTransfer,
  resubmitTransfer,
} from './decide-accounts.ts';
import { acceptBox, closeDiscrepancy, countBox, noteTemperature } from './finish-receipt.ts';
import { loadManifest } from './manifest.ts';
import { packTube } from './pack-tube.ts';
import { readBoxOf } from './read-box.ts';
import { receiveTube } from './receive-tube.ts';
import { listOwnBoxesOf, listRidersOf } from './riders.query.ts';
import { markBoxInTransit, markItemsInTransit } from './send-box.ts';
import { listTransfersOf } from './transfers.query.ts';
import { cancelBox, unpackTube } from './unpack-tube.ts';

export const boxRoutes: readonly Route[] = [
  implement(listBoxes, (ctx, { query }) => listBoxesOf(ctx, query)),
  implement(readBox, (ctx, { query }) => readBoxOf(ctx, query)),
  implementDocument(boxManifest, {
    load: (ctx, { query }) => loadManifest(ctx, query),
    render: async (data, { documents }) => ({
      bytes: (await renderDocument(documents, { kind: 'box-manifest', data })).pdf,
      fileName: `${data.code}.pdf`,
    }),
  }),
  implement(createEndpoint, (ctx, { body }) => createBox(ctx, body)),
  implement(packEndpoint, (ctx, { body }) => packTube(ctx, body)),
  implement(unpackEndpoint, (ctx, { body }) => unpackTube(ctx, body)),
  implement(cancelEndpoint, (ctx, { body }) => cancelBox(ctx, body)),
  implement(itemsInTransit, (ctx, { body }) => markItemsInTransit(ctx, body)),
  implement(boxInTransit, (ctx, { body }) => markBoxInTransit(ctx, body)),
  implement(receiveEndpoint, (ctx, { body }) => receiveTube(ctx, body)),
  implement(temperatureEndpoint, (ctx, { body }) => noteTemperature(ctx, body)),
  implement(countEndpoint, (ctx, { body }) => countBox(ctx, body)),
  implement(acceptEndpoint, (ctx, { body }) => acceptBox(ctx, body)),
  implement(closeEndpoint, (ctx, { body }) => closeDiscrepancy(ctx, body)),
  implement(listRiders, (ctx) => listRidersOf(ctx)),
  implement(assignEndpoint, (ctx, { body }) => assignRider(ctx, body)),
  implement(listOwnBoxes, (ctx) => listOwnBoxesOf(ctx)),
  implement(riderAccept, (ctx, { body }) => riderAccepts(ctx, body)),
  implement(riderRefuse, (ctx, { body }) => riderRefuses(ctx, body)),
  implement(riderCollect, (ctx, { body }) => riderCollects(ctx, body)),
  implement(riderLeave, (ctx, { body }) => riderLeaves(ctx, body)),
  implement(riderHandOver, (ctx, { body }) => riderHandsOver(ctx, body)),
  implement(listTransfers, (ctx, { query }) => listTransfersOf(ctx, query)),
  implement(approveEndpoint, (ctx, { body }) => approveAccounts(ctx, body)),
  implement(approveBoxEndpoint, (ctx, { body }) => approveBoxAccounts(ctx, body)),
  implement(rejectEndpoint, (ctx, { body }) => rejectAccounts(ctx, body)),
  implement(resubmitEndpoint, (ctx, { body }) => resubmitTransfer(ctx, body)),
  implement(endEndpoint, (ctx, { body }) => rejectTransfer(ctx, body)),
];
