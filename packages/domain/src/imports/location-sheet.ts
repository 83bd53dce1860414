import { type Settlement, SETTLEMENTS } from '../boxes/settles-by-account.ts';
import { statusColumn, textColumn, textOrNothing, usualChoiceColumn } from './columns.ts';
import type { Sheet } from './sheet.ts';

export const LOCATION_KINDS = ['lab', 'centre'] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];

/** A place of work as a row of a file. A location has no code: it is known by its name, which a file does not change. */
export interface LocationRow {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly kind: LocationKind;
  /** Name of the firm that bills there; null: the lab itself. */
  readonly firm: string | null;
  readonly settlement: Settlement;
  readonly status: number;
}

/** The file of the locations. */
export const locationSheet: Sheet<LocationRow> = {
  key: 'name',
  columns: {
    name: textColumn('name', { required: true }),
    address: textColumn('address'),
    phone: textColumn('phone'),
    kind: usualChoiceColumn('kind', LOCATION_KINDS, 'lab'),
    firm: textOrNothing('firm'),
    settlement: usualChoiceColumn('settlement', SETTLEMENTS, 'usual'),
    status: statusColumn('status'),
  },
};
