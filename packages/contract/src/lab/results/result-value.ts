import { RESULT_SOURCES } from '@nidan/domain/enumerations/results';
import { STANDING_MARKS } from '@nidan/domain/interfacing/result-marks';
import { FLAGS } from '@nidan/domain/results/flag';
import { type Static, Type } from 'typebox';
import { rangeLimits } from '../../catalogue/parameters/parameter-view.ts';
import { closed, Id, Instant, nullable } from '../../kernel/shapes.ts';

/** L low, H high, LL and HH critically so, A abnormal words, AA critical ones; null is not flagged, which is not the same as normal. */
export const ResultFlag = nullable(Type.Enum([...FLAGS]));
export type ResultFlag = Static<typeof ResultFlag>;

/** The reference interval that a value is held against; all limits are inside. */
export const ResultRange = closed({
  rangeId: nullable(Id),
  ...rangeLimits,
  /** Why it is this one: 'pregnant, 2nd trimester'; null for the general one. */
  basis: nullable(Type.String()),
  /** As it is shown: '12.0 to 15.0', '≤ 40', 'Negative', '' when there are no limits. */
  display: Type.String(),
});
export type ResultRange = Static<typeof ResultRange>;

/** The file that is the value of an attachment; its name is masked for a demo user. */
export const AttachedFile = closed({
  fileId: Id,
  name: Type.String(),
  mediaType: Type.String(),
  bytes: Type.Integer(),
  /** Of a PDF; a picture is one. */
  pages: Type.Integer(),
});
export type AttachedFile = Static<typeof AttachedFile>;

/** The value of a parameter as it stands. Raw is what was typed; value is what the report shows. */
export const ResultValue = closed({
  /** Counts the versions of this value; 1 is the first. */
  version: Type.Integer(),
  /** Null when the value was cleared or a calculation stayed blank; the id of its file for an attachment. */
  raw: nullable(Type.String()),
  value: nullable(Type.String()),
  /** Null for what is no attachment, and for one that was taken away. */
  file: nullable(AttachedFile),
  numeric: nullable(Type.Number()),
  unit: Type.String(),
  flag: ResultFlag,
  critical: Type.Boolean(),
  method: Type.String(),
  /** Why a calculated parameter is blank, in words. */
  blankReason: nullable(Type.String()),
  source: Type.Enum([...RESULT_SOURCES]),
  /** What its machine calls it; only what is final or corrected is checked. */
  mark: Type.Enum([...STANDING_MARKS]),
  enteredBy: Type.String(),
  enteredAt: Instant,
});
export type ResultValue = Static<typeof ResultValue>;
