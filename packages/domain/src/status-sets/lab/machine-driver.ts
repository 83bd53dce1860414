import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type StateOf } from '../define-status-set.ts';

const byQuality = { module: 'quality', bits: PERMISSION.update } as const;

/** A version of how the messages of a machine are read (ISO 15189:2022 7.6.3: tried before it is used). */
export const machineDriver = defineStatusSet({
  name: 'machineDriver',
  initial: 'draft',
  /** A delivered one is in use as it came. */
  alsoStartsIn: ['inUse'],
  states: {
    draft: { code: 'draft', label: 'draft', tone: 'neutral', kind: 'stored' },
    inUse: { code: 'inUse', label: 'in use', tone: 'ok', kind: 'stored' },
    retired: { code: 'retired', label: 'retired', tone: 'warn', kind: 'stored', final: true },
  },
  actions: {
    approve: { from: ['draft'], to: ['inUse'], ...byQuality, differentPerson: 'the maker' },
    /** A draft that is given up is retired too; refused while a link reads by it. */
    retire: { from: ['draft', 'inUse'], to: ['retired'], ...byQuality, reason: 'required' },
  },
});

export type MachineDriverState = StateOf<typeof machineDriver>;
