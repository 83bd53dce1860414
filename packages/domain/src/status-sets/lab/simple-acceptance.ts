import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'samples', bits: PERMISSION.update } as const;

/** Something that is taken or not (spec §4 "Simple"). */
export const simpleAcceptance = defineStatusSet({
  name: 'simpleAcceptance',
  initial: 'created',
  states: {
    created: { code: 0, label: 'created', tone: 'neutral', kind: 'stored' },
    accepted: { code: 10, label: 'accepted', tone: 'ok', kind: 'stored', final: true },
    rejected: { code: 99, label: 'rejected', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    accept: { from: ['created'], to: ['accepted'], ...byUpdate },
    reject: { from: ['created'], to: ['rejected'], ...byUpdate, reason: 'required' },
  },
});

export type SimpleAcceptanceState = StateOf<typeof simpleAcceptance>;
export type SimpleAcceptanceAction = ActionOf<typeof simpleAcceptance>;
