import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isTyping, type WarnedStroke, warnedStroke } from './warned-stroke.ts';

interface OpenWarning {
  readonly words: string;
  /** Characters were typed since: they belong to the next value, and so does the Enter that ends them. */
  readonly hasStrayed: boolean;
}

export interface ValueWarning {
  /** Null while none is open. */
  readonly open: OpenWarning | null;
  /** Opens the warning that a text calls for and marks the text; false when it calls for none. */
  readonly ask: (text: string) => boolean;
  readonly close: () => void;
  /** What a stroke does; null while no warning is open. A stroke that does nothing is taken from everybody else. */
  readonly hear: (event: KeyboardEvent<HTMLInputElement>) => WarnedStroke | null;
}

/**
 * A warning about the text of an input. Until it is answered the text is marked and takes no characters, so that a value typed by
 * somebody who looks at the paper and not at the screen never joins the one that is asked about, and never answers for it.
 */
export function useValueWarning(
  input: RefObject<HTMLInputElement | null>,
  warn: (text: string) => string | null,
): ValueWarning {
  const [open, setOpen] = useState<OpenWarning | null>(null);
  const guard = useEffectEvent((event: InputEvent) => {
    if (open !== null && !event.inputType.startsWith('delete')) event.preventDefault();
  });
  useEffect(() => {
    const element = input.current;
    const guardNow = (event: InputEvent): void => guard(event);
    element?.addEventListener('beforeinput', guardNow);
    return () => element?.removeEventListener('beforeinput', guardNow);
  }, [input]);
  return {
    open,
    ask: (text) => {
      const words = warn(text);
      setOpen(words === null ? null : { words, hasStrayed: false });
      if (words !== null) input.current?.select();
      return words !== null;
    },
    close: () => setOpen(null),
    hear: (event) => {
      if (open === null) return null;
      const does = warnedStroke(event);
      if (does !== 'ignored' && (does !== 'keeps' || !open.hasStrayed)) return does;
      event.preventDefault();
      event.stopPropagation();
      if (does === 'keeps') {
        setOpen({ ...open, hasStrayed: false });
        input.current?.select();
      } else if (isTyping(event)) setOpen({ ...open, hasStrayed: true });
      return 'ignored';
    },
  };
}
