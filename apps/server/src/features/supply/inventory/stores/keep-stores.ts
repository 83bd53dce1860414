import * as storeEndpoints from '@nidan/contract/supply/inventory/store-endpoints';
import type { StoreView } from '@nidan/contract/supply/inventory/store-endpoints';
import { seesLocation } from '@nidan/domain/access/work-scope';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../../kernel/http/expect-version.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { insertStore, lockStore, updateStore } from './store-rows.ts';
import { readStore } from './stores.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** Sets up a store. */
export const addStore = serve(storeEndpoints.createStore, async (ctx, given): Promise<StoreView> => {
  const body = { ...given, name: given.name.trim() };
  if (!seesLocation(ctx.caller.scope, body.locationId)) throw refuse('not-found');
  await insertStore(ctx, body);
  const { code, name, isRoad } = body;
  recordEvent(ctx, {
    entityKind: 'STORE',
    entityId: body.storeId,
    action: 'create',
    after: { code, name, isRoad },
  });
  return readStore(ctx, body.storeId);
});

/** Renames a store, or takes it into or out of use: what lies in it keeps it in use. */
export const editStore = serve(
  storeEndpoints.changeStore,
  async (ctx, { storeId, version, ...change }): Promise<StoreView> => {
    const store = await lockStore(ctx, storeId);
    await expectVersion(ctx, { entityId: storeId, expected: version, found: store.version });
    const wasEnabled = store.status === masterData.codes.enabled;
    const { name = store.name, isEnabled = wasEnabled } = change;
    const { lots } = await readStore(ctx, storeId);
    if (wasEnabled && !isEnabled && lots > 0)
      throw refuse('store-in-use', { details: { store: store.name, count: String(lots) } });
    const status = isEnabled ? masterData.codes.enabled : masterData.codes.disabled;
    const after = { name: name.trim(), status };
    await updateStore(ctx, store, after);
    recordEvent(ctx, {
      entityKind: 'STORE',
      entityId: storeId,
      action: 'change',
      before: { name: store.name, status: store.status },
      after,
    });
    return readStore(ctx, storeId);
  },
);
