import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'inventory', bits: PERMISSION.update } as const;

/** A count of the stock (spec §4 "Inventory audit"). */
export const inventoryAudit = defineStatusSet({
  name: 'inventoryAudit',
  initial: 'scheduled',
  states: {
    scheduled: { code: 0, label: 'scheduled', tone: 'neutral', kind: 'stored' },
    inProgress: { code: 10, label: 'in progress', tone: 'info', kind: 'stored' },
    finalized: { code: 20, label: 'finalized', tone: 'info', kind: 'stored' },
    approved: { code: 40, label: 'approved', tone: 'ok', kind: 'stored', final: true },
    canceled: { code: 90, label: 'canceled', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    start: { from: ['scheduled'], to: ['inProgress'], ...byUpdate },
    finalize: { from: ['inProgress'], to: ['finalized'], ...byUpdate },
    approve: {
      from: ['finalized'],
      to: ['approved'],
      ...byUpdate,
      differentPerson: 'the person who counted',
    },
    /** Counts again. */
    reopen: { from: ['finalized'], to: ['inProgress'], ...byUpdate, reason: 'required' },
    cancel: { from: ['scheduled', 'inProgress'], to: ['canceled'], ...byUpdate, reason: 'required' },
  },
});

export type InventoryAuditState = StateOf<typeof inventoryAudit>;
export type InventoryAuditAction = ActionOf<typeof inventoryAudit>;
