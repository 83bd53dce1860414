import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'logistics', bits: PERMISSION.update } as const;

/** A ride of a logistics person or phlebotomist (spec §4 "Logistics task"). */
export const logisticsTask = defineStatusSet({
  name: 'logisticsTask',
  initial: 'unassigned',
  states: {
    unassigned: { code: 0, label: 'unassigned', tone: 'neutral', kind: 'stored' },
    assigned: { code: 10, label: 'assigned', tone: 'info', kind: 'stored' },
    accepted: { code: 20, label: 'accepted', tone: 'info', kind: 'stored' },
    rejected: { code: 30, label: 'rejected', tone: 'warn', kind: 'stored' },
    onTheWay: { code: 40, label: 'on the way', tone: 'info', kind: 'stored' },
    reachedAtPickup: { code: 50, label: 'reached at pickup', tone: 'info', kind: 'stored' },
    taskDone: { code: 60, label: 'task done', tone: 'ok', kind: 'stored' },
    towardsDrop: { code: 70, label: 'towards drop', tone: 'info', kind: 'stored' },
    reachedAtLab: { code: 80, label: 'reached at lab', tone: 'info', kind: 'stored' },
    couriered: { code: 90, label: 'couriered', tone: 'info', kind: 'stored' },
    transferred: { code: 100, label: 'transferred', tone: 'info', kind: 'stored' },
    deliveredAtLab: { code: 110, label: 'delivered at lab', tone: 'ok', kind: 'stored' },
    closed: { code: 120, label: 'closed', tone: 'ok', kind: 'stored', final: true },
    canceled: { code: 130, label: 'canceled', tone: 'danger', kind: 'stored', final: true },
    showDetails: { code: 150, label: 'show details', tone: 'neutral', kind: 'filter-only' },
  },
  actions: {
    /** Also a task handed to another rider on the way, who has to accept it anew. */
    assign: { from: ['unassigned', 'rejected', 'transferred'], to: ['assigned'], ...byUpdate },
    accept: { from: ['assigned'], to: ['accepted'], ...byUpdate },
    reject: { from: ['assigned'], to: ['rejected'], ...byUpdate, reason: 'required' },
    unassign: { from: ['rejected'], to: ['unassigned'], ...byUpdate },
    startRide: { from: ['accepted'], to: ['onTheWay'], ...byUpdate },
    reachPickup: { from: ['onTheWay'], to: ['reachedAtPickup'], ...byUpdate },
    finish: { from: ['reachedAtPickup'], to: ['taskDone'], ...byUpdate },
    rideToDrop: { from: ['taskDone'], to: ['towardsDrop'], ...byUpdate },
    reachLab: { from: ['towardsDrop'], to: ['reachedAtLab'], ...byUpdate },
    /** Needs the reference of the courier. */
    courier: { from: ['taskDone'], to: ['couriered'], ...byUpdate },
    transfer: { from: ['taskDone'], to: ['transferred'], ...byUpdate },
    deliver: { from: ['reachedAtLab', 'couriered'], to: ['deliveredAtLab'], ...byUpdate },
    close: { from: ['deliveredAtLab'], to: ['closed'], ...byUpdate },
    cancel: {
      from: ['unassigned', 'assigned', 'accepted', 'rejected', 'onTheWay', 'reachedAtPickup'],
      to: ['canceled'],
      ...byUpdate,
      reason: 'required',
    },
  },
});

export type LogisticsTaskState = StateOf<typeof logisticsTask>;
export type LogisticsTaskAction = ActionOf<typeof logisticsTask>;
