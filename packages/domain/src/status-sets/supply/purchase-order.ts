import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'purchases', bits: PERMISSION.update } as const;

/** An order to a vendor (spec §4 "Purchase order"). What is received after its issue is counted, not set by hand. */
export const purchaseOrder = defineStatusSet({
  name: 'purchaseOrder',
  initial: 'draft',
  states: {
    draft: { code: 0, label: 'draft', tone: 'neutral', kind: 'stored' },
    created: { code: 10, label: 'created', tone: 'info', kind: 'stored' },
    accepted: { code: 20, label: 'accepted', tone: 'info', kind: 'stored' },
    approved: { code: 40, label: 'approved', tone: 'ok', kind: 'stored' },
    pending: { code: 50, label: 'pending', tone: 'info', kind: 'stored' },
    partialReceived: { code: 60, label: 'partial received', tone: 'warn', kind: 'derived' },
    received: { code: 70, label: 'received', tone: 'ok', kind: 'derived' },
    canceled: { code: 90, label: 'canceled', tone: 'danger', kind: 'stored', final: true },
    partialCanceled: { code: 100, label: 'partial canceled', tone: 'warn', kind: 'stored', final: true },
  },
  actions: {
    create: { from: ['draft'], to: ['created'], ...byUpdate, bits: PERMISSION.create },
    accept: { from: ['created'], to: ['accepted'], ...byUpdate },
    /** Rejected: whoever raised it may change it. */
    sendBack: { from: ['accepted'], to: ['created'], ...byUpdate, reason: 'required' },
    /** Changed after its approval, which falls; nothing of it may be received by then. */
    amend: { from: ['approved', 'pending'], to: ['created'], ...byUpdate },
    approve: {
      from: ['accepted'],
      to: ['approved'],
      ...byUpdate,
      differentPerson: 'the person who raised it',
    },
    issue: { from: ['approved'], to: ['pending'], ...byUpdate },
    /** Of an issued order only while nothing is received. */
    cancel: {
      from: ['draft', 'created', 'accepted', 'approved', 'pending'],
      to: ['canceled'],
      ...byUpdate,
      reason: 'required',
    },
    /** Closes what is still to come. */
    cancelRest: { from: ['partialReceived'], to: ['partialCanceled'], ...byUpdate, reason: 'required' },
  },
});

export type PurchaseOrderState = StateOf<typeof purchaseOrder>;
export type PurchaseOrderAction = ActionOf<typeof purchaseOrder>;

/** What an issued order shows, from the units ordered and received over all its lines. */
export function receiptStateOf(
  ordered: number,
  received: number,
): 'pending' | 'partialReceived' | 'received' {
  if (received >= ordered) return 'received';
  return received > 0 ? 'partialReceived' : 'pending';
}
