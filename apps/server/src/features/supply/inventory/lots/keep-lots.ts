import * as lotEndpoints from '@nidan/contract/supply/inventory/lot-endpoints';
import type { Done } from '@nidan/contract/kernel/shapes';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../../kernel/http/expect-version.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { beginHolds, endHold } from './hold-rows.ts';
import { lockLot, setHeld } from './lot-rows.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** A lot in quarantine was found good. */
export const releaseLot = serve(
  lotEndpoints.checkLot,
  async (ctx, { lotId, version, note }): Promise<Done> => {
    const lot = await lockLot(ctx, lotId);
    await expectVersion(ctx, { entityId: lotId, expected: version, found: lot.version });
    const details = { lot: lot.lot_no, item: lot.item };
    if (!lot.is_held) throw refuse('lot-not-held', { details });
    await endHold(ctx, lotId, note.trim());
    await setHeld(ctx, lotId, false);
    recordEvent(ctx, {
      entityKind: 'STOCK_LOT',
      entityId: lotId,
      action: 'check',
      reason: note,
      after: details,
    });
    return { done: true };
  },
);

/** Puts a lot into quarantine. */
export const quarantineLot = serve(
  lotEndpoints.holdLot,
  async (ctx, { lotId, version, reason }): Promise<Done> => {
    const lot = await lockLot(ctx, lotId);
    await expectVersion(ctx, { entityId: lotId, expected: version, found: lot.version });
    const details = { lot: lot.lot_no, item: lot.item };
    if (lot.is_held) throw refuse('lot-held-already', { details });
    await beginHolds(ctx, [lotId], reason.trim());
    await setHeld(ctx, lotId, true);
    recordEvent(ctx, { entityKind: 'STOCK_LOT', entityId: lotId, action: 'hold', reason, after: details });
    return { done: true };
  },
);
