import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { CONSENT_WAYS } from '@nidan/domain/people/consent-way';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { Can, closed, Id, Instant, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';

const update = { module: 'patients', bits: PERMISSION.update } as const;

export const ConsentView = closed({
  consentId: Id,
  way: Type.Enum([...CONSENT_WAYS]),
  /** Who consented for the patient; null: the patient. */
  givenBy: nullable(Type.String()),
  /** The signed form; null when there is none, or it was taken away. */
  file: nullable(closed({ fileId: Id, name: Type.String() })),
  recordedAt: Instant,
  recordedBy: Type.String(),
  withdrawn: nullable(closed({ at: Instant, by: Type.String(), reason: Type.String() })),
  version: Version,
});
export type ConsentView = Static<typeof ConsentView>;

/** A bill with tests that need consent, and the latest one that was recorded for it. */
export const BillConsentView = closed({
  billId: Id,
  labNo: Type.String(),
  at: Instant,
  tests: Type.Array(Type.String()),
  /** What was ticked when the tests were ordered. */
  isTold: Type.Boolean(),
  consent: nullable(ConsentView),
  /** 'record' or 'withdraw'. */
  can: Can,
});
export type BillConsentView = Static<typeof BillConsentView>;

export const listConsents = defineEndpoint({
  method: 'GET',
  path: '/api/patients/:patientId/consents',
  summary:
    'Bills of a patient with tests that need consent, newest first, each with the consent that was recorded last',
  access: { module: 'patients', bits: PERMISSION.read },
  params: closed({ patientId: Id }),
  query: closed(page),
  response: pageOf(BillConsentView),
});

export const recordConsent = defineEndpoint({
  method: 'POST',
  path: '/api/bills/consents',
  summary: 'Records who consented to the tests of a bill that need it, and how; one stands at a time',
  access: update,
  body: closed({
    consentId: Id,
    billId: Id,
    way: Type.Enum([...CONSENT_WAYS]),
    givenBy: nullable(Type.String({ minLength: 2, maxLength: 120, pattern: '\\S' })),
    fileId: nullable(Id),
  }),
  response: BillConsentView,
});

export const withdrawConsent = defineEndpoint({
  method: 'POST',
  path: '/api/bills/consents/withdraw',
  summary: 'Notes that a consent was withdrawn, and why; what was recorded stays as it was',
  access: update,
  body: closed({ consentId: Id, version: Version, reason: Reason }),
  response: BillConsentView,
});
