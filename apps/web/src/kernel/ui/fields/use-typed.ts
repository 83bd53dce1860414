import { useState } from 'react';
import type { ApiRefusal } from '../../api/api-refusal.ts';
import { typedSince } from './typed-since.ts';

interface Draft<Fields> {
  readonly typed: Partial<Fields>;
  /** Version of the record when typing began; null: that of the record. */
  readonly begunOn: number | null;
}

/**
 * Fields of a form over what is stored: those that were typed in stay as typed, also when the record is read again after
 * somebody else has changed it; the others follow what is stored. It is saved over the version on which typing began, so that a
 * record that was read again in the meantime is not overwritten unseen.
 */
export function useTyped<Fields extends object>(stored: Fields, storedVersion: number) {
  const [{ typed, begunOn }, setDraft] = useState<Draft<Fields>>({ typed: {}, begunOn: null });
  const hasTyped = Object.keys(typed).length > 0;
  return {
    hasTyped,
    values: { ...stored, ...typed },
    version: begunOn ?? storedVersion,
    type: (part: Partial<Fields>) =>
      setDraft((before) => ({
        typed: { ...before.typed, ...part },
        begunOn: Object.keys(before.typed).length === 0 ? storedVersion : before.begunOn,
      })),
    /** Once told that somebody else was first, a person who saves again means what is stored by then. */
    refused: ({ code }: ApiRefusal) => {
      if (code === 'stale-version') setDraft((before) => ({ ...before, begunOn: null }));
    },
    /** What was typed when this was given is saved; what was typed over it meanwhile stays. */
    forget: () => setDraft((now) => ({ typed: typedSince(now.typed, typed), begunOn: null })),
  };
}
