import { FLAGS } from '../results/flag.ts';
import { type AlsoCondition, REFLEX_MODES, type ReflexCondition, type ReflexRule } from './reflex-rule.ts';

/** A word of a rule: it has no bar, which stands between two. */
export const REFLEX_WORD_PATTERN = '^[^|]*[^|\\s][^|]*$';

const RULE =
  /^(?<parameter>[a-z][a-z0-9_]*) (?<kind>is|in|says) (?<what>.+): (?<mode>[a-z]+) (?<calls>[a-z][a-z0-9_]*)(?<free> free)?$/isu;
const NUMBER = '-?\\d{1,15}(?:\\.\\d{1,15})?(?:e[+-]?\\d{1,2})?';
const INTERVAL = new RegExp(`^(?<low>${NUMBER})?\\.\\.(?<high>${NUMBER})?$`, 'iu');

/** A condition in words: 'is H, HH', 'in 400..', 'says Reactive | Weakly reactive'. */
export function conditionText({ flags, low, high, words }: ReflexCondition): string {
  if (flags.length > 0) return `is ${flags.join(', ')}`;
  if (words.length > 0) return `says ${words.join(' | ')}`;
  return `in ${low ?? ''}..${high ?? ''}`;
}

/** Between two conditions of a rule: before the code, in capitals, and the verb of another one. */
const AND = /\s+and\s+(?=[A-Z][A-Z0-9_]*\s+(?:is|in|says)\s)/u;
const ALSO = /^(?<parameter>[A-Z][A-Z0-9_]*)\s+(?<kind>is|in|says)\s+(?<what>.+)$/su;

/** What must hold beside, in words: 'MCV is L, LL and RBC in 5..'; '' is nothing. */
export function alsoText(also: readonly AlsoCondition[] = []): string {
  return also.map((one) => `${one.parameter} ${conditionText(one)}`).join(' and ');
}

/** The conditions that `alsoText` or a person wrote; null when one cannot be read. */
export function parseAlso(text: string): AlsoCondition[] | null {
  if (text.trim() === '') return [];
  const read = text.trim().split(AND).map(alsoOf);
  const known = read.filter((one) => one !== null);
  return known.length === read.length ? known : null;
}

function alsoOf(text: string): AlsoCondition | null {
  const { parameter, kind = '', what = '' } = ALSO.exec(text.trim())?.groups ?? {};
  const condition = parseCondition(kind, what);
  return parameter === undefined || condition === null ? null : { parameter, ...condition };
}

/** A rule in words: 'TSH is H, HH: suggest FT4', 'TG in 400..: add LDLD free', 'HB is L and MCV is L: suggest FERR'. */
export function reflexText(rule: ReflexRule): string {
  const { parameter, mode, calls, isFree } = rule;
  const beside = alsoText(rule.also);
  return `${parameter} ${conditionText(rule)}${beside === '' ? '' : ` and ${beside}`}: ${mode} ${calls}${isFree ? ' free' : ''}`;
}

/** The rule that `reflexText` or a person wrote; null when it cannot be read. */
export function parseReflex(text: string): ReflexRule | null {
  const { parameter, kind, what, mode, calls, free } = RULE.exec(text.trim())?.groups ?? {};
  if (parameter === undefined || calls === undefined || what === undefined) return null;
  const found = REFLEX_MODES.find((one) => one === mode?.toLowerCase());
  const [first = '', ...beside] = what.split(AND);
  const condition = parseCondition(kind?.toLowerCase() ?? '', first);
  const also = parseAlso(beside.join(' and '));
  if (also === null || found === undefined || condition === null) return null;
  return {
    parameter: parameter.toUpperCase(),
    calls: calls.toUpperCase(),
    mode: found,
    isFree: free !== undefined,
    ...condition,
    ...(also.length === 0 ? {} : { also }),
  };
}

const NOTHING: ReflexCondition = { flags: [], low: null, high: null, words: [] };

/** The condition after its verb: 'is', 'in' or 'says'; null when it cannot be read. */
export function parseCondition(kind: string, what: string): ReflexCondition | null {
  if (kind === 'is') {
    const named = what.split(',').map((word) => word.trim().toUpperCase());
    const flags = named.flatMap((name) => FLAGS.find((flag) => flag === name) ?? []);
    return flags.length === named.length ? { ...NOTHING, flags: [...new Set(flags)] } : null;
  }
  if (kind === 'says') {
    const words = what.split('|').map((word) => word.trim());
    return words.includes('') ? null : { ...NOTHING, words };
  }
  const { low, high } = INTERVAL.exec(what.trim())?.groups ?? {};
  if (low === undefined && high === undefined) return null;
  return { ...NOTHING, low: numberOf(low), high: numberOf(high) };
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
