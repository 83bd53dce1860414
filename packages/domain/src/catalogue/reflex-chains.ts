import type { Fault } from '../text/fault.ts';
import { testsFault } from '../faults/tests-faults.ts';

/** How many tests may be added one because of the other. */
export const DEEPEST_REFLEX = 3;

/** What of a test leads to others: the tests that its rules add, and the members that are run for it. */
export interface LeadingTest {
  readonly code: string;
  readonly reflexRules: readonly { readonly calls: string }[];
  readonly members: readonly string[];
}

/** A way from one test to another; adding counts, containing does not. */
interface Step {
  readonly code: string;
  readonly adds: 0 | 1;
}

type Steps = ReadonlyMap<string, readonly Step[]>;

/** Which test leads to which, over a whole catalogue. */
export interface ReflexGraph {
  readonly onward: Steps;
  readonly back: Steps;
}

function stepsOf({ reflexRules, members }: LeadingTest): Step[] {
  return [
    ...[...new Set(reflexRules.map(({ calls }) => calls))].map((code): Step => ({ code, adds: 1 })),
    ...members.map((code): Step => ({ code, adds: 0 })),
  ];
}

/** Reads which test leads to which, once for all of a catalogue. */
export function reflexGraph(tests: Iterable<LeadingTest>): ReflexGraph {
  const onward = new Map<string, Step[]>();
  const back = new Map<string, Step[]>();
  for (const test of tests) {
    const steps = stepsOf(test);
    onward.set(test.code, steps);
    for (const { code, adds } of steps)
      back.set(code, [...(back.get(code) ?? []), { code: test.code, adds }]);
  }
  return { onward, back };
}

/** Codes from a test back to itself over at least one rule; null when there is no such way. */
function circleOf({ onward }: ReflexGraph, code: string): string[] | null {
  const seen = new Set<string>();
  const walk = (at: string, path: readonly string[], adds: number): string[] | null => {
    for (const step of onward.get(at) ?? []) {
      const added = adds + step.adds;
      if (step.code === code && added > 0) return [...path, code];
      const mark = `${step.code} ${Math.min(added, 1)}`;
      if (step.code === code || seen.has(mark)) continue;
      seen.add(mark);
      const found = walk(step.code, [...path, step.code], added);
      if (found !== null) return found;
    }
    return null;
  };
  return walk(code, [code], 0);
}

interface Chain {
  readonly adds: number;
  /** Codes from the start on. */
  readonly path: readonly string[];
}

/** The way from a test over the most rules, in one direction. */
function longest(steps: Steps, code: string): Chain {
  const known = new Map<string, Chain>();
  const open = new Set<string>();
  const walk = (at: string): Chain => {
    const found = known.get(at);
    if (found !== undefined) return found;
    open.add(at);
    let best: Chain = { adds: 0, path: [at] };
    for (const step of steps.get(at) ?? []) {
      if (open.has(step.code)) continue;
      const rest = walk(step.code);
      if (rest.adds + step.adds > best.adds) best = { adds: rest.adds + step.adds, path: [at, ...rest.path] };
    }
    open.delete(at);
    known.set(at, best);
    return best;
  };
  return walk(code);
}

/**
 * What is wrong with the rules that lead through a test, in words that go on after it and name the way: a circle, or more tests
 * one after the other than {@link DEEPEST_REFLEX}; null when nothing is.
 */
export function chainFault(graph: ReflexGraph, code: string): Fault | null {
  const circle = circleOf(graph, code);
  if (circle !== null) return testsFault('reflex-circle', { path: circle.join(' › ') });
  const before = longest(graph.back, code);
  const after = longest(graph.onward, code);
  if (before.adds + after.adds <= DEEPEST_REFLEX) return null;
  const path = [...before.path.toReversed(), ...after.path.slice(1)];
  return testsFault('reflex-chain', { most: DEEPEST_REFLEX, path: path.join(' › ') });
}
