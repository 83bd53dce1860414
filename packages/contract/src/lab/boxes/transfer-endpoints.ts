import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { closed, Id, page, pageOf, Paise, Reason, Version } from '../../kernel/shapes.ts';
import { TransferView } from './box-view.ts';

const read = { module: 'payments', bits: PERMISSION.read } as const;
const update = { module: 'payments', bits: PERMISSION.update } as const;
const transferAsSeen = { transferId: Id, version: Version };

export const listTransfers = defineEndpoint({
  method: 'GET',
  path: '/api/transferred-bill/details',
  summary:
    'Bills whose tubes went from one place to another, newest first, with what the accounts say of them',
  access: read,
  query: closed({
    ...page,
    batchId: Type.Optional(Id),
    /** Code of a transfer state (spec §4). */
    state: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    ...searchOf('transfers'),
    ...dateFilter,
  }),
  response: pageOf(TransferView),
});

export const approveAccounts = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/accounts-approve',
  summary:
    'The accounts approve one bill of a box whose place settles by account, and its tubes that have arrived',
  access: update,
  body: closed(transferAsSeen),
  response: TransferView,
});

export const approveBoxAccounts = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/batch/accounts-approve',
  summary: 'The accounts approve every bill of a box that waits for them; each bill counts once',
  access: update,
  body: closed({ batchId: Id }),
  response: closed({ approved: Type.Array(TransferView), amountPaise: Paise }),
});

export const rejectAccounts = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/accounts-reject',
  summary: 'The accounts reject a bill of a box, with a reason; its tubes are worked on all the same',
  access: update,
  body: closed({ ...transferAsSeen, reason: Reason }),
  response: TransferView,
});

export const resubmitTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/accounts-resubmit',
  summary: 'Brings a rejected bill before the accounts again, with what was put right',
  access: { module: 'samples', bits: PERMISSION.update },
  body: closed({ ...transferAsSeen, reason: Reason }),
  response: TransferView,
});

export const rejectTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/transfer/reject',
  summary: 'Ends a bill that the accounts rejected: it is not brought before them again, with a reason',
  access: { module: 'samples', bits: PERMISSION.update },
  body: closed({ ...transferAsSeen, reason: Reason }),
  response: TransferView,
});
