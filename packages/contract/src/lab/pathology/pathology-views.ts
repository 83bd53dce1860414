import { BETHESDA_CLASSES } from '@nidan/domain/pathology/bethesda';
import { LONGEST_CAPTION, LONGEST_PATHOLOGY_TEXT, OPINION_ANSWERS } from '@nidan/domain/pathology/opinion';
import { SCREENING_ROUNDS } from '@nidan/domain/pathology/screening';
import { SYNOPTIC_CODES } from '@nidan/domain/pathology/synoptic/synoptic-protocols';
import { type Static, Type } from 'typebox';
import { closed, Id, Instant, nullable } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

export const Protocol = Type.Enum([...SYNOPTIC_CODES]);
export const BethesdaCode = Type.Enum([...BETHESDA_CLASSES]);
export const PathologyText = Type.String({ minLength: 1, maxLength: LONGEST_PATHOLOGY_TEXT, pattern: '\\S' });
export const Caption = Type.String({ minLength: 1, maxLength: LONGEST_CAPTION, pattern: '\\S' });

/** Answers of a synoptic form by code of the field. */
export const Answers = Type.Record(
  Type.String({ pattern: '^[A-Za-z_]{1,40}$' }),
  Type.String({ maxLength: 400 }),
);

export const SynopticView = closed({
  protocol: Protocol,
  answers: Answers,
  savedAt: Instant,
  savedBy: Type.String(),
  version: Type.Integer(),
});
export type SynopticView = Static<typeof SynopticView>;

export const CasePicture = closed({
  fileId: Id,
  /** 'A1-2'; blank for the whole specimen. */
  thing: Type.String(),
  caption: Type.String(),
  onReport: Type.Boolean(),
  mediaType: Type.String(),
  takenAt: Instant,
  takenBy: Type.String(),
  version: Type.Integer(),
});
export type CasePicture = Static<typeof CasePicture>;

export const OpinionView = closed({
  opinionId: Id,
  askedOf: Type.String(),
  /** A colleague who signs in here. */
  isColleague: Type.Boolean(),
  question: Type.String(),
  askedAt: Instant,
  askedBy: Type.String(),
  answer: nullable(Type.Enum([...OPINION_ANSWERS])),
  words: Type.String(),
  givenAt: nullable(Instant),
  givenBy: nullable(Type.String()),
  withdrawnReason: nullable(Type.String()),
  /** Whether the caller is who may give it now. */
  mayGive: Type.Boolean(),
  version: Type.Integer(),
});
export type OpinionView = Static<typeof OpinionView>;

export const AddendumView = closed({
  number: Type.Integer(),
  words: Type.String(),
  addedAt: Instant,
  addedBy: Type.String(),
});
export type AddendumView = Static<typeof AddendumView>;

export const FrozenView = closed({
  number: Type.Integer(),
  words: Type.String(),
  receivedAt: Instant,
  toldAt: Instant,
  toldTo: Type.String(),
  readBack: Type.String(),
  toldBy: Type.String(),
});
export type FrozenView = Static<typeof FrozenView>;

export const ScreeningView = closed({
  round: Type.Enum([...SCREENING_ROUNDS]),
  found: BethesdaCode,
  note: Type.String(),
  at: Instant,
  by: Type.String(),
});
export type ScreeningView = Static<typeof ScreeningView>;

/** A specimen of the case with what its times say of receptors. */
export const CasePart = closed({
  label: Type.String(),
  text: Type.String(),
  removedAt: nullable(Instant),
  fixedAt: nullable(Instant),
  fixationEndedAt: nullable(Instant),
});
export type CasePart = Static<typeof CasePart>;

/** Everything of a case that its report pane shows beside the values, which the worksheet of the bill has. */
export const CaseReport = closed({
  billTestId: Id,
  billId: Id,
  labNo: Type.String(),
  test: closed({ code: Type.String(), name: Type.String() }),
  state: Type.String(),
  patient: PatientBrief,
  /** Null until the case was opened. */
  caseNo: nullable(Type.String()),
  isFrozen: Type.Boolean(),
  parts: Type.Array(CasePart),
  /** Labels of its parts, blocks and slides. */
  things: Type.Array(Type.String()),
  /** Values and forms may be changed now. */
  isOpen: Type.Boolean(),
  /** A report with this test has been released: it takes addenda. */
  isReleased: Type.Boolean(),
  synoptic: nullable(SynopticView),
  pictures: Type.Array(CasePicture),
  opinions: Type.Array(OpinionView),
  addenda: Type.Array(AddendumView),
  frozen: Type.Array(FrozenView),
  screenings: Type.Array(ScreeningView),
  /** Who looks at the smear next. */
  screeningDue: nullable(Type.Enum(['screening', 'rescreen'])),
  /** Who may be asked for a second opinion. */
  colleagues: Type.Array(closed({ userId: Id, name: Type.String() })),
  /** When the tissue reached the laboratory. */
  receivedAt: nullable(Instant),
});
export type CaseReport = Static<typeof CaseReport>;
