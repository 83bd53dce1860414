import type { Ctx } from './context.ts';

/** Tells whoever follows the lab what a commit changed; only after it, so that nobody looks too early. */
export function tellChanges({ services, lId, unit }: Ctx): void {
  services.live.tell(
    lId,
    unit.events.map(({ entityKind }) => entityKind),
  );
}
