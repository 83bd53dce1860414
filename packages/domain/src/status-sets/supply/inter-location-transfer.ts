import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'inventory', bits: PERMISSION.update } as const;

/** Stock on its way from one location to another (spec §4). What was sent and received is counted, not set by hand. */
export const interLocationTransfer = defineStatusSet({
  name: 'interLocationTransfer',
  initial: 'draft',
  states: {
    draft: { code: 0, label: 'draft', tone: 'neutral', kind: 'stored' },
    created: { code: 20, label: 'created', tone: 'info', kind: 'stored' },
    accepted: { code: 40, label: 'accepted', tone: 'info', kind: 'stored' },
    canceled: { code: 90, label: 'canceled', tone: 'danger', kind: 'stored', final: true },
    transferred: { code: 100, label: 'transferred', tone: 'info', kind: 'derived' },
    partialTransferred: { code: 110, label: 'partial transferred', tone: 'warn', kind: 'derived' },
    inTransit: { code: 120, label: 'in transit', tone: 'info', kind: 'stored', final: true },
    partiallyReceived: { code: 130, label: 'partially received', tone: 'warn', kind: 'derived' },
    received: { code: 140, label: 'received', tone: 'ok', kind: 'derived' },
  },
  actions: {
    create: { from: ['draft'], to: ['created'], ...byUpdate, bits: PERMISSION.create },
    accept: { from: ['created'], to: ['accepted'], ...byUpdate },
    /** The last that is done by hand; quantities say the rest. */
    send: { from: ['accepted'], to: ['inTransit'], ...byUpdate },
    cancel: { from: ['draft', 'created', 'accepted'], to: ['canceled'], ...byUpdate, reason: 'required' },
  },
});

export type InterLocationTransferState = StateOf<typeof interLocationTransfer>;
export type InterLocationTransferAction = ActionOf<typeof interLocationTransfer>;

/** Units over all lines of a transfer that was sent. */
export interface TransferQuantities {
  readonly asked: number;
  readonly sent: number;
  readonly received: number;
}

/** What a sent transfer shows: how much arrived, or while nothing did, how much was sent. */
export function transferStateOf({
  asked,
  sent,
  received,
}: TransferQuantities):
  | 'inTransit'
  | 'transferred'
  | 'partialTransferred'
  | 'partiallyReceived'
  | 'received' {
  if (received > 0) return received >= sent ? 'received' : 'partiallyReceived';
  if (sent === 0) return 'inTransit';
  return sent >= asked ? 'transferred' : 'partialTransferred';
}
