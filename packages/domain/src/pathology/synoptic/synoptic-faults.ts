import {
  type DerivedAnswer,
  numberIn,
  OTHERWISE_FIELD,
  type SynopticAnswers,
  type SynopticField,
  type SynopticProtocol,
} from './synoptic-protocol.ts';

/** Longest free text of an answer. */
export const LONGEST_ANSWER = 400;

/** Why an answer cannot be kept at all. */
export type AnswerFault =
  | { readonly why: 'no such field' }
  | { readonly why: 'not asked' }
  | { readonly why: 'no choice'; readonly choices: readonly string[] }
  | { readonly why: 'no number'; readonly decimals: number }
  | { readonly why: 'outside'; readonly least: number; readonly most: number; readonly unit: string }
  | { readonly why: 'too long' }
  | { readonly why: 'more than examined'; readonly examined: number };

/** What a field must not be more than: nodes with tumour than nodes, cores with tumour than cores. */
const PARTS_OF: ReadonlyMap<string, string> = new Map([
  ['nodes_pos', 'nodes'],
  ['nodes_macro', 'nodes'],
  ['nodes_micro', 'nodes'],
  ['nodes_pelvic', 'nodes'],
  ['nodes_aortic', 'nodes'],
  ['cores_pos', 'cores'],
]);

/** Whether a field is asked under these answers. */
export function isAsked(protocol: SynopticProtocol, field: SynopticField, answers: SynopticAnswers): boolean {
  const { when } = field;
  if (when === undefined) return true;
  const other = protocol.fields.find(({ code }) => code === when.field);
  if (other === undefined || !isAsked(protocol, other, answers)) return false;
  if ('is' in when) return when.is.includes(answers[when.field] ?? '');
  return (numberIn(answers, when.field) ?? 0) > when.above;
}

/** The fields that are asked under these answers, in their order. */
export function askedFields(protocol: SynopticProtocol, answers: SynopticAnswers): SynopticField[] {
  return protocol.fields.filter((field) => isAsked(protocol, field, answers));
}

/** What cannot be kept of these answers, by code of the field. */
export function answerFaults(
  protocol: SynopticProtocol,
  answers: SynopticAnswers,
): ReadonlyMap<string, AnswerFault> {
  const faults = new Map<string, AnswerFault>();
  for (const [code, answer] of Object.entries(answers)) {
    const field = protocol.fields.find((candidate) => candidate.code === code);
    const fault =
      field === undefined
        ? ({ why: 'no such field' } as const)
        : faultOf(protocol, field, { answers, answer });
    if (fault !== null) faults.set(code, fault);
  }
  return faults;
}

function faultOf(
  protocol: SynopticProtocol,
  field: SynopticField,
  { answers, answer }: { readonly answers: SynopticAnswers; readonly answer: string },
): AnswerFault | null {
  if (!isAsked(protocol, field, answers)) return { why: 'not asked' };
  if (field.kind === 'choice')
    return field.choices.includes(answer) ? null : { why: 'no choice', choices: field.choices };
  if (field.kind === 'text') return answer.length > LONGEST_ANSWER ? { why: 'too long' } : null;
  const value = numberIn(answers, field.code);
  const decimals = answer.split('.')[1]?.length ?? 0;
  if (value === null || decimals > field.decimals) return { why: 'no number', decimals: field.decimals };
  const { least, most, unit } = field;
  if (value < least || value > most) return { why: 'outside', least, most, unit };
  const examined = numberIn(answers, PARTS_OF.get(field.code) ?? '');
  return examined !== null && value > examined ? { why: 'more than examined', examined } : null;
}

/** What stands in the way of signing a report with these answers. */
export interface SynopticGaps {
  /** Needed fields without an answer. */
  readonly missing: readonly SynopticField[];
  /** Grades and stages that are other than the answers give, with nobody having said why. */
  readonly differing: readonly DerivedAnswer[];
}

/** What is missing in a form, and what disagrees without a reason. */
export function synopticGaps(protocol: SynopticProtocol, answers: SynopticAnswers): SynopticGaps {
  const missing = askedFields(protocol, answers).filter(
    ({ code, optional }) => optional !== true && (answers[code] ?? '').trim() === '',
  );
  const isExplained = (answers[OTHERWISE_FIELD] ?? '').trim() !== '';
  return { missing, differing: isExplained ? [] : differingAnswers(protocol, answers) };
}

/** Grades and stages whose answer is none of those that the other answers give. */
export function differingAnswers(protocol: SynopticProtocol, answers: SynopticAnswers): DerivedAnswer[] {
  return protocol.derive(answers).filter(({ field, values }) => {
    const answer = answers[field];
    return answer !== undefined && answer !== '' && !values.includes(answer);
  });
}

/** The answers without those that are not asked and those that say nothing. */
export function keptAnswers(protocol: SynopticProtocol, answers: SynopticAnswers): SynopticAnswers {
  const kept = askedFields(protocol, answers).flatMap(({ code }) => {
    const answer = (answers[code] ?? '').trim();
    return answer === '' ? [] : [[code, answer] as const];
  });
  return Object.fromEntries(kept);
}
