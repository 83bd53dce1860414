/** What a place in storage is, from the room down to the box (issue "storage as a tree"). */
export const STORAGE_KINDS = ['room', 'device', 'shelf', 'rack', 'box'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

/** In what each kind may stand; a room stands in nothing. */
const STANDS_IN: Readonly<Record<StorageKind, readonly StorageKind[]>> = {
  room: [],
  device: ['room'],
  shelf: ['room', 'device'],
  rack: ['room', 'device', 'shelf'],
  box: ['device', 'shelf', 'rack'],
};

/** True when a place of this kind may stand in one of the other kind; null is nothing. */
export function mayStandIn(kind: StorageKind, parent: StorageKind | null): boolean {
  return parent === null ? STANDS_IN[kind].length === 0 : STANDS_IN[kind].includes(parent);
}

/** True for what holds tubes in rows and columns. */
export function hasPositions(kind: StorageKind): boolean {
  return kind === 'rack' || kind === 'box';
}
