import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type StateOf } from '../define-status-set.ts';

const byResults = { module: 'results', bits: PERMISSION.create } as const;

/** A value that a machine sent: nothing of it is dropped in silence (facts 2.10). */
export const machineData = defineStatusSet({
  name: 'machineData',
  initial: 'quarantined',
  alsoStartsIn: ['posted', 'same', 'kept'],
  states: {
    quarantined: { code: 'quarantined', label: 'in quarantine', tone: 'warn', kind: 'stored' },
    posted: { code: 'posted', label: 'posted', tone: 'ok', kind: 'stored', final: true },
    /** It says what stands already, so it makes no version of its own. */
    same: { code: 'same', label: 'same as before', tone: 'neutral', kind: 'stored', final: true },
    /** A picture: shown beside the values of its tube, unless an attachment of its test takes it. */
    kept: { code: 'kept', label: 'kept beside', tone: 'neutral', kind: 'stored' },
    discarded: { code: 'discarded', label: 'discarded', tone: 'neutral', kind: 'stored', final: true },
  },
  actions: {
    /** Tries again what held it back. */
    post: { from: ['quarantined'], to: ['posted', 'same', 'kept', 'quarantined'], ...byResults },
    /** The gateway makes a kept picture the value of an attachment. */
    attach: { from: ['kept'], to: ['posted', 'same', 'quarantined'], ...byResults },
    /** Takes back the check of its test, and enters it there. */
    amend: {
      from: ['quarantined'],
      to: ['posted', 'same'],
      module: 'authorise',
      bits: PERMISSION.update,
      reason: 'required',
    },
    discard: { from: ['quarantined'], to: ['discarded'], ...byResults, reason: 'required' },
  },
});

export type MachineDataState = StateOf<typeof machineData>;
