import type { StorageUnitView } from '@nidan/contract/lab/storage/storage-views';
import type { RetentionClass } from '@nidan/domain/storage/retention';
import { hasPositions, type StorageKind } from '@nidan/domain/storage/storage-kinds';
import type { storageTexts } from './texts/storage-texts.ts';

export type StorageT = ReturnType<(typeof storageTexts)['in']>;

export const KIND_WORDS = {
  room: 'kindRoom',
  device: 'kindDevice',
  shelf: 'kindShelf',
  rack: 'kindRack',
  box: 'kindBox',
} as const satisfies Record<StorageKind, string>;

export const CLASS_WORDS = {
  serum: 'classSerum',
  wholeBlood: 'classWholeBlood',
  urine: 'classUrine',
  fluid: 'classFluid',
  slide: 'classSlide',
  tissue: 'classTissue',
  block: 'classBlock',
  other: 'classOther',
} as const satisfies Record<RetentionClass, string>;

/** A place with its depth in the tree. */
export interface TreeLine {
  readonly unit: StorageUnitView;
  readonly depth: number;
}

/** The places as a tree is read: each below the one in which it stands. */
export function treeLines(units: readonly StorageUnitView[]): TreeLine[] {
  const children = Map.groupBy(units, ({ parentId }) => parentId ?? '');
  // A place whose parent is not seen stands at the top.
  const ids = new Set(units.map(({ unitId }) => unitId));
  const roots = units.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  const below = (unit: StorageUnitView, depth: number): TreeLine[] => [
    { unit, depth },
    ...(children.get(unit.unitId) ?? []).flatMap((child) => below(child, depth + 1)),
  ];
  return roots.flatMap((root) => below(root, 0));
}

/** 'Cold room, Fridge 2, Rack C-04'. */
export function pathWords(units: readonly StorageUnitView[], unit: StorageUnitView): string {
  const parent = units.find(({ unitId }) => unitId === unit.parentId);
  return parent === undefined ? unit.name : `${pathWords(units, parent)}, ${unit.name}`;
}

/** Racks and boxes that are in use, for a choice, by their code. */
export function racksOf(units: readonly StorageUnitView[]): StorageUnitView[] {
  return units
    .filter(({ kind, isEnabled }) => hasPositions(kind) && isEnabled)
    .toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }));
}
