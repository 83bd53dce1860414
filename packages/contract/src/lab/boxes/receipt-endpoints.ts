import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { DISCREPANCY_OUTCOMES } from '@nidan/domain/boxes/discrepancy';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Reason, Version } from '../../kernel/shapes.ts';
import { Scan } from './box-endpoints.ts';
import { BoxDetails, ScanVerdict } from './box-view.ts';

const update = { module: 'samples', bits: PERMISSION.update } as const;
/** Why tubes are taken that are too old for one of their tests; asked for where one is. */
const oldReason = Type.Optional(Reason);
const boxAsSeen = { batchId: Id, version: Version };

export const receiveTube = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/item/receive',
  summary:
    'Receives a scanned tube of a box where the box ends: it is accessioned there, or, leaked, rejected. A tube that is not on the list is extra',
  access: update,
  body: closed({ batchId: Id, scan: Scan, isLeaked: Type.Boolean(), oldReason }),
  response: ScanVerdict,
});

export const noteTemperature = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/temperature',
  summary: 'Notes the temperature in an opened box; outside its band is a discrepancy',
  access: update,
  body: closed({ ...boxAsSeen, celsius: Type.Number({ minimum: -200, maximum: 60 }) }),
  response: BoxDetails,
});

export const countBox = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/count',
  summary: 'Says that all that came in a box was scanned: what is still on the road is missing from then on',
  access: update,
  body: closed(boxAsSeen),
  response: BoxDetails,
});

export const acceptBox = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/batch/accept',
  summary:
    'Receives every tube of a box that is on the road as in order, and takes the box over when nothing is open',
  access: update,
  body: closed({ ...boxAsSeen, oldReason }),
  response: BoxDetails,
});

export const closeDiscrepancy = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/discrepancy/close',
  summary: 'Closes a discrepancy with a word; a missing tube is given up and collected again',
  access: update,
  body: closed({
    discrepancyId: Id,
    version: Version,
    outcome: Type.Enum([...DISCREPANCY_OUTCOMES]),
    word: Reason,
  }),
  response: BoxDetails,
});
