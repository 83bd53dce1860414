import { boxManifest } from '@nidan/contract/lab/boxes/box-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { implementDocument, type Route } from '../../../kernel/http/route.ts';
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
  listBoxesOf,
  readBoxOf,
  implementDocument(boxManifest, {
    load: (ctx, { query }) => loadManifest(ctx, query),
    render: async (data, { documents }) => ({
      bytes: (await renderDocument(documents, { kind: 'box-manifest', data })).pdf,
      fileName: `${data.code}.pdf`,
    }),
  }),
  createBox,
  packTube,
  unpackTube,
  cancelBox,
  markItemsInTransit,
  markBoxInTransit,
  receiveTube,
  noteTemperature,
  countBox,
  acceptBox,
  closeDiscrepancy,
  listRidersOf,
  assignRider,
  listOwnBoxesOf,
  riderAccepts,
  riderRefuses,
  riderCollects,
  riderLeaves,
  riderHandsOver,
  listTransfersOf,
  approveAccounts,
  approveBoxAccounts,
  rejectAccounts,
  resubmitTransfer,
  rejectTransfer,
];
