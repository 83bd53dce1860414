import type { Driver, FieldCondition, FieldPath } from '../driver.ts';
import { placesOf, type PathName, type PathPlace } from '../field-path.ts';
import type { MessageRow, SaidField } from './message-row.ts';
import type { PatternSearch } from './safe-pattern.ts';

/** What was found before, by the names that paths may use. */
export type Found = Partial<Readonly<Record<PathName, string>>>;

/** A field with what stands at a place of it. */
export interface FoundField {
  readonly place: PathPlace;
  readonly field: SaidField;
  readonly texts: readonly string[];
}

/** Reads paths of a driver in rows; each path is understood once a message. */
export class PathReader {
  readonly driver: Driver;
  readonly #places = new Map<FieldPath, readonly PathPlace[]>();

  readonly #search: PatternSearch;

  constructor(driver: Driver, search: PatternSearch) {
    this.driver = driver;
    this.#search = search;
  }

  places(path: FieldPath): readonly PathPlace[] {
    const known = this.#places.get(path);
    if (known !== undefined) return known;
    const places = placesOf(path, this.driver.layout.kind) ?? [];
    this.#places.set(path, places);
    return places;
  }

  /** What stands at the first alternative that has something. */
  all(path: FieldPath, row: MessageRow, found: Found = {}): string[] {
    for (const place of this.places(path)) {
      const named = place.kind === 'name' ? found[place.name] : undefined;
      const texts = named === undefined ? row.texts(place) : [named];
      if (texts.length > 0) return texts;
    }
    return [];
  }

  /** The place that a path finds something at, with all of its field; null: nothing stands at any of its places, nor beside them. */
  field(path: FieldPath, row: MessageRow, found: Found = {}): FoundField | null {
    const fields = this.places(path).flatMap((place): FoundField[] => {
      const named = place.kind === 'name' ? found[place.name] : undefined;
      const field = named === undefined ? row.field(place) : { repeats: [[[named]]], text: named };
      return field === null
        ? []
        : [{ place, field, texts: named === undefined ? row.texts(place) : [named] }];
    });
    return fields.find(({ texts }) => texts.length > 0) ?? fields[0] ?? null;
  }

  one(path: FieldPath, row: MessageRow, found: Found = {}): string {
    return (this.all(path, row, found)[0] ?? '').trim();
  }

  holds({ path, isOneOf, matches: pattern }: FieldCondition, row: MessageRow, found: Found = {}): boolean {
    const text = this.one(path, row, found);
    if (isOneOf !== undefined && !isOneOf.includes(text)) return false;
    return pattern === undefined || this.#search.matches(pattern, text);
  }

  any(conditions: readonly FieldCondition[], row: MessageRow, found: Found): boolean {
    return conditions.some((condition) => this.holds(condition, row, found));
  }

  /** Whether a row is of the type that a path looks at first: there it is read once, and not for every row behind it. */
  isAbout(path: FieldPath, row: MessageRow): boolean {
    const [place] = this.places(path);
    return place?.kind !== 'record' || place.type === row.type;
  }
}
