import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const { update } = PERMISSION;
const enforced = { module: 'samples', bits: update } as const;
const reasoned = { ...enforced, reason: 'required' } as const;

/** One tube, from the arm to the bin (spec §4 "Physical sample"). */
export const physicalSample = defineStatusSet({
  name: 'physicalSample',
  initial: 'notCollected',
  states: {
    notCollected: { code: 0, label: 'not collected', tone: 'neutral', kind: 'stored' },
    collected: { code: 10, label: 'collected', tone: 'info', kind: 'stored' },
    accessioned: { code: 20, label: 'accessioned', tone: 'ok', kind: 'stored' },
    deptAccessioned: { code: 30, label: 'dept accessioned', tone: 'ok', kind: 'stored' },
    outsourced: { code: 40, label: 'outsourced', tone: 'info', kind: 'stored' },
    inTransit: { code: 50, label: 'in transit', tone: 'info', kind: 'stored' },
    reSampling: { code: 60, label: 're-sampling', tone: 'warn', kind: 'stored', final: true },
    archival: { code: 70, label: 'archival', tone: 'neutral', kind: 'stored' },
    disposed: { code: 71, label: 'disposed', tone: 'neutral', kind: 'stored', final: true },
    returned: { code: 72, label: 'returned', tone: 'neutral', kind: 'stored', final: true },
    canceled: { code: 90, label: 'canceled', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    collect: { from: ['notCollected'], to: ['collected'], ...enforced },
    /** A scan at the wrong destination is no accession: the tube stays in transit. */
    accession: { from: ['collected', 'inTransit'], to: ['accessioned'], ...enforced },
    accessionInDepartment: { from: ['accessioned'], to: ['deptAccessioned'], ...enforced },
    undoCollect: { from: ['collected'], to: ['notCollected'], ...enforced, undoes: 'collect' },
    undoAccession: {
      from: ['accessioned'],
      to: ['collected', 'inTransit'],
      ...enforced,
      undoes: 'accession',
    },
    undoAccessionInDepartment: {
      from: ['deptAccessioned'],
      to: ['accessioned'],
      ...enforced,
      undoes: 'accessionInDepartment',
    },
    send: {
      from: ['collected', 'accessioned', 'deptAccessioned', 'archival'],
      to: ['inTransit'],
      ...enforced,
    },
    outsource: { from: ['accessioned', 'deptAccessioned'], to: ['outsourced'], ...enforced },
    /** The rejected tube ends here and gets a child tube. */
    reject: {
      from: ['collected', 'inTransit', 'accessioned', 'deptAccessioned', 'outsourced'],
      to: ['reSampling'],
      ...reasoned,
    },
    archive: { from: ['accessioned', 'deptAccessioned', 'outsourced'], to: ['archival'], ...enforced },
    /** Fetch an archived tube for an add-on test. */
    retrieve: { from: ['archival'], to: ['deptAccessioned'], ...enforced },
    dispose: { from: ['archival'], to: ['disposed'], ...enforced },
    giveBack: { from: ['outsourced', 'archival'], to: ['returned'], ...enforced },
    /** Refused once the tube carries a result. */
    cancel: {
      from: ['notCollected', 'collected', 'inTransit', 'accessioned'],
      to: ['canceled'],
      ...reasoned,
    },
  },
});

export type PhysicalSampleState = StateOf<typeof physicalSample>;
export type PhysicalSampleAction = ActionOf<typeof physicalSample>;
