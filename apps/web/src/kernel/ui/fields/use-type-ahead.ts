import { type KeyboardEvent, useRef } from 'react';

/** Milliseconds after which a letter begins another word. */
const PAUSE = 800;

/** Takes the focus to the option of a menu that begins with what is typed in it. */
export function useTypeAhead(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    const { key, currentTarget, timeStamp } = event;
    if (key.length !== 1 || key === ' ' || event.ctrlKey || event.altKey || event.metaKey) return;
    event.stopPropagation();
    const isNew = timeStamp - typed.current.at > PAUSE;
    const text = `${isNew ? '' : typed.current.text}${key.toLowerCase()}`;
    typed.current = { text, at: timeStamp };
    const options = [...currentTarget.querySelectorAll<HTMLElement>('.ui-option')];
    options.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(text))?.focus();
  };
}
