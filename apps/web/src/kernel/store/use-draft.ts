import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localKey, readLocal, removeLocal, writeLocal } from './local-database.ts';

const PAUSE = 600;
const unsaved = new Set<() => Promise<void>>();

/** Writes every draft that is waiting; called before the page reloads or the session ends. */
export async function saveAllDrafts(): Promise<void> {
  await Promise.all([...unsaved].map((save) => save()));
}

export interface Draft<T> {
  readonly value: T;
  /** Changes the value and keeps it in the local database after a short pause. */
  readonly change: (next: T) => void;
  /** When it was last kept; null before the first time. */
  readonly savedAt: Date | null;
  /** False until a draft from earlier was looked for. */
  readonly ready: boolean;
  /** Forgets the draft, for instance after the server took it. */
  readonly discard: () => void;
}

/**
 * What somebody is typing, kept in the local database under the lab, the user and `name` until it is discarded.
 * `restore` turns what was kept into a value again, or null when it no longer fits.
 */
export function useDraft<T>(input: {
  readonly name: string;
  readonly empty: T;
  readonly restore: (kept: unknown) => T | null;
}): Draft<T> {
  const key = localKey('draft', input.name);
  const [state, setState] = useState({ key: '', value: input.empty, savedAt: null as Date | null });
  const latest = useRef<{ value: T; timer: ReturnType<typeof setTimeout> | undefined }>({
    value: input.empty,
    timer: undefined,
  });

  const restored = useEffectEvent((kept: unknown) => {
    // Who began to type before it was read goes on with what they typed.
    if (latest.current.timer !== undefined) return setState((now) => ({ ...now, key }));
    const value = kept === null ? null : input.restore(kept);
    setState({ key, value: value ?? input.empty, savedAt: null });
  });

  useEffect(() => {
    let wanted = true;
    void readLocal(key).then((kept) => wanted && restored(kept));
    const save = async (): Promise<void> => {
      if (latest.current.timer === undefined) return;
      clearTimeout(latest.current.timer);
      latest.current.timer = undefined;
      if (await writeLocal(key, latest.current.value)) {
        if (wanted) setState((now) => ({ ...now, savedAt: new Date() }));
      }
    };
    unsaved.add(save);
    return () => {
      wanted = false;
      void save();
      unsaved.delete(save);
    };
  }, [key]);

  const change = (value: T): void => {
    setState((now) => ({ ...now, value }));
    clearTimeout(latest.current.timer);
    latest.current = { value, timer: setTimeout(() => void saveAllDrafts(), PAUSE) };
  };
  const discard = (): void => {
    clearTimeout(latest.current.timer);
    latest.current.timer = undefined;
    setState({ key, value: input.empty, savedAt: null });
    void removeLocal(key);
  };
  return { value: state.value, change, savedAt: state.savedAt, ready: state.key === key, discard };
}
