import type {
  DeltaChange,
  Worksheet,
  WorksheetParameter,
  WorksheetTest,
} from '@nidan/contract/lab/results/worksheet';
import { actionSide } from '@nidan/domain/ranges/action-limits';
import { isUnjudged } from '@nidan/domain/results/unjudged';
import { criticalsDue } from './case/critical-due.ts';

/** What can be checked of a bill now. */
export interface CheckPlan {
  /** Tests that are completed. */
  readonly ready: readonly WorksheetTest[];
  /** Those of them that the person may check now. */
  readonly free: readonly WorksheetTest[];
  /** Why others, or all of them, cannot be checked; null when nothing stands in the way. */
  readonly block: { readonly code: string; readonly msg: string } | null;
}

/** A critical value that nobody was told of holds the whole report back; any other reason only its own test. */
export function checkPlan({ tests }: Pick<Worksheet, 'tests'>): CheckPlan {
  const ready = tests.filter(({ can, state }) => can.includes('check') && state === 'completed');
  const blocks = ready.flatMap(({ checkBlocks }) => checkBlocks);
  const call = blocks.find(({ code }) => code === 'critical-not-called');
  const free = call ? [] : ready.filter(({ checkBlocks }) => checkBlocks.length === 0);
  return { ready, free, block: call ?? blocks[0] ?? null };
}

/** What keeps a bill from being authorised together with other normal ones. */
export type LookReason =
  | { readonly why: 'open'; readonly test: string; readonly state: string }
  | {
      readonly why: 'call' | 'action' | 'flag' | 'noInterval';
      readonly parameter: string;
      readonly value: string;
    }
  | { readonly why: 'delta'; readonly parameter: WorksheetParameter; readonly delta: DeltaChange }
  | { readonly why: 'block'; readonly msg: string };

/** Why somebody must look at a bill before it goes out; null when all of it is completed, inside its limits and unblocked. */
export function lookReason(sheet: Pick<Worksheet, 'tests'>): LookReason | null {
  const open = sheet.tests.find(({ state }) => state !== 'completed' && state !== 'checked');
  if (open) return { why: 'open', test: open.test.name, state: open.state };
  const [due] = criticalsDue(sheet);
  if (due) return { why: 'call', parameter: due.parameter.name, value: due.value };
  const parameters = sheet.tests
    .filter(({ state }) => state === 'completed')
    .flatMap((test) => test.parameters);
  const toLookInto = parameters.find(callsForAction);
  if (toLookInto) return { why: 'action', parameter: toLookInto.name, value: toLookInto.result?.value ?? '' };
  const flagged = parameters.find(({ result }) => (result?.flag ?? null) !== null);
  if (flagged) return { why: 'flag', parameter: flagged.name, value: flagged.result?.value ?? '' };
  const unjudged = parameters.find(hasNoInterval);
  if (unjudged) return { why: 'noInterval', parameter: unjudged.name, value: unjudged.result?.value ?? '' };
  const changed = parameters.find(({ delta }) => delta?.exceeded);
  if (changed?.delta) return { why: 'delta', parameter: changed, delta: changed.delta };
  const { block, free } = checkPlan(sheet);
  if (block) return { why: 'block', msg: block.msg };
  return free.length === 0 ? { why: 'block', msg: '' } : null;
}

/** Parameters of a test with the critical ones first, then those that call for action, then flagged or changed ones, then the rest in the order of the report. */
export function abnormalFirst(parameters: WorksheetTest['parameters']): WorksheetTest['parameters'] {
  return parameters.toSorted((a, b) => weigh(b) - weigh(a));
}

function callsForAction({ result, range }: WorksheetParameter): boolean {
  const value = result?.value ?? null;
  return value !== null && range !== null && actionSide(value, range) !== null;
}

/** Whether a value stands that nobody may call normal, because no interval applies to this person. */
export function hasNoInterval({ hasIntervals, result, range }: WorksheetParameter): boolean {
  return isUnjudged({ hasIntervals, value: result?.value ?? null, range });
}

function weigh(parameter: WorksheetParameter): number {
  const { result, delta } = parameter;
  if (result?.critical) return 3;
  if (callsForAction(parameter)) return 2;
  return (result?.flag ?? null) !== null || delta?.exceeded || hasNoInterval(parameter) ? 1 : 0;
}
