import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'logistics', bits: PERMISSION.update } as const;

/** One tube, box or parcel of a task (spec §4 "Task sub-state"). */
export const logisticsSubTask = defineStatusSet({
  name: 'logisticsSubTask',
  initial: 'pending',
  states: {
    pending: { code: 0, label: 'pending', tone: 'neutral', kind: 'stored' },
    completed: { code: 10, label: 'completed', tone: 'info', kind: 'stored' },
    transferred: { code: 20, label: 'transferred', tone: 'info', kind: 'stored' },
    courieredSource: { code: 25, label: 'couriered source', tone: 'info', kind: 'stored' },
    couriered: { code: 30, label: 'couriered', tone: 'info', kind: 'stored' },
    delivered: { code: 40, label: 'delivered', tone: 'ok', kind: 'stored', final: true },
    cancelled: { code: 50, label: 'cancelled', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    complete: { from: ['pending'], to: ['completed'], ...byUpdate },
    transfer: { from: ['pending'], to: ['transferred'], ...byUpdate },
    /** The source gave it to a courier by itself. */
    courierAtSource: { from: ['pending'], to: ['courieredSource'], ...byUpdate },
    courier: { from: ['courieredSource'], to: ['couriered'], ...byUpdate },
    deliver: { from: ['completed', 'transferred', 'couriered'], to: ['delivered'], ...byUpdate },
    cancel: { from: ['pending'], to: ['cancelled'], ...byUpdate, reason: 'required' },
  },
});

export type LogisticsSubTaskState = StateOf<typeof logisticsSubTask>;
export type LogisticsSubTaskAction = ActionOf<typeof logisticsSubTask>;
