import { physicalSample, type PhysicalSampleState } from '../status-sets/lab/physical-sample.ts';

/** What is known of a tube that is scanned into a box. */
export interface TubeToPack {
  readonly state: PhysicalSampleState;
  /** Whether a test of its bill is still wanted. */
  readonly billIsLive: boolean;
  readonly hasLabel: boolean;
  /** Where it is. */
  readonly at: string;
  /** Where its department is worked on, when the lab says so; null: anywhere. */
  readonly belongsTo: string | null;
  /** The box that holds it; null for none. */
  readonly heldBy: string | null;
}

/** A box that tubes are scanned into. */
export interface BoxToPack {
  readonly batchId: string;
  readonly from: string;
  readonly to: string;
}

export type PackingFault =
  | 'in this box'
  | 'in another box'
  | 'of a cancelled bill'
  | 'not collected'
  | 'not to be sent'
  | 'without label'
  | 'at another place'
  | 'goes elsewhere';

/** Why a tube does not go into a box; null when it does. The first that holds, in the order in which somebody would put it right. */
export function faultOfPacking(tube: TubeToPack, box: BoxToPack): PackingFault | null {
  if (tube.heldBy !== null) return tube.heldBy === box.batchId ? 'in this box' : 'in another box';
  if (!tube.billIsLive) return 'of a cancelled bill';
  if (tube.state === 'notCollected') return 'not collected';
  if (!physicalSample.step('send', tube.state).ok) return 'not to be sent';
  if (!tube.hasLabel) return 'without label';
  if (tube.at !== box.from) return 'at another place';
  return tube.belongsTo === null || tube.belongsTo === box.to ? null : 'goes elsewhere';
}

/** Tubes that a box holds at most. */
export const MOST_TUBES = 500;
