import { disposalPdf } from '@nidan/contract/lab/storage/disposal-endpoints';
import { readRack } from '@nidan/contract/lab/storage/storage-endpoints';
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
  listUnits,
  createUnit,
  changeUnit,
  moveUnit,
  implement(readRack, (ctx, { query }) => readRackOf(ctx, query.unitId)),
  listStored,
  storeTube,
  moveTube,
  retrieveTube,
  giveBackTube,
  listDisposalsOf,
  askDisposal,
  witnessDisposal,
  withdrawDisposal,
  implementDocument(disposalPdf, {
    load: (ctx, { query }) => loadCertificate(ctx, query.disposalId),
    render: async (certificate, { documents }) => ({
      bytes: (await renderDocument(documents, certificate)).pdf,
      fileName: `disposal-${certificate.data.number}.pdf`,
    }),
  }),
];
