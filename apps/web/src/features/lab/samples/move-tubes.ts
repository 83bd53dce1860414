import { packTube, readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import { listStorageUnits, storeTube } from '@nidan/contract/lab/storage/storage-endpoints';
import { hasPositions } from '@nidan/domain/storage/storage-kinds';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';

/** Moves the tube of a barcode. */
export type Mover = (barcode: string) => Promise<unknown>;

/** Packs tubes into the box of a code; null where it names none. */
export async function packInto(code: string): Promise<Mover | null> {
  if (code === '') return null;
  const { batchId } = (await api(readBox, { query: { code } })).box;
  return (scan) => api(packTube, { body: { batchId, scan }, key: newId() });
}

/** Stores tubes in the next free positions of the rack of a code; null for no rack. */
export async function storeIn(code: string, reason: string): Promise<Mover | null> {
  const { units } = await api(listStorageUnits, {});
  const rack = units.find((unit) => unit.code === code && hasPositions(unit.kind));
  if (rack === undefined) return null;
  const { unitId } = rack;
  const openReason = reason === '' ? null : reason;
  return (scan) => api(storeTube, { body: { scan, unitId, position: null, openReason }, key: newId() });
}
