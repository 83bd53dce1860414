import { decodeText } from './driver-encoding.ts';
import type { Driver, FieldCondition, FieldPath, ResultRules } from './driver.ts';
import { placesOf, type PathName, type PathPlace } from './field-path.ts';
import type {
  HostQuery,
  MachineFile,
  MachineMessage,
  MachineResult,
  MachineStatus,
  MeasuredSample,
  PersonSaid,
  ReadFault,
  ResultMark,
} from './machine-message.ts';
import { messageRows, type MessageRow } from './message-rows.ts';
import { matches, without } from './safe-pattern.ts';

type Found = Partial<Readonly<Record<PathName, string>>>;

/** Reads paths of a driver in rows; each path is understood once a message. */
class PathReader {
  readonly driver: Driver;
  readonly #places = new Map<FieldPath, readonly PathPlace[]>();

  constructor(driver: Driver) {
    this.driver = driver;
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

  one(path: FieldPath, row: MessageRow, found: Found = {}): string {
    return (this.all(path, row, found)[0] ?? '').trim();
  }

  holds({ path, isOneOf, matches: pattern }: FieldCondition, row: MessageRow, found: Found = {}): boolean {
    const text = this.one(path, row, found);
    if (isOneOf !== undefined && !isOneOf.includes(text)) return false;
    return pattern === undefined || matches(pattern, text);
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

/** The id of a tube as a driver reads it: the part that is meant, without what is stripped. */
function sampleIdOf({ sample }: Driver, text: string): string {
  const part = sample.part === null ? text : (text.split('^')[sample.part - 1] ?? '');
  const trimmed = part.trim();
  return sample.strip === null ? trimmed : without(sample.strip, trimmed).trim();
}

/** Flags of the reference interval, which the lab judges itself. */
const INTERVAL_FLAGS = ['N', 'L', 'H', 'LL', 'HH'];

function flagsOf(texts: readonly string[]): string[] {
  const flags = texts.flatMap((text) => text.split(/[\s^,;~]+/u));
  return [...new Set(flags)].filter((flag) => flag !== '' && !INTERVAL_FLAGS.includes(flag));
}

function dilutionOf(text: string): number | null {
  const [, digits] = /^(?:1\s*[:/]\s*|[xX]\s*)?(\d{1,6}(?:\.\d{1,3})?)$/u.exec(text) ?? [];
  const dilution = Number(digits ?? 0);
  return dilution > 1 ? dilution : null;
}

const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(.*)$/u;
const STAMP = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/u;
const STAMP_LENGTH = 14;

/** YYYYMMDDHHMMSS of what a machine calls a time, days before months; null where it is none. */
function stampIn(text: string): string | null {
  const [, day, month, year, rest] = DAY_FIRST.exec(text) ?? [];
  const ordered =
    year === undefined ? text : `${year}${month?.padStart(2, '0')}${day?.padStart(2, '0')}${rest ?? ''}`;
  const digits = ordered.replace(/[.+]\d*$/u, '').replaceAll(/\D/gu, '');
  const stamp = digits.slice(0, STAMP_LENGTH).padEnd(STAMP_LENGTH, '0');
  return digits.length >= 8 && STAMP.test(stamp) ? stamp : null;
}

const MEDIA: Readonly<Record<string, string>> = {
  bmp: 'image/bmp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
};
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u;

function mediaTypeOf(text: string): string {
  const name = text.toLowerCase();
  return MEDIA[name.replace(/^image\//u, '')] ?? 'application/octet-stream';
}

/** Of control material nobody says whose it is. */
const NOBODY: PersonSaid = { name: '', personId: '', sex: '', birthDate: '' };

class MessageReader {
  readonly #paths: PathReader;
  readonly #driver: Driver;
  readonly faults: ReadFault[] = [];

  constructor(driver: Driver) {
    this.#driver = driver;
    this.#paths = new PathReader(driver);
  }

  sampleId(row: MessageRow): string {
    const { sample } = this.#driver;
    for (const text of this.#paths.all(sample.id, row)) {
      const id = sampleIdOf(this.#driver, text);
      if (id !== '') return id;
    }
    return '';
  }

  samples(rows: readonly MessageRow[]): MeasuredSample[] {
    const samples = new Map<string, { of: Omit<MeasuredSample, 'results'>; results: MachineResult[] }>();
    for (const row of rows) {
      if (!row.isResult) continue;
      const sampleId = this.sampleId(row);
      const results = this.#results(row, { SAMPLE: sampleId });
      if (results.length === 0) continue;
      if (sampleId === '') this.faults.push({ code: 'no-sample', at: row.at });
      const isControl = this.#paths.any(this.#driver.sample.control, row, { SAMPLE: sampleId });
      const key = `${isControl ? 'C' : 'P'}${sampleId}`;
      const known = samples.get(key) ?? {
        of: { sampleId, isControl, person: isControl ? NOBODY : this.#person(row) },
        results: [],
      };
      known.results.push(...results);
      samples.set(key, known);
    }
    return [...samples.values()].map(({ of, results }) => ({ ...of, results }));
  }

  #person(row: MessageRow): PersonSaid {
    const { person } = this.#driver;
    const at = (path: FieldPath | undefined): string => this.#paths.one(path ?? '', row);
    return {
      name: at(person?.name).replaceAll('^', ' ').replaceAll(/\s+/gu, ' ').trim(),
      personId: at(person?.personId),
      sex: at(person?.sex),
      birthDate: at(person?.birthDate),
    };
  }

  #results(row: MessageRow, sample: Found): MachineResult[] {
    const { result } = this.#driver;
    const code = this.#paths.one(result.code, row, sample);
    const found = { ...sample, CODE: code };
    const value = this.#paths.one(result.value, row, found);
    const all = { ...found, VALUE: value };
    if (this.#paths.any(result.skip, row, all)) return [];
    if (code === '') this.faults.push({ code: 'no-code', at: row.at });
    const file = this.#file(row, all);
    if (file !== null)
      return [{ ...this.#result(row, result, all), value: '', file: file === 'bad' ? null : file }];
    const second = result.second === null ? '' : this.#paths.one(result.second.value, row, all);
    if (value === '' && second === '') this.faults.push({ code: 'no-value', at: row.at });
    const first = this.#result(row, result, all);
    if (result.second === null || second === '') return [first];
    const other = { ...first, code: `${code}${result.second.suffix}`, value: second };
    return value === '' ? [other] : [first, other];
  }

  #result(row: MessageRow, rules: ResultRules, found: Found): MachineResult {
    const at = (path: FieldPath): string => this.#paths.one(path, row, found);
    return {
      code: found.CODE ?? '',
      value: found.VALUE ?? '',
      unit: at(rules.unit),
      flags: flagsOf(this.#paths.all(rules.flags, row, found)),
      mark: this.#mark(row, rules, found),
      dilution: dilutionOf(at(rules.dilution)),
      measuredAt: stampIn(at(rules.measuredAt)),
      reagentLot: at(rules.reagentLot),
      file: null,
      at: row.at,
    };
  }

  #mark(row: MessageRow, { mark, marks, repeated }: ResultRules, found: Found): ResultMark {
    const text = this.#paths.one(mark, row, found);
    const said = Object.hasOwn(marks, text) ? (marks[text] ?? 'final') : 'final';
    return said === 'final' && this.#paths.any(repeated, row, found) ? 'repeated' : said;
  }

  #file(row: MessageRow, found: Found): MachineFile | 'bad' | null {
    const { file } = this.#driver;
    if (file === null || !this.#paths.holds(file.when, row, found)) return null;
    const base64 = this.#paths.one(file.data, row, found).replaceAll(/\s/gu, '');
    if (base64 === '' || !BASE64.test(base64)) {
      this.faults.push({ code: 'bad-file', at: row.at });
      return 'bad';
    }
    return { mediaType: mediaTypeOf(this.#paths.one(file.mediaType, row, found)), base64 };
  }

  query(rows: readonly MessageRow[]): HostQuery | null {
    const { query } = this.#driver;
    if (query === null) return null;
    const asking = rows.filter(
      (row) => this.#paths.isAbout(query.sampleId, row) && this.#paths.holds(query.when, row),
    );
    const [first] = asking;
    if (first === undefined) return null;
    const ids = asking.flatMap((row) =>
      this.#paths.all(query.sampleId, row).map((text) => sampleIdOf(this.#driver, text)),
    );
    const named = [...new Set(ids)].filter((id) => id !== '' && id !== 'ALL');
    return { tag: this.#paths.one(query.tag, first), sampleIds: named };
  }

  statuses(rows: readonly MessageRow[]): MachineStatus[] {
    return rows.flatMap((row) =>
      this.#driver.statuses
        .filter(({ when }) => this.#paths.isAbout(when.path, row) && this.#paths.holds(when, row))
        .map(({ event, text }) => ({ event, text: this.#paths.one(text, row) })),
    );
  }

  /** MSH-10 and MSH-3, H-3 and H-5. */
  header(rows: readonly MessageRow[]): { controlId: string; sender: string } {
    const paths: Readonly<Record<string, readonly [FieldPath, FieldPath]>> = {
      hl7: ['MSH.10', 'MSH.3.1'],
      e1394: ['H.3', 'H.5.1'],
    };
    const [controlId, sender] = paths[this.#driver.layout.kind] ?? ['', ''];
    const [row] = rows;
    if (row === undefined) return { controlId: '', sender: '' };
    return { controlId: this.#paths.one(controlId, row), sender: this.#paths.one(sender, row) };
  }
}

/**
 * What a message says, by the driver of its machine. `text` is that of a link: one character for each byte. What cannot be read is told as
 * a fault, and a result without a sample, code or value is there all the same. Never throws.
 */
export function readMessage(driver: Driver, text: string): MachineMessage {
  const { rows, faults } = messageRows(driver, decodeText(text, driver.encoding));
  const reader = new MessageReader(driver);
  const samples = reader.samples(rows);
  return {
    ...reader.header(rows),
    samples,
    query: reader.query(rows),
    statuses: reader.statuses(rows),
    faults: [...faults, ...reader.faults],
  };
}
