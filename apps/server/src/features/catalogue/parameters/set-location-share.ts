import * as locationShareEndpoints from '@nidan/contract/catalogue/parameters/location-share-endpoints';
import type { LocationShare } from '@nidan/contract/catalogue/parameters/location-share-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { announceCatalogue, lockCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { readLocationShareOf } from './location-share.query.ts';
import { replaceShare } from './location-share-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

const EVERYWHERE = 'everywhere';

function placesOf({ isEverywhere, locations }: LocationShare): string {
  if (isEverywhere) return EVERYWHERE;
  return locations.flatMap(({ name, isShared }) => (isShared ? [name] : [])).join(', ');
}

function refuseUnknown({ locations }: LocationShare, locationIds: readonly string[]): void {
  for (const [index, id] of locationIds.entries()) {
    const location = locations.find(({ locationId }) => locationId === id);
    if (location === undefined) throw refuseField(`locationIds.${index}`, 'location-unknown');
  }
  const isMeasured = locations.some(
    ({ locationId, isEnabled }) => isEnabled && locationIds.includes(locationId),
  );
  if (!isMeasured) throw refuseField('locationIds', 'location-or-everywhere');
}

/** Names the locations at which values of a parameter are entered from now on. */
export const setShare = serve(
  locationShareEndpoints.setLocationShare,
  async (ctx, { parameterId, version, locationIds }): Promise<LocationShare> => {
    await lockCatalogue(ctx);
    const before = await readLocationShareOf(ctx, { parameterId });
    await expectVersion(ctx, { entityId: parameterId, expected: version, found: before.version });
    if (locationIds !== null) refuseUnknown(before, locationIds);
    await replaceShare(ctx, { parameterId, version: version + 1, locationIds: locationIds ?? [] });
    const after = await readLocationShareOf(ctx, { parameterId });
    const [was, is] = [placesOf(before), placesOf(after)];
    await announceCatalogue(ctx);
    recordEvent(ctx, {
      entityKind: 'PARAMETER',
      entityId: parameterId,
      action: 'update',
      before: { measuredAt: was },
      after: { measuredAt: is },
    });
    return after;
  },
);
