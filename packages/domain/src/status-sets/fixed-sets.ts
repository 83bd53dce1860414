import { SPECIFIED_APPROVAL_TYPES } from '../enumerations/approvals.ts';
import { MOVEMENT_TYPES, STOCK_LEVELS } from '../enumerations/inventory.ts';
import { TASK_TYPES } from '../enumerations/logistics.ts';
import { AMEND_ACTIONS } from '../enumerations/reporting.ts';
import { QC_RUN_LABELS, STAGE_ACTIONS } from '../enumerations/stages.ts';
import { RESULT_FILTER_STATES } from './lab/bill-test.ts';
import type { StateKind } from './status-table.ts';

/** A set of spec §4 whose members do not follow one another: a thing keeps the one it was given, or facts say which it is. */
export interface FixedSet {
  readonly name: string;
  readonly kind: StateKind;
  /** Codes by word; the word is its own code where the specification gives none. */
  readonly codes: Readonly<Record<string, number | string>>;
}

/** The sets of spec §4 that have no transitions; the others are ALL_STATUS_SETS. */
export const FIXED_SETS: readonly FixedSet[] = [
  { name: 'resultFilterState', kind: 'filter-only', codes: byWord(RESULT_FILTER_STATES) },
  { name: 'stageAction', kind: 'stored', codes: byWord(STAGE_ACTIONS) },
  { name: 'qcRunLabel', kind: 'derived', codes: byWord(QC_RUN_LABELS) },
  { name: 'amendAction', kind: 'stored', codes: byWord(AMEND_ACTIONS) },
  { name: 'taskType', kind: 'stored', codes: TASK_TYPES },
  { name: 'approvalType', kind: 'stored', codes: SPECIFIED_APPROVAL_TYPES },
  { name: 'stockLevel', kind: 'derived', codes: byWord(STOCK_LEVELS) },
  { name: 'movementType', kind: 'stored', codes: byWord(MOVEMENT_TYPES) },
];

function byWord(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, word]));
}
