import type { Fault } from '../text/fault.ts';
import { testsFault } from '../faults/tests-faults.ts';
import { type GivenStageRules, type KeptStageRules, stageRulesOf } from '../stages/stage-rules.ts';
import { parseStageRules, stageRulesText } from '../stages/stage-rules-text.ts';

/** A test has at most so many stages. */
export const MOST_STAGES = 12;

/** Name of a stage: a colon or a brace ends it where a stage is written in words. */
export const STAGE_NAME_PATTERN = '^[^:{}|]*[^:{}|\\s][^:{}|]*$';
export const STAGE_NAME_LENGTH = 60;

/** One of the stages in which a test is done, in their order (spec §4 "Test stage progress"). */
export interface StageOfTest extends GivenStageRules {
  readonly name: string;
  /** Codes of the parameters that it asks for; none where the work itself is the result. */
  readonly asks: readonly string[];
}

const STAGE =
  /^(?<name>[^:{}|]*[^:{}|\s])\s*(?:\{(?<rules>[^{}]*)\}\s*)?(?::\s*(?<asks>[A-Z][A-Z0-9_]*(?:\s*,\s*[A-Z][A-Z0-9_]*)*))?$/iu;

/** A stage in words: 'Grossing {part, barcode}: HP_SPEC, HP_GROSS', or 'Staining' when it asks for nothing and has no rules. */
export function stageText({ name, asks, ...given }: StageOfTest): string {
  const rules = stageRulesText(given);
  const head = rules === '' ? name : `${name} {${rules}}`;
  return asks.length === 0 ? head : `${head}: ${asks.join(', ')}`;
}

/** The stage that `stageText` or a person wrote; null when it cannot be read. */
export function parseStage(text: string): (KeptStageRules & { name: string; asks: string[] }) | null {
  const { name, asks = '', rules = '' } = STAGE.exec(text.trim())?.groups ?? {};
  const given = parseStageRules(rules);
  if (name === undefined || given === null || name.length > STAGE_NAME_LENGTH) return null;
  return { name, asks: codesIn(asks), ...given };
}

/** Codes between commas, in capital letters. */
export function codesIn(text: string): string[] {
  return text
    .toUpperCase()
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

interface StagedTest {
  readonly kind: string;
  readonly stages: readonly StageOfTest[];
  readonly parameters: readonly { readonly code: string; readonly mandatory?: boolean }[];
}

function key(name: string): string {
  return name.trim().toLowerCase();
}

/** Rules of a stage that name what stands before it, and fields that cannot be told apart. */
function ruleFaults(stages: readonly StageOfTest[]): Fault[] {
  return stages.flatMap((stage, index) => {
    const { rework, after, inputs } = stageRulesOf(stage);
    const earlier = stages.slice(0, index).map(({ name }) => key(name));
    const strange = (after ?? []).filter((name) => !earlier.includes(key(name)));
    const isBack = rework === null || [...earlier, key(stage.name)].includes(key(rework));
    return [
      ...strange.map((name) => testsFault('stage-after-strange', { stage: stage.name, name })),
      ...(isBack ? [] : [testsFault('stage-back-strange', { stage: stage.name, name: rework ?? '' })]),
      ...repeatedIn(inputs.map(({ name }) => key(name))).map((name) =>
        testsFault('stage-asks-twice', { name }),
      ),
      ...inputs
        .filter(({ kind, choices }) => kind === 'choice' && choices.length < 2)
        .map(({ name }) => testsFault('stage-few-choices', { name })),
    ];
  });
}

function repeatedIn(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}

/**
 * What is wrong with the stages of a test. The test is complete with its last stage, so that its stages together ask for
 * every parameter that it needs.
 */
export function stageFaults({ kind, stages, parameters }: StagedTest): Fault[] {
  if (stages.length === 0) return [];
  if (kind !== 'test') return [testsFault('stages-of-members')];
  const asked = stages.flatMap(({ asks }) => asks);
  const known = new Set(parameters.map(({ code }) => code));
  const needed = parameters.filter(({ code, mandatory }) => mandatory === true && !asked.includes(code));
  return [
    ...repeatedIn(stages.map(({ name }) => name.trim().toLowerCase())).map((name) =>
      testsFault('stage-twice', { name }),
    ),
    ...repeatedIn(asked).map((code) => testsFault('asked-in-two-stages', { code })),
    ...asked.filter((code) => !known.has(code)).map((code) => testsFault('stage-asks-strange', { code })),
    ...ruleFaults(stages),
    ...needed.map(({ code }) => testsFault('asked-in-no-stage', { code })),
  ];
}
