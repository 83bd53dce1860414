import { refuse } from '../../../kernel/http/refuse.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LockedBox } from './box-rows.ts';

/** Refuses whoever does not work where the box is packed. */
export function requireAtStart({ caller }: Ctx, { code, fromId, from }: LockedBox): void {
  if (caller.locationId !== fromId) throw refuse('box-at-other-place', { details: { code, place: from } });
}

/** Refuses whoever does not work where the box ends, and says where it belongs. */
export function requireAtEnd({ caller }: Ctx, { code, toId, to }: LockedBox): void {
  if (caller.locationId !== toId) throw refuse('box-ends-elsewhere', { details: { code, place: to } });
}
