/** An opaque cursor of a list: the sort key of the last row shown. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The sort key in a cursor, or null when there is none or it was tampered with. */
export function decodeCursor(cursor: string | undefined): readonly (string | number)[] | null {
  if (cursor === undefined || cursor === '') return null;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(key) && key.every((part) => typeof part === 'string' || typeof part === 'number')
      ? key
      : null;
  } catch {
    return null;
  }
}

/** Rows of a page at most. */
const MOST_ROWS = 200;

interface PageOf<Row, View> {
  readonly rows: readonly Row[];
  readonly limit: number;
  readonly key: (row: Row) => readonly (string | number)[];
  readonly present: (row: Row) => View;
}

/** A page of a list whose query asked for one row more than `limit`. */
export function toPage<Row, View>({ rows, limit, key, present }: PageOf<Row, View>) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { rows: shown.map(present), next: more ? encodeCursor(key(last)) : null };
}

interface Paging {
  readonly cursor?: string;
  /** 200 unless told: a list of master data is shown whole. */
  readonly limit?: number;
}

/** One page of a list in memory, which the id of the last row shown continues. */
export function pageInMemory<T, View>(
  all: readonly T[],
  { cursor, limit = MOST_ROWS }: Paging,
  { id, present }: { readonly id: (thing: T) => string | number; readonly present: (thing: T) => View },
) {
  const after = decodeCursor(cursor)?.[0];
  const start = after === undefined ? 0 : all.findIndex((thing) => id(thing) === after) + 1;
  const rows = all.slice(start, start + limit + 1);
  return toPage({ rows, limit, key: (thing) => [id(thing)], present });
}
