import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Reason, Version } from '../../kernel/shapes.ts';
import { BillDues } from '../../ledger/balances/bill-dues.ts';

const access = { module: 'finance', bits: PERMISSION.update } as const;
const response = closed({ billId: Id, version: Version, dues: BillDues });

export const writeOffDue = defineEndpoint({
  method: 'POST',
  path: '/api/bills/write-off',
  summary:
    'Gives up a due, or a part of it, that nobody will pay: it leaves the receivable and stands as written off',
  access,
  stepUp: true,
  body: closed({
    billId: Id,
    version: Version,
    /** Whole rupees, at most what is due. */
    amountPaise: Type.Integer({ minimum: 100, maximum: 1_000_000_000, multipleOf: 100 }),
    reason: Reason,
  }),
  response,
});

export const claimAgain = defineEndpoint({
  method: 'POST',
  path: '/api/bills/write-off/reverse',
  summary: 'Takes back what was written off of a bill, because somebody pays after all: it is due again',
  access,
  stepUp: true,
  body: closed({ billId: Id, version: Version, reason: Reason }),
  response,
});
