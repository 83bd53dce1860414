/** Steps that can be taken back, at most. */
export const MOST_STEPS = 100;

/** What was there before an edit. */
export interface EditStep<State> {
  readonly before: State;
  /** The field that was typed in, so that its strokes are one step; null for an edit that is a step by itself. */
  readonly at: string | null;
}

/** The steps after one more edit, latest last. */
export function withStep<State>(
  steps: readonly EditStep<State>[],
  step: EditStep<State>,
): readonly EditStep<State>[] {
  if (step.at !== null && steps.at(-1)?.at === step.at) return steps;
  return [...steps, step].slice(-MOST_STEPS);
}
