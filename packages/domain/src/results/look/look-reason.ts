import type { ParameterKind } from '../../enumerations/results.ts';
import { type ActionLimits, actionSide } from '../../ranges/action-limits.ts';
import { type ComparedValue, type Inconsistency, inconsistenciesOf } from './consistency.ts';
import type { Flag, Interval } from '../flag.ts';
import type { CommentState } from '../result-comment.ts';
import { isSurelyWithin } from './surely-within.ts';
import { isUnjudged } from './unjudged.ts';

/** A parameter of a test with the value that stands. */
export interface LookedParameter extends Pick<ComparedValue, 'code' | 'loinc' | 'ucum'> {
  readonly name: string;
  readonly kind: ParameterKind;
  /** Whether it has intervals at all, for whomever. */
  readonly hasIntervals: boolean;
  /** The one that the value was held against; null when none applies. */
  readonly range: (Interval & ActionLimits & { readonly text: string | null }) | null;
  readonly result: {
    readonly value: string | null;
    readonly numeric: number | null;
    readonly flag: Flag | null;
  } | null;
  readonly callDue: boolean;
  readonly delta: { readonly exceeded: boolean } | null;
}

export interface LookedTest<Parameter extends LookedParameter> {
  readonly billTestId: string;
  readonly test: { readonly name: string };
  readonly state: string;
  /** What the caller may do with it next. */
  readonly can: readonly string[];
  readonly checkBlocks: readonly { readonly code: string; readonly msg: string }[];
  /** Sentences that its values propose. */
  readonly comments: readonly {
    readonly state: CommentState;
    readonly parameter: string;
    readonly value: string;
  }[];
  readonly parameters: readonly Parameter[];
}

export interface LookedSheet<Test> {
  readonly tests: readonly Test[];
}

/** What can be checked of a bill now. */
export interface CheckPlan<Test> {
  /** Tests that are completed. */
  readonly ready: readonly Test[];
  /** Those of them that the person may check now. */
  readonly free: readonly Test[];
  /** Why others, or all of them, cannot be checked; null when nothing stands in the way. */
  readonly block: { readonly code: string; readonly msg: string } | null;
}

/** A critical value that nobody was told of holds the whole report back; any other reason only its own test. */
export function checkPlan<Test extends Pick<LookedTest<LookedParameter>, 'state' | 'can' | 'checkBlocks'>>({
  tests,
}: LookedSheet<Test>): CheckPlan<Test> {
  const ready = tests.filter(({ can, state }) => can.includes('check') && state === 'completed');
  const blocks = ready.flatMap(({ checkBlocks }) => checkBlocks);
  const call = blocks.find(({ code }) => code === 'critical-not-called');
  const free = call ? [] : ready.filter(({ checkBlocks }) => checkBlocks.length === 0);
  return { ready, free, block: call ?? blocks[0] ?? null };
}

/** What keeps a bill from being authorised together with other normal ones. */
export type LookReason<Parameter extends LookedParameter = LookedParameter> =
  | { readonly why: 'open'; readonly test: string; readonly state: string }
  | {
      readonly why: 'call' | 'action' | 'flag' | 'noInterval' | 'unsure' | 'words' | 'comment';
      readonly parameter: string;
      readonly value: string;
    }
  | { readonly why: 'consistency'; readonly found: Inconsistency<ComparedParameter<Parameter>> }
  | { readonly why: 'delta'; readonly parameter: Parameter }
  | { readonly why: 'block'; readonly msg: string };

/** A parameter as the rules of consistency read it. */
export type ComparedParameter<Parameter> = Parameter & Pick<ComparedValue, 'numeric'>;

function comparedOf<Parameter extends LookedParameter>(parameter: Parameter): ComparedParameter<Parameter> {
  return { ...parameter, numeric: parameter.result?.numeric ?? null };
}

/** Values of a bill that do not fit each other. */
export function sheetInconsistencies<Parameter extends LookedParameter>({
  tests,
}: LookedSheet<Pick<LookedTest<Parameter>, 'billTestId' | 'parameters'>>): Inconsistency<
  ComparedParameter<Parameter>
>[] {
  return inconsistenciesOf(
    tests.map(({ billTestId, parameters }) => ({ billTestId, parameters: parameters.map(comparedOf) })),
  );
}

/** Whether a value lies beyond a limit for action. */
export function callsForAction({ result, range }: Pick<LookedParameter, 'result' | 'range'>): boolean {
  const value = result?.value ?? null;
  return value !== null && range !== null && actionSide(value, range) !== null;
}

function isMeasured({ kind, result }: LookedParameter): boolean {
  return (kind === 'numeric' || kind === 'calculated') && (result?.value ?? null) !== null;
}

/** Whether a value stands that nobody may call normal, because no interval applies to this person. */
export function hasNoInterval({
  hasIntervals,
  result,
  range,
}: Pick<LookedParameter, 'hasIntervals' | 'result' | 'range'>): boolean {
  return isUnjudged({ hasIntervals, value: result?.value ?? null, range });
}

function isUnsure(parameter: LookedParameter): boolean {
  const { range, result } = parameter;
  return isMeasured(parameter) && range !== null && !isSurelyWithin(result?.value ?? '', range);
}

/** What a person wrote, such as the diagnosis of a biopsy, carries no flag: somebody reads it. */
function isWritten({ kind, result }: LookedParameter): boolean {
  return kind === 'narrative' && (result?.value ?? null) !== null;
}

const VALUE_REASONS: readonly (readonly [
  'call' | 'action' | 'flag' | 'noInterval' | 'unsure' | 'words',
  (parameter: LookedParameter) => boolean,
])[] = [
  ['action', callsForAction],
  ['flag', ({ result }) => (result?.flag ?? null) !== null],
  ['noInterval', hasNoInterval],
  ['unsure', isUnsure],
  ['words', isWritten],
];

/**
 * Why somebody must look at a bill before it goes out; null when all of it is completed, inside its intervals for certain, consistent,
 * like what came before, in no words of a person and unblocked. Nothing without an interval is normal (facts 2.5).
 */
export function lookReason<Parameter extends LookedParameter>(
  sheet: LookedSheet<LookedTest<Parameter>>,
): LookReason<Parameter> | null {
  const open = sheet.tests.find(({ state }) => state !== 'completed' && state !== 'checked');
  if (open) return { why: 'open', test: open.test.name, state: open.state };
  const told = ({ name, result }: Parameter) => ({ parameter: name, value: result?.value ?? '' });
  const due = sheet.tests.flatMap(({ parameters }) => parameters).find(({ callDue }) => callDue);
  if (due) return { why: 'call', ...told(due) };
  const parameters = sheet.tests
    .filter(({ state }) => state === 'completed')
    .flatMap((test) => test.parameters);
  for (const [why, holds] of VALUE_REASONS) {
    const held = parameters.find(holds);
    if (held) return { why, ...told(held) };
  }
  const [found] = sheetInconsistencies(sheet);
  if (found) return { why: 'consistency', found };
  const changed = parameters.find(({ delta }) => delta?.exceeded);
  if (changed) return { why: 'delta', parameter: changed };
  const said = sheet.tests.flatMap(({ comments }) => comments).find(({ state }) => state === 'proposed');
  if (said) return { why: 'comment', parameter: said.parameter, value: said.value };
  const { block, free } = checkPlan(sheet);
  if (block) return { why: 'block', msg: block.msg };
  return free.length === 0 ? { why: 'block', msg: '' } : null;
}
