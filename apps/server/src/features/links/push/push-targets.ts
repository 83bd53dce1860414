import type { AllowedTarget } from '@nidan/domain/delivery/allowed-target';
import { PUSH_TARGETS } from '@nidan/domain/delivery/push';
import type { Services } from '../../../kernel/http/services.ts';

/** Push services that browsers may name: the known ones, and those that the house lists. */
export function pushTargets({ config }: Pick<Services, 'config'>): AllowedTarget[] {
  return [...PUSH_TARGETS, ...config.pushTargets];
}
