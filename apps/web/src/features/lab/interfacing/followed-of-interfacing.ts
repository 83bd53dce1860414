import type { EntityKindName } from '@nidan/contract/base/audit/event-view';

/** Kinds of events after which what machines sent stands otherwise. */
export const FOLLOWED_OF_DATA: readonly EntityKindName[] = ['MACHINE_DATA', 'INTERFACING'];

/** Kinds of events after which a link or a driver stands otherwise. */
export const FOLLOWED_OF_LINKS: readonly EntityKindName[] = [
  'MACHINE_LINK',
  'MACHINE_DRIVER',
  'MACHINE_DATA',
  'MACHINE',
];
