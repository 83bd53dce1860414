import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, page, pageOf, Reason } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';
import { SampleView } from './sample-view.ts';

const read = { module: 'samples', bits: PERMISSION.read } as const;

export const printLabels = defineEndpoint({
  method: 'POST',
  path: '/api/stage/print-barcodes',
  summary:
    'Counts a print of labels, of tubes and of the parts, blocks and slides of a case, and answers their ZPL and TSPL; a label that was printed before asks a reason; printing is not collecting',
  access: read,
  body: closed({
    sampleIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 30 })),
    /** Parts, blocks and slides; of these or of tubes at least one. */
    thingIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 40 })),
    /** Why labels are printed again. */
    reason: Type.Optional(Reason),
  }),
  response: closed({ zpl: Type.String(), tspl: Type.String(), samples: Type.Array(SampleView) }),
});

export const labelsPdf = defineEndpoint({
  method: 'GET',
  path: '/api/stage/print-barcodes',
  summary: 'Tube labels as a PDF, one page each; changes nothing',
  access: read,
  query: closed({ sampleIds: Type.String({ pattern: '^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,29}$' }) }),
  response: Type.String(),
  produces: 'application/pdf',
});

/** Of the print. */
const filters = {
  ...dateFilter,
  /** A barcode or lab ID, or the beginning of one. */
  q: Type.Optional(Type.String({ maxLength: 40 })),
};

export const countReprints = defineEndpoint({
  method: 'GET',
  path: '/api/barcode-reprint-count',
  summary: 'How often tube labels were printed again, by person and by reason, the most often first',
  access: read,
  query: closed(filters),
  response: closed({
    reprints: Type.Integer(),
    tubes: Type.Integer(),
    people: Type.Array(closed({ userId: Id, name: Type.String(), count: Type.Integer() })),
    reasons: Type.Array(closed({ reason: Type.String(), count: Type.Integer() })),
  }),
});

/** A label that was printed again. */
export const ReprintView = closed({
  labelPrintId: Id,
  sampleId: Id,
  barcode: Type.String(),
  labNo: Type.String(),
  patient: PatientBrief,
  /** 2: printed for the second time. */
  ordinal: Type.Integer(),
  printedAt: Instant,
  printedBy: Type.String(),
  reason: Type.String(),
});
export type ReprintView = Static<typeof ReprintView>;

export const listReprints = defineEndpoint({
  method: 'GET',
  path: '/api/reprint-details',
  summary: 'Labels that were printed again: who, when, why and for the how manieth time; the last one first',
  access: read,
  query: closed({ ...page, ...filters }),
  response: pageOf(ReprintView),
});
