import {
  askDisposal as askEndpoint,
  disposalPdf,
  listDisposals,
  withdrawDisposal as withdrawEndpoint,
  witnessDisposal as witnessEndpoint,
} from '@nidan/contract/lab/storage/disposal-endpoints';
import {
  changeStorageUnit,
  createStorageUnit,
  giveBackTube as giveBackEndpoint,
  listStorageUnits,
  listStoredTubes,
  moveStorageUnit,
  moveTube as moveEndpoint,
  readRack,
  retrieveTube as retrieveEndpoint,
  storeTube as storeEndpoint,
} from '@nidan/contract/lab/storage/storage-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { changeUnit, moveUnit } from './change-unit.ts';
import { createUnit } from './create-unit.ts';
import { listDisposalsOf, loadCertificate } from './disposals.query.ts';
import { askDisposal, withdrawDisposal, witnessDisposal } from './dispose-tubes.ts';
import { moveTube, storeTube } from './store-tube.ts';
import { listStored, readRackOf } from './stored-tubes.query.ts';
import { giveBackTube, retrieveTube } from './take-out-tube.ts';
import { listUnits } from './units.query.ts';

export const storageRoutes: readonly Route[] = [
  implement(listStorageUnits, (ctx) => listUnits(ctx)),
  implement(createStorageUnit, (ctx, { body }) => createUnit(ctx, body)),
  implement(changeStorageUnit, (ctx, { body }) => changeUnit(ctx, body)),
  implement(moveStorageUnit, (ctx, { body }) => moveUnit(ctx, body)),
  implement(readRack, (ctx, { query }) => readRackOf(ctx, query.unitId)),
  implement(listStoredTubes, (ctx, { query }) => listStored(ctx, query)),
  implement(storeEndpoint, (ctx, { body }) => storeTube(ctx, body)),
  implement(moveEndpoint, (ctx, { body }) => moveTube(ctx, body)),
  implement(retrieveEndpoint, (ctx, { body }) => retrieveTube(ctx, body)),
  implement(giveBackEndpoint, (ctx, { body }) => giveBackTube(ctx, body)),
  implement(listDisposals, (ctx, { query }) => listDisposalsOf(ctx, query)),
  implement(askEndpoint, (ctx, { body }) => askDisposal(ctx, body)),
  implement(witnessEndpoint, (ctx, { body }) => witnessDisposal(ctx, body)),
  implement(withdrawEndpoint, (ctx, { body }) => withdrawDisposal(ctx, body)),
  implementDocument(disposalPdf, {
    load: (ctx, { query }) => loadCertificate(ctx, query.disposalId),
    render: async (certificate, { documents }) => ({
      bytes: (await renderDocument(documents, certificate)).pdf,
      fileName: `disposal-${certificate.data.number}.pdf`,
    }),
  }),
];
