import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { SEXES } from '@nidan/domain/people/sex';
import { DRAFT_EFFECT_DAYS, DRAFT_EFFECT_MOST } from '@nidan/domain/ranges/draft-effect-limits';
import { FLAGS } from '@nidan/domain/results/flag';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, Version } from '../../kernel/shapes.ts';

const FlagOrNone = nullable(Type.Enum([...FLAGS]));

/** How many results of people of one sex, children or not, would have another flag. */
const FlagChange = closed({
  sex: Type.Enum([...SEXES]),
  isChild: Type.Boolean(),
  /** Null is no flag. */
  before: FlagOrNone,
  after: FlagOrNone,
  count: Type.Integer({ minimum: 1 }),
});

export const DraftEffect = closed({
  draftVersion: Version,
  /** Results that were looked at. */
  results: Type.Integer({ minimum: 0, maximum: DRAFT_EFFECT_MOST }),
  /** Whether there are older ones of these days. */
  isCut: Type.Boolean(),
  /** The most frequent first. */
  changes: Type.Array(FlagChange),
});
export type DraftEffect = Static<typeof DraftEffect>;

export const readDraftEffect = defineEndpoint({
  method: 'GET',
  path: '/api/parameters/draft-effect',
  summary: `How many of the last results of a parameter, ${DRAFT_EFFECT_MOST} of ${DRAFT_EFFECT_DAYS} days at the most, would have another flag if the drafted ranges were in use`,
  access: { module: 'catalog', bits: PERMISSION.read },
  query: closed({ parameterId: Id }),
  response: DraftEffect,
});
