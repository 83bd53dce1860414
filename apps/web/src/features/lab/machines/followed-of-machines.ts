import type { EntityKindName } from '@nidan/contract/base/audit/event-view';

/** Kinds of events after which a machine stands otherwise. */
export const FOLLOWED_OF_MACHINES: readonly EntityKindName[] = [
  'MACHINE',
  'MACHINE_STARTUP',
  'MACHINE_SHUTDOWN',
  'MACHINE_SLEEP-MODE',
  'MACHINE_BREAKDOWN',
  'MACHINE_CALIBRATION',
  'MACHINE_MAINTENANCE',
  'MACHINE_CARE',
];
