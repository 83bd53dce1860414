import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { UNDOABLE_STEPS } from '@nidan/domain/samples/undo-step';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchBy } from '../../kernel/search-by.ts';
import { closed, Id, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { SampleView } from './sample-view.ts';

const read = { module: 'samples', bits: PERMISSION.read } as const;
const update = { module: 'samples', bits: PERMISSION.update } as const;

const Barcode = Type.String({ minLength: 3, maxLength: 40 });
const Samples = closed({ samples: Type.Array(SampleView) });

export const listSamples = defineEndpoint({
  method: 'GET',
  path: '/api/sample',
  summary:
    'Tubes of the lab by physical state, oldest first; `q` is a barcode or lab ID, or the beginning of one',
  access: read,
  query: closed({
    ...page,
    /** Code of a physical state (spec §4). */
    status: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    billId: Type.Optional(Id),
    departmentId: Type.Optional(Id),
    q: Type.Optional(Type.String({ maxLength: 40 })),
    ...searchBy('samples'),
    /** Of the registration. */
    ...dateFilter,
  }),
  response: pageOf(SampleView),
});

export const countSamples = defineEndpoint({
  method: 'GET',
  path: '/api/sample/counts',
  summary: 'How many tubes are in each physical state, up to 10,000 of each',
  access: read,
  response: closed({
    counts: Type.Array(
      closed({
        status: Type.Integer(),
        count: Type.Integer(),
        /** There are more than were counted. */ hasMore: Type.Boolean(),
      }),
    ),
  }),
});

export const findSample = defineEndpoint({
  method: 'GET',
  path: '/api/global/sample',
  summary: 'The tube of a scanned barcode, in any state, either form of the barcode',
  access: read,
  query: closed({ barcode: Barcode }),
  response: SampleView,
});

export const collectSamples = defineEndpoint({
  method: 'POST',
  path: '/api/sample/collect',
  summary: 'Marks tubes of one bill as collected now; all or none',
  access: update,
  body: closed({ billId: Id, sampleIds: Type.Array(Id, { minItems: 1, maxItems: 30 }) }),
  response: Samples,
});

export const accessionSamples = defineEndpoint({
  method: 'POST',
  path: '/api/sample/accession',
  summary: 'Accessions scanned tubes; all or none, and the refusal says the hint of the specification',
  access: update,
  body: closed({
    barcodes: Type.Array(Barcode, { minItems: 1, maxItems: 30 }),
    /** Why tubes are taken that are too old for one of their tests. */
    oldReason: Type.Optional(Reason),
  }),
  response: Samples,
});

export const accessionInDepartment = defineEndpoint({
  method: 'POST',
  path: '/api/sample/accession/department',
  summary: 'Receives scanned tubes in a department that accessions for itself; all or none',
  access: update,
  body: closed({ departmentId: Id, barcodes: Type.Array(Barcode, { minItems: 1, maxItems: 30 }) }),
  response: Samples,
});

export const undoSampleStep = defineEndpoint({
  method: 'POST',
  path: '/api/sample/undo',
  summary:
    'Takes back a collection or an accession of the caller that is at most a minute old and that nothing followed; all or none',
  access: update,
  body: closed({
    step: Type.Enum([...UNDOABLE_STEPS]),
    tubes: Type.Array(closed({ sampleId: Id, version: Version }), { minItems: 1, maxItems: 30 }),
  }),
  response: Samples,
});

export const outsourceSamples = defineEndpoint({
  method: 'POST',
  path: '/api/sample/outsource',
  summary: 'Hands scanned tubes to another lab; all or none, and what is measured there is told elsewhere',
  access: update,
  body: closed({
    barcodes: Type.Array(Barcode, { minItems: 1, maxItems: 30 }),
    /** The lab that takes them. */
    partner: Type.String({ minLength: 2, maxLength: 120, pattern: '\\S' }),
  }),
  response: Samples,
});

export const rejectSample = defineEndpoint({
  method: 'POST',
  path: '/api/sample/reject',
  summary:
    'Rejects a tube with a reason; a child tube takes its place and its tests wait for collection again',
  access: update,
  body: closed({ sampleId: Id, version: Version, reason: Reason }),
  response: closed({ rejected: SampleView, replacement: SampleView }),
});
