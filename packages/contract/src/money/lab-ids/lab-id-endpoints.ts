import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, Instant, nullable, page, pageOf, Reason } from '../../kernel/shapes.ts';

const LabId = Type.String({ maxLength: 40 });

/** Lab IDs of a day that no bill ever gets, because the series was set ahead. */
export const LabIdSkipView = closed({
  skipId: Id,
  day: CalendarDate,
  first: LabId,
  last: LabId,
  reason: Type.String(),
  by: Type.String(),
  at: Instant,
});
export type LabIdSkipView = Static<typeof LabIdSkipView>;

export const nextLabId = defineEndpoint({
  method: 'GET',
  path: '/api/nt/getNextLabId',
  summary: 'The lab ID that the next bill will get unless somebody is faster; it reserves nothing',
  access: { module: 'bills', bits: PERMISSION.read },
  response: closed({ labId: Type.String() }),
});

export const nextNumbers = defineEndpoint({
  method: 'GET',
  path: '/api/nt',
  summary:
    'What the next bill is numbered by where the caller works: its lab ID unless somebody is faster, and the firm that bills; null where the lab itself does',
  access: { module: 'bills', bits: PERMISSION.read },
  response: closed({ labId: Type.String(), firmId: nullable(Id) }),
});

export const setNextLabId = defineEndpoint({
  method: 'POST',
  path: '/api/nt/setNextLabId',
  summary:
    "Sets today's series of lab IDs ahead: the next bill gets `labId`, what lies between is skipped for good",
  access: { module: 'labs', bits: PERMISSION.update },
  body: closed({ labId: LabId, reason: Reason }),
  response: closed({ labId: Type.String() }),
});

export const listLabIdSkips = defineEndpoint({
  method: 'GET',
  path: '/api/nt/skippedLabIds',
  summary: 'Lab IDs that were skipped, newest first',
  access: { module: 'labs', bits: PERMISSION.read },
  query: closed(page),
  response: pageOf(LabIdSkipView),
});
