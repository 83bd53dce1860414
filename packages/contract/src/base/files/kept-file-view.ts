import { type Static, Type } from 'typebox';
import { closed, Id, Instant } from '../../kernel/shapes.ts';

/** A file that the lab keeps of somebody or something, its size in bytes; its name is masked for a demo user. */
export const KeptFileView = closed({
  fileId: Id,
  name: Type.String(),
  mediaType: Type.String(),
  bytes: Type.Integer(),
  uploadedAt: Instant,
  uploadedBy: Type.String(),
});
export type KeptFileView = Static<typeof KeptFileView>;
