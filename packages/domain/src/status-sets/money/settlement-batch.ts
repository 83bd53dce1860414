import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'finance', bits: PERMISSION.update } as const;

/** A batch of payments that is settled with the bank at once (spec §4 "Batch/settlement status"). */
export const settlementBatch = defineStatusSet({
  name: 'settlementBatch',
  initial: 'OPEN',
  states: {
    OPEN: { code: 0, label: 'open', tone: 'neutral', kind: 'stored' },
    REQUEST_CREATED: { code: 10, label: 'request created', tone: 'info', kind: 'stored' },
    ARCHIVAL_REQUEST_CREATED: { code: 20, label: 'archival requested', tone: 'info', kind: 'stored' },
    SUBMITTED_TO_BANK: { code: 60, label: 'submitted to bank', tone: 'info', kind: 'stored' },
    SETTLED: { code: 90, label: 'settled', tone: 'ok', kind: 'stored' },
    ARCHIVED: { code: 100, label: 'archived', tone: 'neutral', kind: 'stored', final: true },
    ARCHIVAL_REJECTED: { code: 110, label: 'archival rejected', tone: 'warn', kind: 'stored' },
  },
  actions: {
    request: { from: ['OPEN'], to: ['REQUEST_CREATED'], ...byUpdate, bits: PERMISSION.create },
    submitToBank: { from: ['REQUEST_CREATED'], to: ['SUBMITTED_TO_BANK'], ...byUpdate },
    settle: {
      from: ['SUBMITTED_TO_BANK'],
      to: ['SETTLED'],
      ...byUpdate,
      differentPerson: 'the person who requested it',
    },
    requestArchival: {
      from: ['SETTLED', 'ARCHIVAL_REJECTED'],
      to: ['ARCHIVAL_REQUEST_CREATED'],
      ...byUpdate,
    },
    archive: {
      from: ['ARCHIVAL_REQUEST_CREATED'],
      to: ['ARCHIVED'],
      ...byUpdate,
      differentPerson: 'the person who requested it',
    },
    rejectArchival: {
      from: ['ARCHIVAL_REQUEST_CREATED'],
      to: ['ARCHIVAL_REJECTED'],
      ...byUpdate,
      reason: 'required',
      differentPerson: 'the person who requested it',
    },
  },
});

export type SettlementBatchState = StateOf<typeof settlementBatch>;
export type SettlementBatchAction = ActionOf<typeof settlementBatch>;
