import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'consents', bits: PERMISSION.update } as const;

/** Consent of a patient to share records (spec §4 "Consent flow"). The names are the codes. */
export const consent = defineStatusSet({
  name: 'consent',
  initial: 'WAITING',
  states: {
    REQUESTED: { code: 'REQUESTED', label: 'requested', tone: 'info', kind: 'stored' },
    WAITING: { code: 'WAITING', label: 'waiting', tone: 'neutral', kind: 'stored' },
    GRANTED: { code: 'GRANTED', label: 'granted', tone: 'ok', kind: 'stored' },
    DENIED: { code: 'DENIED', label: 'denied', tone: 'danger', kind: 'stored', final: true },
    REVOKED: { code: 'REVOKED', label: 'revoked', tone: 'warn', kind: 'stored', final: true },
    EXPIRED: { code: 'EXPIRED', label: 'expired', tone: 'warn', kind: 'stored', final: true },
    ERRORED: { code: 'ERRORED', label: 'errored', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    request: { from: ['WAITING'], to: ['REQUESTED'], ...byUpdate },
    fail: { from: ['WAITING'], to: ['ERRORED'], ...byUpdate },
    grant: { from: ['REQUESTED'], to: ['GRANTED'], ...byUpdate },
    deny: { from: ['REQUESTED'], to: ['DENIED'], ...byUpdate },
    revoke: { from: ['GRANTED'], to: ['REVOKED'], ...byUpdate },
    expire: { from: ['REQUESTED', 'GRANTED'], to: ['EXPIRED'], ...byUpdate },
  },
});

export type ConsentState = StateOf<typeof consent>;
export type ConsentAction = ActionOf<typeof consent>;
