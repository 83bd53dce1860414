import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const samples = { module: 'samples', bits: PERMISSION.update } as const;
const results = { module: 'results', bits: PERMISSION.update } as const;
const authorise = { module: 'authorise', bits: PERMISSION.update } as const;
const OPEN = [
  'ncollected',
  'naccessioned',
  'deptaccessioned',
  'pending',
  'partial',
  'completed',
  'outsourced',
  'rerun',
] as const;

/** One ordered test of a bill (spec §4 "Bill test states"). The specification's names are its codes. */
export const billTest = defineStatusSet({
  name: 'billTest',
  initial: 'ncollected',
  states: {
    ncollected: { code: 'ncollected', label: 'collection pending', tone: 'neutral', kind: 'stored' },
    naccessioned: { code: 'naccessioned', label: 'accession pending', tone: 'neutral', kind: 'stored' },
    pending: { code: 'pending', label: 'result pending', tone: 'info', kind: 'stored' },
    partial: { code: 'partial', label: 'partially completed', tone: 'info', kind: 'stored' },
    completed: { code: 'completed', label: 'completed', tone: 'warn', kind: 'stored' },
    checked: { code: 'checked', label: 'checked', tone: 'ok', kind: 'stored' },
    outsourced: { code: 'outsourced', label: 'outsourced', tone: 'info', kind: 'stored' },
    deptaccessioned: {
      code: 'deptaccessioned',
      label: 'department accessioned',
      tone: 'info',
      kind: 'stored',
    },
    canceled: { code: 'canceled', label: 'rejected', tone: 'danger', kind: 'stored', final: true },
    onHold: { code: 'onHold', label: 'onhold', tone: 'warn', kind: 'stored' },
    rerun: { code: 'rerun', label: 'rerun', tone: 'warn', kind: 'stored' },
  },
  actions: {
    collect: { from: ['ncollected'], to: ['naccessioned'], ...samples },
    /** Stays accession pending, with the mark isAccessioned, where the department accessions for itself. */
    accession: { from: ['naccessioned'], to: ['pending', 'naccessioned'], ...samples },
    /** After the accession, and only where the department accessions for itself (enforceDeptAccession). */
    accessionInDepartment: { from: ['naccessioned'], to: ['deptaccessioned'], ...samples },
    /** The tube's step is taken back within a minute (ADR 25). */
    undoCollect: { from: ['naccessioned'], to: ['ncollected'], ...samples, undoes: 'collect' },
    undoAccession: {
      from: ['pending', 'naccessioned'],
      to: ['naccessioned'],
      ...samples,
      undoes: 'accession',
    },
    undoAccessionInDepartment: {
      from: ['deptaccessioned'],
      to: ['naccessioned'],
      ...samples,
      undoes: 'accessionInDepartment',
    },
    /** To completed when every mandatory parameter has a value; the report of a partner lab may come in parts. */
    enterResults: {
      from: ['pending', 'deptaccessioned', 'partial', 'completed', 'rerun', 'outsourced'],
      to: ['partial', 'completed'],
      ...results,
    },
    clearValues: {
      from: ['partial', 'completed'],
      to: ['pending', 'deptaccessioned'],
      ...results,
      reason: 'required',
    },
    check: { from: ['completed'], to: ['checked'], ...authorise, differentPerson: 'the enterer' },
    uncheck: { from: ['checked'], to: ['completed'], ...authorise, reason: 'required' },
    requestRerun: { from: ['completed', 'partial'], to: ['rerun'], ...results },
    hold: { from: OPEN, to: ['onHold'], ...results },
    /** To the state before the hold. */
    resume: { from: ['onHold'], to: OPEN, ...results },
    outsource: { from: ['naccessioned', 'pending', 'deptaccessioned'], to: ['outsourced'], ...samples },
    receiveOutsourced: { from: ['outsourced'], to: ['completed'], ...results },
    /** The only usable tube was rejected; the reason is that of the rejection. */
    recollect: {
      from: ['naccessioned', 'pending', 'deptaccessioned', 'partial', 'outsourced'],
      to: ['ncollected'],
      ...samples,
      reason: 'required',
    },
    cancel: {
      from: [...OPEN, 'onHold'],
      to: ['canceled'],
      module: 'bills',
      bits: PERMISSION.delete,
      reason: 'required',
    },
  },
});

export type BillTestState = StateOf<typeof billTest>;
export type BillTestAction = ActionOf<typeof billTest>;

/** The states that the result filter offers, in its order (spec §4). */
export const RESULT_FILTER_STATES = [
  'pending',
  'partial',
  'completed',
  'deptaccessioned',
  'naccessioned',
  'ncollected',
  'outsourced',
] as const satisfies readonly BillTestState[];
