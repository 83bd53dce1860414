import { PERMISSION } from '../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from './define-status-set.ts';

const byUpdate = { module: 'masters', bits: PERMISSION.update } as const;

/** A test, parameter, doctor or other master record (spec §4 "Master data"). */
export const masterData = defineStatusSet({
  name: 'masterData',
  initial: 'draft',
  states: {
    enabled: { code: 1, label: 'enabled', tone: 'ok', kind: 'stored' },
    draft: { code: 0, label: 'draft', tone: 'neutral', kind: 'stored' },
    disabled: { code: -1, label: 'disabled', tone: 'warn', kind: 'stored' },
  },
  actions: {
    enable: { from: ['draft', 'disabled'], to: ['enabled'], ...byUpdate },
    /** A draft that is given up is disabled too; nothing is deleted. */
    disable: { from: ['draft', 'enabled'], to: ['disabled'], ...byUpdate },
  },
});

export type MasterDataState = StateOf<typeof masterData>;
export type MasterDataAction = ActionOf<typeof masterData>;
