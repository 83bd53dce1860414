import type { Field } from '../delimited-tree.ts';
import type { PathPlace } from '../field-path.ts';
import type { SaidField } from './message-row.ts';

/** What a field says as one text. */
export interface SaidText {
  readonly text: string;
  /** Whether the parts of the field are not one text: then `text` is the whole field. */
  readonly isUnread: boolean;
  /** Whether the field says something beside the text, such as the name of a code. */
  readonly hasMore: boolean;
}

/** A part of a field that holds something; places are counted from 1. */
interface Part {
  readonly repeat: number;
  readonly component: number;
  readonly sub: number;
  readonly text: string;
}

function partsOf(field: Field): Part[] {
  const all = field.flatMap((one, repeat) =>
    one.flatMap((part, component) =>
      part.map((text, sub) => ({
        repeat: repeat + 1,
        component: component + 1,
        sub: sub + 1,
        text: text.trim(),
      })),
    ),
  );
  return all.filter(({ text }) => text !== '');
}

function whole({ text }: SaidField): SaidText {
  return { text: text.trim(), isUnread: true, hasMore: false };
}

/** `^5` is 5, `<^5` is <5, `^1^:^64` is 1:64 (HL7 2.A.71). */
const STRUCTURED_SIGNS = ['', '<', '>', '<=', '>=', '='];
const SEPARATORS = ['', '-', '+', '/', '.', ':'];

function structuredNumber(field: SaidField): SaidText {
  const [first = [], ...rest] = field.repeats;
  const part = (at: number): string => (first[at] ?? []).join(' ').trim();
  const [sign, one, separator, two] = [part(0), part(1), part(2), part(3)];
  const hasOthers = partsOf(rest).length > 0 || partsOf([first.slice(4)]).length > 0;
  const isKnown = STRUCTURED_SIGNS.includes(sign) && SEPARATORS.includes(separator) && one !== '';
  if (hasOthers || !isKnown) return whole(field);
  return { text: `${sign.replace(/^=$/u, '')}${one}${separator}${two}`, isUnread: false, hasMore: false };
}

/** Identifier, text, coding system, the same of an alternative, versions, original text (HL7 2.A.13). */
const CODED = { identifiers: [1, 4], texts: [2, 5, 9], last: 9 };

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase().replaceAll(/\s+/gu, ' ') === other.toLowerCase().replaceAll(/\s+/gu, ' ');
}

/** The words of a coded answer; one that is only a number of a coding system is no words. */
function codedText(field: SaidField): SaidText {
  const parts = partsOf(field.repeats);
  const words = parts.filter(({ component }) => CODED.texts.includes(component));
  const identifiers = parts.filter(({ component }) => CODED.identifiers.includes(component));
  const isOneOnly =
    parts.every(({ repeat, component }) => repeat === 1 && component <= CODED.last) &&
    new Set(parts.map(({ component }) => component)).size === parts.length;
  const [said] = words.length > 0 ? words : identifiers;
  const text = said?.text ?? '';
  const isAgreed = words.every((one) => isAlike(one.text, text));
  const isWords = words.length > 0 || (identifiers.length === 1 && /\p{L}|^[+-]+$/u.test(text));
  if (!isOneOnly || !isAgreed || !isWords) return whole(field);
  return { text, isUnread: false, hasMore: parts.length > 1 };
}

const CODED_TYPES = ['CE', 'CWE', 'CNE', 'CF'];

function plain(field: SaidField, place: PathPlace, read: readonly number[]): SaidText {
  const parts = partsOf(field.repeats);
  const { component, sub } = place.kind === 'record' ? place.place : { component: null, sub: null };
  const inComponent = parts.filter((part) => part.component === (component ?? 1));
  const own = inComponent.filter((part) => sub === null || part.sub === sub);
  const known = new Set([component ?? 1, ...read]);
  const isRead = parts.every((part) => part.repeat === 1 && known.has(part.component));
  if (!isRead || inComponent.length > 1 || parts.length === 0) return whole(field);
  return { text: own[0]?.text ?? '', isUnread: false, hasMore: false };
}

/** Where a value stands. */
export interface ValuePlace {
  readonly place: PathPlace;
  /** OBX-2; empty elsewhere. */
  readonly type: string;
  /** Components of its field that the driver reads as something else, counted from 1. */
  readonly read: readonly number[];
}

/**
 * The value that a field says, by the type that HL7 has it of: a coded answer its words, a structured number
 * with its sign, anything else one text. Repeats, components and sub-components that the driver does not read are never dropped: then
 * the whole field is the text, and it is unread.
 */
export function saidValue(field: SaidField, { place, type, read }: ValuePlace): SaidText {
  const isValueOfHl7 = place.kind === 'record' && place.type === 'OBX' && place.place.field === 5;
  if (isValueOfHl7 && type === 'SN') return structuredNumber(field);
  const isWhole = place.kind === 'record' && place.place.component === null;
  if (isValueOfHl7 && isWhole && CODED_TYPES.includes(type)) return codedText(field);
  return plain(field, place, read);
}

/** What names something, a code or a unit: what stands at its place, or the whole field where that is empty or said twice. */
export function saidName(field: SaidField, text: string): SaidText {
  const parts = partsOf(field.repeats);
  const repeats = new Set(parts.map(({ repeat }) => repeat));
  if (text.trim() === '' || repeats.size > 1) return whole(field);
  return { text: text.trim(), isUnread: false, hasMore: field.text.trim() !== text.trim() };
}

/** What stands in the field of a file beside its data: source, type, encoding. */
export function besideData({ repeats }: SaidField, place: PathPlace): string {
  const component = place.kind === 'record' ? place.place.component : null;
  return partsOf(repeats)
    .filter((part) => part.repeat > 1 || part.component !== component)
    .map(({ text }) => text)
    .join(' ');
}
