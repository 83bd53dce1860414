import { decodeText } from './driver-encoding.ts';
import type { Driver, FieldPath, ResultRules } from './driver.ts';
import type { PathPlace } from './field-path.ts';
import type {
  HostQuery,
  MachineFile,
  MachineMessage,
  MachineResult,
  MachineStatus,
  MeasuredSample,
  PersonSaid,
  ReadFault,
} from './machine-message.ts';
import { dilutionOf, stampIn } from './reading/machine-stamps.ts';
import type { MessageRow } from './reading/message-row.ts';
import { messageRows } from './reading/message-rows.ts';
import { type Found, type FoundField, PathReader } from './reading/path-reader.ts';
import { hasValueBy, resultMark, type ResultMark } from './result-marks.ts';
import { PatternSearch, TooMuchSearched } from './reading/safe-pattern.ts';
import { besideData, saidName, type SaidText, saidValue } from './reading/said-value.ts';

/** Flags of the reference interval, which the lab judges itself. */
const INTERVAL_FLAGS = ['N', 'L', 'H', 'LL', 'HH'];

function flagsOf(texts: readonly string[]): string[] {
  const flags = texts.flatMap((text) => text.split(/[\s^,;~]+/u));
  return [...new Set(flags)].filter((flag) => flag !== '' && !INTERVAL_FLAGS.includes(flag));
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

/** OBX-2 says how OBX-5 is written; E1394 and tables have nothing like it. */
const VALUE_TYPE: PathPlace = {
  kind: 'record',
  type: 'OBX',
  place: { field: 2, component: null, sub: null },
};

/** Of control material nobody says whose it is. */
const NOBODY: PersonSaid = { name: '', personId: '', sex: '', birthDate: '' };

/** A sample of a message while its rows are read. */
interface SampleAtHand {
  readonly of: Omit<MeasuredSample, 'results'>;
  readonly results: MachineResult[];
  /** Results that are flags of the tube, raised or not. */
  readonly suspects: { readonly result: MachineResult; readonly isRaised: boolean }[];
}

/** A flag of a tube in words: its name, and what the machine says beside it. */
function suspectText({ code, value, flags }: MachineResult): string {
  return [code, value === 'T' ? '' : value, ...flags].filter((part) => part !== '').join(' ');
}

/** The results of a sample with the flags of its tube; where it has no others the flags are results, so that they are not lost. */
function resultsOf({ results, suspects }: SampleAtHand): MachineResult[] {
  const raised = suspects.filter(({ isRaised }) => isRaised).map(({ result }) => result);
  const [first, ...others] = results;
  if (first === undefined) return raised;
  const flags = raised.map(suspectText);
  const flagged = [first, ...others].map((one) => ({
    ...one,
    flags: [...new Set([...one.flags, ...flags])],
  }));
  const beside = raised.flatMap((one) => one.beside);
  return flagged.map((one, at) => (at === 0 ? { ...one, beside: [...one.beside, ...beside] } : one));
}

class MessageReader {
  readonly #paths: PathReader;
  readonly #driver: Driver;
  readonly #search: PatternSearch;
  readonly faults: ReadFault[] = [];

  constructor(driver: Driver, search: PatternSearch) {
    this.#driver = driver;
    this.#search = search;
    this.#paths = new PathReader(driver, search);
  }

  /** The ID of a tube as the driver reads it: the component that holds it, without the characters to strip. */
  #sampleIdOf(text: string): string {
    const { part, strip } = this.#driver.sample;
    const trimmed = (part === null ? text : (text.split('^')[part - 1] ?? '')).trim();
    return strip === null ? trimmed : this.#search.without(strip, trimmed).trim();
  }

  /** The number of the tube that a result is of; empty where the message names none, or several. */
  sampleId(row: MessageRow): { readonly id: string; readonly isOfSeveral: boolean } {
    const { sample } = this.#driver;
    const stands = this.#paths.field(sample.id, row);
    const ids = new Set((stands?.texts ?? []).map((text) => this.#sampleIdOf(text)));
    ids.delete('');
    const [id = ''] = ids;
    const isOfSeveral = ids.size > 1 || (stands?.place.kind === 'record' && row.namesSeveral(stands.place));
    return isOfSeveral ? { id: '', isOfSeveral } : { id, isOfSeveral };
  }

  samples(rows: readonly MessageRow[]): MeasuredSample[] {
    const samples = new Map<string, SampleAtHand>();
    for (const row of rows) {
      if (!row.isResult) continue;
      const { id: sampleId, isOfSeveral } = this.sampleId(row);
      const found = { SAMPLE: sampleId };
      const results = this.#results(row, found);
      if (results.length === 0) continue;
      if (sampleId === '')
        this.faults.push({ code: isOfSeveral ? 'several-samples' : 'no-sample', at: row.at });
      const isControl = !isOfSeveral && this.#paths.any(this.#driver.sample.control, row, found);
      const person = isControl ? NOBODY : this.#person(row);
      // Values that a message gives to two persons are not compared with one of them alone.
      const key = JSON.stringify([isControl, sampleId, person]);
      const known = samples.get(key) ?? {
        of: { sampleId, isControl, person },
        results: [],
        suspects: [],
      };
      samples.set(key, known);
      for (const result of results) this.#sort(row, known, result);
    }
    return [...samples.values()].map((sample) => ({ ...sample.of, results: resultsOf(sample) }));
  }

  /** Puts a result among the values of its sample, or among the flags of its tube. */
  #sort(row: MessageRow, { of, results, suspects }: SampleAtHand, result: MachineResult): void {
    const { when, notRaised } = this.#driver.result.suspects ?? { when: [], notRaised: [] };
    const found = { SAMPLE: of.sampleId, CODE: result.code, VALUE: result.value };
    if (result.code === '' || !this.#paths.any(when, row, found)) {
      this.#tellMissing(result);
      results.push(result);
      return;
    }
    suspects.push({ result, isRaised: !this.#paths.any(notRaised, row, found) });
  }

  #tellMissing({ code, value, file, mark, at }: MachineResult): void {
    if (code === '') this.faults.push({ code: 'no-code', at });
    const isTold = this.faults.some((fault) => fault.code === 'bad-file' && fault.at === at);
    if (value === '' && file === null && !isTold && hasValueBy(mark))
      this.faults.push({ code: 'no-value', at });
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
    const code = this.#name(result.code, row, sample);
    const found = { ...sample, CODE: code.text };
    const stands = this.#paths.field(result.value, row, found);
    const value = this.#value(row, stands);
    const all = { ...found, VALUE: value.text };
    if (this.#paths.any(result.skip, row, all)) return [];
    const unit = this.#name(result.unit, row, all);
    const beside = [code.more, value.more, unit.more].filter((text) => text !== '');
    const first = { ...this.#result(row, result, all), unit: unit.text, isUnread: value.isUnread, beside };
    const file = this.#file(row, all);
    if (file !== null) {
      const data = this.#paths.field(this.#driver.file?.data ?? '', row, all);
      const words = data === null ? '' : besideData(data.field, data.place);
      const told = words === '' ? beside : [...beside, words];
      return [{ ...first, value: '', isUnread: false, beside: told, file: file === 'bad' ? null : file }];
    }
    const second = result.second === null ? '' : this.#paths.one(result.second.value, row, all);
    if (result.second === null || second === '' || value.isUnread) return [first];
    const other = { ...first, code: `${code.text}${result.second.suffix}`, value: second };
    return value.text === '' ? [other] : [first, other];
  }

  /** A code or unit, and the whole of its field where that says more. */
  #name(path: FieldPath, row: MessageRow, found: Found): { readonly text: string; readonly more: string } {
    const stands = this.#paths.field(path, row, found);
    if (stands === null) return { text: '', more: '' };
    const { text, hasMore } = saidName(stands.field, stands.texts[0] ?? '');
    return { text, more: hasMore ? stands.field.text : '' };
  }

  #value(row: MessageRow, stands: FoundField | null): SaidText & { readonly more: string } {
    if (stands === null) return { text: '', isUnread: false, hasMore: false, more: '' };
    const type = (row.texts(VALUE_TYPE)[0] ?? '').trim();
    const said = saidValue(stands.field, { ...stands, type, read: this.#readBeside(stands) });
    return { ...said, more: said.hasMore ? stands.field.text : '' };
  }

  /** Components of the field of the value that the driver reads as something else. */
  #readBeside({ place }: FoundField): number[] {
    if (place.kind !== 'record') return [];
    const { result } = this.#driver;
    const { second, value, code, unit, flags, dilution, measuredAt, reagentLot, mark } = result;
    const paths = [value, code, unit, flags, dilution, measuredAt, reagentLot, mark, second?.value ?? ''];
    return paths.flatMap((path) =>
      this.#paths.places(path).flatMap((other) => {
        const isSameField =
          other.kind === 'record' && other.type === place.type && other.place.field === place.place.field;
        return isSameField && other.place.component !== null ? [other.place.component] : [];
      }),
    );
  }

  #result(
    row: MessageRow,
    rules: ResultRules,
    found: Found,
  ): Omit<MachineResult, 'unit' | 'isUnread' | 'beside'> {
    const at = (path: FieldPath): string => this.#paths.one(path, row, found);
    return {
      code: found.CODE ?? '',
      value: found.VALUE ?? '',
      flags: flagsOf(this.#wholes(rules.flags, row, found)),
      mark: this.#mark(row, rules, found),
      dilution: dilutionOf(at(rules.dilution)),
      measuredAt: stampIn(at(rules.measuredAt)),
      reagentLot: at(rules.reagentLot),
      file: null,
      at: row.at,
    };
  }

  /** The texts of a field in all its repeats and components, whichever of them a path names. */
  #wholes(path: FieldPath, row: MessageRow, found: Found): string[] {
    const stands = this.#paths.field(path, row, found);
    return stands === null ? [] : stands.field.repeats.flatMap((one) => one.flat());
  }

  #mark(row: MessageRow, { mark, marks, repeated }: ResultRules, found: Found): ResultMark {
    const said = resultMark(this.#wholes(mark, row, found), marks, this.#driver.layout.kind);
    return said === 'final' && this.#paths.any(repeated, row, found) ? 'repeated' : said;
  }

  #file(row: MessageRow, found: Found): MachineFile | 'bad' | null {
    const { file } = this.#driver;
    if (file === null || !this.#paths.holds(file.when, row, found)) return null;
    const [data = '', ...others] = this.#paths.all(file.data, row, found);
    const base64 = data.replaceAll(/\s/gu, '');
    if (base64 === '' || others.length > 0 || !BASE64.test(base64)) {
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
      this.#paths.all(query.sampleId, row).map((text) => this.#sampleIdOf(text)),
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

const NOTHING_READ = { controlId: '', sender: '', samples: [], query: null, statuses: [] } as const;

function readBy(driver: Driver, text: string): MachineMessage {
  const search = new PatternSearch();
  const { rows, faults } = messageRows(driver, decodeText(text, driver.encoding), search);
  const reader = new MessageReader(driver, search);
  const readable = faults.some(({ code }) => code === 'no-header') ? [] : rows;
  const samples = reader.samples(readable);
  return {
    ...reader.header(readable),
    samples,
    query: reader.query(readable),
    statuses: reader.statuses(readable),
    faults: [...faults, ...reader.faults],
  };
}

/**
 * What a message says, by the driver of its machine. `text` is that of a link: one character for each byte. What cannot be read is told as
 * a fault, and a result without a sample, code or value is there all the same. Of records without their header nothing is read: it says
 * how they are written, and from whom they are. Of a
 * message that the patterns of the driver would search for too long nothing is read. Never throws.
 */
export function readMessage(driver: Driver, text: string): MachineMessage {
  try {
    return readBy(driver, text);
  } catch (error) {
    if (error instanceof TooMuchSearched)
      return { ...NOTHING_READ, faults: [{ code: 'too-much-searched', at: '' }] };
    throw error;
  }
}
