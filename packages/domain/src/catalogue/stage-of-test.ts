/** A test has at most so many stages. */
export const MOST_STAGES = 12;

/** Name of a stage: a colon ends it where a stage is written in words. */
export const STAGE_NAME_PATTERN = '^[^:]*[^:\\s][^:]*$';
export const STAGE_NAME_LENGTH = 60;

/** One of the stages in which a test is done, in their order (spec §4 "Test stage progress"). */
export interface StageOfTest {
  readonly name: string;
  /** Codes of the parameters that it asks for; none where the work itself is the result. */
  readonly asks: readonly string[];
}

const STAGE = /^(?<name>[^:]*[^:\s])\s*(?::\s*(?<asks>[A-Z][A-Z0-9_]*(?:\s*,\s*[A-Z][A-Z0-9_]*)*))?$/iu;

/** A stage in words: 'Grossing: HP_SPEC, HP_GROSS', or 'Staining' when it asks for nothing. */
export function stageText({ name, asks }: StageOfTest): string {
  return asks.length === 0 ? name : `${name}: ${asks.join(', ')}`;
}

/** The stage that `stageText` or a person wrote; null when it cannot be read. */
export function parseStage(text: string): StageOfTest | null {
  const { name, asks = '' } = STAGE.exec(text.trim())?.groups ?? {};
  if (name === undefined || name.length > STAGE_NAME_LENGTH) return null;
  return { name, asks: codesIn(asks) };
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

function repeatedIn(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}

/**
 * What is wrong with the stages of a test. The test is complete with its last stage, so that its stages together ask for
 * every parameter that it needs.
 */
export function stageFaults({ kind, stages, parameters }: StagedTest): string[] {
  if (stages.length === 0) return [];
  if (kind !== 'test') return ['must have no stages of its own: its members have theirs'];
  const asked = stages.flatMap(({ asks }) => asks);
  const known = new Set(parameters.map(({ code }) => code));
  const needed = parameters.filter(({ code, mandatory }) => mandatory === true && !asked.includes(code));
  return [
    ...repeatedIn(stages.map(({ name }) => name.trim().toLowerCase())).map(
      (name) => `has the stage "${name}" twice`,
    ),
    ...repeatedIn(asked).map((code) => `asks for ${code} in two stages`),
    ...asked
      .filter((code) => !known.has(code))
      .map((code) => `has a stage that asks for ${code}, which is none of its parameters`),
    ...needed.map(({ code }) => `asks for ${code} in none of its stages`),
  ];
}
