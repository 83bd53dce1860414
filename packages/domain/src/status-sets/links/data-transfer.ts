import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'consents', bits: PERMISSION.update } as const;

/** Records sent on a consent (spec §4 "Data transfer"). The names are the codes. */
export const dataTransfer = defineStatusSet({
  name: 'dataTransfer',
  initial: 'REQUESTED',
  states: {
    TRANSFERRED: { code: 'TRANSFERRED', label: 'transferred', tone: 'ok', kind: 'stored', final: true },
    FAILED: { code: 'FAILED', label: 'failed', tone: 'danger', kind: 'stored', final: true },
    PENDING: { code: 'PENDING', label: 'pending', tone: 'info', kind: 'stored' },
    REQUESTED: { code: 'REQUESTED', label: 'requested', tone: 'neutral', kind: 'stored' },
    ERROR: { code: 'ERROR', label: 'error', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    start: { from: ['REQUESTED'], to: ['PENDING'], ...byUpdate },
    succeed: { from: ['PENDING'], to: ['TRANSFERRED'], ...byUpdate },
    /** The other side refused it. */
    fail: { from: ['PENDING'], to: ['FAILED'], ...byUpdate },
    /** It could not be sent. */
    breakOff: { from: ['PENDING'], to: ['ERROR'], ...byUpdate },
  },
});

export type DataTransferState = StateOf<typeof dataTransfer>;
export type DataTransferAction = ActionOf<typeof dataTransfer>;
