import type { EntityKindName } from '@nidan/contract/base/audit/event-view';
import { MACHINE_STEPS } from '@nidan/domain/machines/machine-step';

/** Kinds of events after which a machine stands otherwise. */
export const FOLLOWED_OF_MACHINES: readonly EntityKindName[] = ['MACHINE', ...MACHINE_STEPS, 'MACHINE_CARE'];
