import { useState } from 'react';

/**
 * Fields of a form over what is stored: those that were typed in stay as typed, also when the record is read again after
 * somebody else has changed it; the others follow what is stored.
 */
export function useTyped<Fields extends object>(stored: Fields) {
  const [typed, setTyped] = useState<Partial<Fields>>({});
  return {
    values: { ...stored, ...typed },
    type: (part: Partial<Fields>) => setTyped((before) => ({ ...before, ...part })),
    /** What was typed is saved. */
    forget: () => setTyped({}),
  };
}
