import { MESSAGES } from '../../text/messages.ts';
import type { IncomingSampleState } from './incoming-sample.ts';
import type { PhysicalSampleState } from './physical-sample.ts';
import type { SampleBatchItemState } from './sample-batch-item.ts';

export type SampleHint = (typeof MESSAGES.sample)[keyof typeof MESSAGES.sample];

const { pending, accessioned, registered, rejected } = MESSAGES.sample;

const INCOMING: Record<IncomingSampleState, SampleHint | null> = {
  pending,
  accepted: null,
  accessioned,
  registered,
  rejected,
};

const PHYSICAL: Record<PhysicalSampleState, SampleHint | null> = {
  notCollected: pending,
  collected: null,
  inTransit: null,
  accessioned,
  deptAccessioned: accessioned,
  outsourced: accessioned,
  archival: accessioned,
  disposed: accessioned,
  returned: accessioned,
  reSampling: rejected,
  canceled: rejected,
};

/** Hint for a scanned incoming sample (spec §4); null when there is nothing to say. */
export function incomingSampleHint(state: IncomingSampleState): SampleHint | null {
  return INCOMING[state];
}

/** Hint for a tube that is scanned for accession (spec §4); null exactly when it can be accessioned. */
export function physicalSampleHint(state: PhysicalSampleState): SampleHint | null {
  return PHYSICAL[state];
}

/** Hint for a sample that travels in a batch (spec §4): what the rider answered; null otherwise. */
export function batchItemHint(state: SampleBatchItemState): SampleHint | null {
  if (state === 'rejected') return MESSAGES.sample.rejectedByLogistics;
  return state === 'accepted' ? MESSAGES.sample.acceptedByLogistics : null;
}
