import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { BOX_LIVES } from '@nidan/domain/boxes/box-life';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { closed, Id, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { Band, BoxDetails, BoxView, ScanVerdict } from './box-view.ts';

const read = { module: 'samples', bits: PERMISSION.read } as const;
const update = { module: 'samples', bits: PERMISSION.update } as const;

/** As long as a scanner may send: what is no barcode is refused with words, not by its length. */
export const Scan = Type.String({ maxLength: 20_000 });
const TrackingNo = Type.String({ minLength: 3, maxLength: 60, pattern: '\\S' });

/** A box in the version that the caller has seen. */
const boxAsSeen = { batchId: Id, version: Version };

export const listBoxes = defineEndpoint({
  method: 'GET',
  path: '/api/sample_batch',
  summary: 'Boxes between places that the caller sees, newest first, by how far they have come',
  access: read,
  query: closed({
    ...page,
    life: Type.Optional(Type.Enum([...BOX_LIVES])),
    fromId: Type.Optional(Id),
    toId: Type.Optional(Id),
    ...searchOf('boxes'),
    /** Of the packing. */
    ...dateFilter,
  }),
  response: pageOf(BoxView),
});

export const readBox = defineEndpoint({
  method: 'GET',
  path: '/api/sample_batch/details',
  summary: 'A box with its tubes and what was not in order, by its id or by its scanned code',
  access: read,
  query: closed({ batchId: Type.Optional(Id), code: Type.Optional(Type.String({ maxLength: 40 })) }),
  response: BoxDetails,
});

export const boxManifest = defineEndpoint({
  method: 'GET',
  path: '/api/sample_batch/manifest',
  summary: 'The list of a box as a PDF, with the code of the box, for whoever carries and receives it',
  access: read,
  query: closed({ batchId: Id }),
  response: Type.String(),
  produces: 'application/pdf',
});

export const createBox = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch',
  summary: 'Begins an empty box at the place where the caller works',
  access: update,
  body: closed({
    batchId: Id,
    toLocationId: Id,
    band: Band,
    courierTrackingNo: nullable(TrackingNo),
    note: Type.String({ maxLength: 500 }),
  }),
  response: BoxView,
});

export const packTube = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/item/pack',
  summary: 'Packs a scanned tube into a box; the refusal says why not and what to do',
  access: update,
  body: closed({ batchId: Id, scan: Scan }),
  response: ScanVerdict,
});

export const unpackTube = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/item/cancel',
  summary: 'Takes a tube out of a box that is not on the road, with a reason',
  access: update,
  body: closed({ itemId: Id, reason: Reason }),
  response: BoxDetails,
});

export const cancelBox = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/cancel',
  summary: 'Gives up a box that is not on the road; its tubes can be packed again',
  access: update,
  body: closed({ ...boxAsSeen, reason: Reason }),
  response: BoxView,
});

export const markItemsInTransit = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/item/mark-in-transit',
  summary: 'Some tubes of a box leave, the others stay packed',
  access: update,
  body: closed({
    ...boxAsSeen,
    itemIds: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }),
  }),
  response: BoxDetails,
});

export const markBoxInTransit = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/mark-in-transit',
  summary: 'A box leaves with every tube that is packed in it',
  access: update,
  body: closed(boxAsSeen),
  response: BoxDetails,
});
