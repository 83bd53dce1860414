import {
  type GivenStageRules,
  type KeptStageRules,
  keptStageRules,
  STAGE_LEVELS,
  type StageInput,
  stageRulesOf,
} from './stage-rules.ts';

function inputText({ name, kind, unit, choices, isNeeded }: StageInput): string {
  const what = kind === 'choice' ? choices.join(' | ') : [kind, unit].filter((word) => word !== '').join(' ');
  return `asks ${name} = ${what}${isNeeded ? ' *' : ''}`;
}

/**
 * Rules of a stage in words, between commas: 'slide, by Technician, within 4 h, barcode, back to Embedding, after Grossing |
 * Decalcification, if needed, asks Thickness = number µm *'. Empty for a plain stage; a star is for a needed field.
 */
export function stageRulesText(given: GivenStageRules): string {
  const { level, role, hours, hasBarcode, rework, after, isOptional, inputs } = stageRulesOf(given);
  return [
    ...(level === 'case' ? [] : [level]),
    ...(role === null ? [] : [`by ${role}`]),
    ...(hours === null ? [] : [`within ${hours} h`]),
    ...(hasBarcode ? ['barcode'] : []),
    ...(rework === null ? [] : [`back to ${rework}`]),
    ...(after === null ? [] : [after.length === 0 ? 'at once' : `after ${after.join(' | ')}`]),
    ...(isOptional ? ['if needed'] : []),
    ...inputs.map(inputText),
  ].join(', ');
}

type Reader = (rest: string) => GivenStageRules | null;

const WORDS: Readonly<Record<string, GivenStageRules>> = {
  ...Object.fromEntries(STAGE_LEVELS.map((level) => [level, { level }])),
  barcode: { hasBarcode: true },
  'if needed': { isOptional: true },
  'at once': { after: [] },
};

const READERS: readonly (readonly [prefix: string, read: Reader])[] = [
  ['by ', (role) => ({ role })],
  ['within ', (text) => readHours(text)],
  ['back to ', (rework) => ({ rework })],
  ['after ', (text) => ({ after: partsOf(text, '|') })],
  ['asks ', (text) => readInput(text)],
];

function partsOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readHours(text: string): GivenStageRules | null {
  const hours = /^(?<hours>\d+(?:\.\d+)?)\s*h$/iu.exec(text)?.groups?.['hours'];
  return hours === undefined ? null : { hours: Number(hours) };
}

const INPUT = /^(?<name>[^=]*[^=\s])\s*=\s*(?<what>[^*=]*[^*=\s])\s*(?<needed>\*?)$/u;

function readInput(text: string): GivenStageRules | null {
  const { name, what, needed } = INPUT.exec(text)?.groups ?? {};
  if (name === undefined || what === undefined) return null;
  const shared = { name, unit: '', choices: [], isNeeded: needed === '*' };
  if (what.includes('|')) return { inputs: [{ ...shared, kind: 'choice', choices: partsOf(what, '|') }] };
  if (what.toLowerCase() === 'text') return { inputs: [{ ...shared, kind: 'text' }] };
  const [kind, ...unit] = what.split(/\s+/u);
  return kind?.toLowerCase() === 'number'
    ? { inputs: [{ ...shared, kind: 'number', unit: unit.join(' ') }] }
    : null;
}

/** The rules that `stageRulesText` or a person wrote; null when one of them cannot be read. */
export function parseStageRules(text: string): KeptStageRules | null {
  let rules: GivenStageRules = {};
  for (const part of partsOf(text, ',')) {
    const read = readRule(part);
    if (read === null) return null;
    rules = { ...rules, ...read, inputs: [...(rules.inputs ?? []), ...(read.inputs ?? [])] };
  }
  return keptStageRules(rules);
}

function readRule(part: string): GivenStageRules | null {
  const word = WORDS[part.toLowerCase()];
  if (word !== undefined) return word;
  const found = READERS.find(([prefix]) => part.toLowerCase().startsWith(prefix));
  return found === undefined ? null : found[1](part.slice(found[0].length).trim());
}
