import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { physicalSample, type PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';

type Moments = Pick<SampleView, 'registeredAt' | 'collectedAt' | 'accessionedAt' | 'deptAccessionedAt'>;

export interface LifeStep {
  readonly is: 'registered' | 'collected' | 'accessioned' | 'received';
  readonly at: string;
  /** Milliseconds since the step before; null for the first. */
  readonly waited: number | null;
}

/** What happened to a tube, in order, with the time between. */
export function lifeOf(tube: Moments): LifeStep[] {
  const moments = [
    { is: 'registered', at: tube.registeredAt },
    { is: 'collected', at: tube.collectedAt },
    { is: 'accessioned', at: tube.accessionedAt },
    { is: 'received', at: tube.deptAccessionedAt },
  ] as const;
  const steps: LifeStep[] = [];
  for (const { is, at } of moments) {
    if (at === null) continue;
    const before = steps.at(-1);
    const waited = before ? new Date(at).getTime() - new Date(before.at).getTime() : null;
    steps.push({ is, at, waited });
  }
  return steps;
}

/** Since when the tube is where it is. */
export function lastMomentOf(tube: Moments): string {
  return tube.deptAccessionedAt ?? tube.accessionedAt ?? tube.collectedAt ?? tube.registeredAt;
}

/** What a tube waits for; done when nothing more is to be done with it. */
export type TubeNext =
  | 'collection'
  | 'accession'
  | 'department'
  | 'results'
  | 'checking'
  | 'storing'
  | 'replaced'
  | 'storage'
  | 'done';

const NEXT: Record<PhysicalSampleState, TubeNext> = {
  notCollected: 'collection',
  collected: 'accession',
  inTransit: 'accession',
  accessioned: 'results',
  deptAccessioned: 'results',
  outsourced: 'results',
  reSampling: 'replaced',
  archival: 'storage',
  disposed: 'done',
  returned: 'done',
  canceled: 'done',
};

type Worked = Pick<SampleView, 'status'> & {
  readonly tests: readonly Pick<SampleView['tests'][number], 'state'>[];
};

/** What a tube waits for that has been at the bench: values, their check, or its place in storage. */
function afterBench({ tests }: Worked): TubeNext {
  const open = tests.filter(({ state }) => state !== 'checked' && state !== 'canceled');
  if (open.length === 0) return 'storing';
  return open.every(({ state }) => state === 'completed') ? 'checking' : 'results';
}

/** What has to be done next; `scansIn` when the tube's department accessions for itself. */
export function nextOf(tube: Worked, { scansIn }: { readonly scansIn: boolean }): TubeNext {
  const state = physicalSample.stateOf(tube.status);
  const next = NEXT[state];
  if (next !== 'results') return next;
  const after = afterBench(tube);
  return after === 'results' && state === 'accessioned' && scansIn ? 'department' : after;
}
