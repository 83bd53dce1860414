/** A run of documents through the print dialog, one after the other. */
export interface PrintRun {
  /** Which document is in the dialog. */
  readonly at: number;
  /** Whether the person stopped before the last. */
  readonly isStopped: boolean;
  /** Documents that did not come out, or that were left out, by place. */
  readonly failed: ReadonlySet<number>;
}

export const START: PrintRun = { at: 0, isStopped: false, failed: new Set() };

export type PrintStep =
  | { readonly do: 'next' }
  | { readonly do: 'stop' }
  | { readonly do: 'leaveOut'; readonly of: number }
  | { readonly do: 'cameOut'; readonly at: number; readonly did: boolean };

/** The run after a step: the next document, an early end, one left out, or what came out of the printer. */
export function stepPrintRun(run: PrintRun, step: PrintStep): PrintRun {
  if (step.do === 'next') return { ...run, at: run.at + 1 };
  if (step.do === 'stop') return { ...run, isStopped: true };
  const failed = new Set(run.failed);
  if (step.do === 'cameOut') {
    if (step.did) failed.delete(step.at);
    else failed.add(step.at);
    return { ...run, failed };
  }
  failed.add(run.at);
  return run.at + 1 < step.of ? { ...run, failed, at: run.at + 1 } : { ...run, failed, isStopped: true };
}

/** Where the documents of a run stand: those after a stop were never in the dialog. */
export function standingIn(run: PrintRun, at: number): 'waits' | 'now' | 'printed' | 'left' {
  if (run.failed.has(at)) return 'left';
  if (at > run.at) return run.isStopped ? 'left' : 'waits';
  return at === run.at && !run.isStopped ? 'now' : 'printed';
}

/** Places of the documents that came out, as far as nobody said otherwise. */
export function cameOut(run: PrintRun, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at).filter((at) => at <= run.at && !run.failed.has(at));
}
