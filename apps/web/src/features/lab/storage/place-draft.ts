import type { StorageUnitView } from '@nidan/contract/lab/storage/storage-views';
import type { RetentionClass } from '@nidan/domain/storage/retention';
import {
  hasPositions,
  mayStandIn,
  STORAGE_KINDS,
  type StorageKind,
} from '@nidan/domain/storage/storage-kinds';

/** A place as it is typed. */
export interface PlaceDraft {
  readonly parentId: string;
  readonly kind: StorageKind;
  readonly locationId: string;
  readonly code: string;
  readonly name: string;
  readonly rows: string;
  readonly columns: string;
  readonly lowest: string;
  readonly highest: string;
  readonly retentionClass: RetentionClass | '';
  readonly isEnabled: boolean;
}

/** What may stand in a place of this kind; null is nothing. */
export function kindsIn(parent: StorageKind | null): StorageKind[] {
  return STORAGE_KINDS.filter((kind) => mayStandIn(kind, parent));
}

/** Places in which something may stand, and which are in use. */
export function homesOf(units: readonly StorageUnitView[]): StorageUnitView[] {
  return units.filter(({ kind, isEnabled }) => isEnabled && kindsIn(kind).length > 0);
}

/** The form as it opens: of a place that is changed, or of a new one in the place that is picked. */
export function draftOf(place: StorageUnitView | undefined, beside: StorageUnitView | undefined): PlaceDraft {
  const [kind] = kindsIn(beside?.kind ?? null);
  const home = kind === undefined ? undefined : beside;
  return {
    parentId: home?.unitId ?? '',
    kind: place?.kind ?? kind ?? 'room',
    locationId: place?.locationId ?? home?.locationId ?? '',
    code: place?.code ?? '',
    name: place?.name ?? '',
    rows: '8',
    columns: '9',
    lowest: place?.lowestC?.toString() ?? '',
    highest: place?.highestC?.toString() ?? '',
    retentionClass: place?.retentionClass ?? '',
    isEnabled: place?.isEnabled ?? true,
  };
}

function numberOrNull(text: string): number | null {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
}

/** What the API takes of a form. */
export function bodyOf(draft: PlaceDraft) {
  const { kind, code, retentionClass } = draft;
  const isDevice = kind === 'device';
  const isGrid = hasPositions(kind);
  return {
    name: draft.name.trim(),
    band: {
      lowestC: isDevice ? numberOrNull(draft.lowest) : null,
      highestC: isDevice ? numberOrNull(draft.highest) : null,
      retentionClass: isDevice && retentionClass !== '' ? retentionClass : null,
    },
    created: {
      kind,
      code: code.trim(),
      rows: isGrid ? Number(draft.rows) : 0,
      columns: isGrid ? Number(draft.columns) : 0,
    },
  };
}
