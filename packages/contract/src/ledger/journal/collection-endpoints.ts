import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { Type } from 'typebox';
import { dayFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ExportFormat } from '../../kernel/export-format.ts';
import { closed, Id, page, pageOf } from '../../kernel/shapes.ts';
import { Collection, COLLECTION_GROUPS, CollectionSum } from './collection-view.ts';

const access = { module: 'finance', bits: PERMISSION.read } as const;

const filter = {
  ...dayFilter,
  mode: Type.Optional(Type.Enum([...PAYMENT_MODES])),
  locationId: Type.Optional(Id),
  /** Who took or gave it. */
  userId: Type.Optional(Id),
};

export const listCollections = defineEndpoint({
  method: 'GET',
  path: '/api/ledger/collections',
  summary: 'The day book: money that came and went, newest first',
  access,
  query: closed({ ...filter, ...page }),
  response: pageOf(Collection),
});

export const exportCollections = defineEndpoint({
  method: 'GET',
  path: '/api/ledger/collections/export',
  summary:
    'The day book that a filter finds as a file, at most 20,000 rows; more than 1,000 need a proof of the last minutes',
  access,
  query: closed({ ...filter, format: ExportFormat }),
  produces: 'application/octet-stream',
  perMinute: 10,
  response: Type.Array(Collection),
});

export const sumCollections = defineEndpoint({
  method: 'GET',
  path: '/api/ledger/collections/sums',
  summary: 'The day book by mode, place, person or day, and its total',
  access,
  query: closed({ ...filter, by: Type.Enum([...COLLECTION_GROUPS]) }),
  response: closed({ sums: Type.Array(CollectionSum), total: CollectionSum }),
});
