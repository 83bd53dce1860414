import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { Decision, HoldView, LookBackValue } from './quality-views.ts';

const read = { module: 'quality', bits: PERMISSION.read } as const;
const update = { module: 'quality', bits: PERMISSION.update } as const;

export const listHolds = defineEndpoint({
  method: 'GET',
  path: '/api/quality/holds',
  summary: 'Parameters of machines that a rejected control holds or held, the latest first',
  access: read,
  query: closed({ ...page, ...dateFilter, open: Type.Optional(Type.Boolean()) }),
  response: pageOf(HoldView),
});

export const listLookBack = defineEndpoint({
  method: 'GET',
  path: '/api/quality/look-back',
  summary:
    "Every patient's value of a held parameter that its machine measured since the last good run, the latest first",
  access: read,
  query: closed({ ...page, holdId: Id, undecided: Type.Optional(Type.Boolean()) }),
  response: pageOf(LookBackValue),
});

export const decideLookBack = defineEndpoint({
  method: 'POST',
  path: '/api/quality/look-back',
  summary:
    'Decides once about a value of a look-back: keep it, have it measured again, or take its test back to be amended, with a reason',
  access: update,
  body: closed({
    holdId: Id,
    billTestId: Id,
    parameterId: Id,
    resultVersion: Version,
    decision: Decision,
    note: Reason,
  }),
  response: LookBackValue,
});

export const overrideHold = defineEndpoint({
  method: 'POST',
  path: '/api/quality/holds/override',
  summary: 'A second person releases a held parameter of a machine without a good run, with a reason',
  access: { module: 'quality', bits: PERMISSION.delete },
  stepUp: true,
  body: closed({ holdId: Id, version: Version, reason: Reason }),
  response: HoldView,
});
