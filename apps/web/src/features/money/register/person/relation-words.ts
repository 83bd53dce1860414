import type { FamilyRelation } from '@nidan/domain/people/family';
import type { registerTexts } from '../texts/register-texts.ts';

/** The word for what a companion is to the primary patient. */
export const RELATION_WORDS = {
  spouse: 'spouse',
  child: 'child',
  parent: 'parent',
  sibling: 'sibling',
  other: 'relative',
} as const satisfies Readonly<Record<FamilyRelation, keyof (typeof registerTexts)['english']>>;
