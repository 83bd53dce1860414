import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type StateOf } from '../define-status-set.ts';

const authorise = { module: 'authorise', bits: PERMISSION.update } as const;

/** A version of the rules by which results of a test go out (ISO 15189:2022 7.4.1.5). */
export const ruleSet = defineStatusSet({
  name: 'ruleSet',
  initial: 'draft',
  states: {
    draft: { code: 'draft', label: 'draft', tone: 'neutral', kind: 'stored' },
    approved: { code: 'approved', label: 'approved', tone: 'ok', kind: 'stored' },
    retired: { code: 'retired', label: 'retired', tone: 'warn', kind: 'stored', final: true },
  },
  actions: {
    approve: { from: ['draft'], to: ['approved'], ...authorise, differentPerson: 'the maker' },
    /** A draft that is given up is retired too; nothing is deleted. */
    retire: { from: ['draft', 'approved'], to: ['retired'], ...authorise, reason: 'required' },
  },
});

export type RuleSetState = StateOf<typeof ruleSet>;
