import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

export interface ProcessingPlaceRow {
  readonly department_id: string;
  readonly location_id: string | null;
  readonly outside_lab: string | null;
}

export interface SubscriptionRow {
  readonly module: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
}

interface Place {
  readonly lId: number;
  readonly locationId: string;
}

/** Replaces where a centre sends its tubes. */
export async function replaceProcessingPlaces(
  db: Db,
  { lId, locationId }: Place,
  places: readonly ProcessingPlaceRow[],
): Promise<void> {
  await db
    .deleteFrom('processing_place')
    .where('l_id', '=', lId)
    .where('centre_id', '=', locationId)
    .execute();
  if (places.length === 0) return;
  const rows = places.map((place) => ({ l_id: lId, centre_id: locationId, ...place }));
  await insertRows(db, 'processing_place', rows);
}

/** Replaces the subscriptions of a location. */
export async function replaceSubscriptions(
  db: Db,
  { lId, locationId }: Place,
  subscriptions: readonly SubscriptionRow[],
): Promise<void> {
  await db
    .deleteFrom('location_subscription')
    .where('l_id', '=', lId)
    .where('location_id', '=', locationId)
    .execute();
  if (subscriptions.length === 0) return;
  const rows = subscriptions.map((one) => ({ l_id: lId, location_id: locationId, ...one }));
  await insertRows(db, 'location_subscription', rows);
}
