import { PUBLIC_TARGETS } from '@nidan/domain/delivery/integration-settings';
import type { Services } from '../../../kernel/http/services.ts';

/** Hosts that labs may name for their services: public ones, and those that the house lists. */
export function allowedTargets({ config }: Pick<Services, 'config'>): string[] {
  return [...PUBLIC_TARGETS, ...config.messageTargets];
}
