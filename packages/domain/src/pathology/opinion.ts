/** What a second pathologist says of the diagnosis of the first. */
export const OPINION_ANSWERS = ['agrees', 'agrees in part', 'differs'] as const;
export type OpinionAnswer = (typeof OPINION_ANSWERS)[number];

/** Whether the diagnosis has to be looked at again before it is signed: the first pathologist says what becomes of it. */
export function opinionNeedsAnswer(answer: OpinionAnswer): boolean {
  return answer !== 'agrees';
}

/** Longest text of an opinion, an addendum or a frozen section. */
export const LONGEST_PATHOLOGY_TEXT = 4_000;
/** Longest caption of a picture. */
export const LONGEST_CAPTION = 160;
/** A report prints so many pictures of one case at most. */
export const MOST_PRINTED_PICTURES = 8;
/** A case keeps so many pictures at most. */
export const MOST_PICTURES = 60;
