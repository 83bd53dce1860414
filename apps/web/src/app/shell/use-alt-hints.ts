import { useEffect } from 'react';

/** While Alt alone is held, buttons show their keys on the page. */
export function useAltHints(): void {
  useEffect(() => {
    const show = (event: KeyboardEvent): void => {
      document.documentElement.classList.toggle(
        'show-keys',
        event.key === 'Alt' && !event.ctrlKey && !event.shiftKey,
      );
    };
    const hide = (): void => document.documentElement.classList.remove('show-keys');
    window.addEventListener('keydown', show);
    window.addEventListener('keyup', hide);
    window.addEventListener('blur', hide);
    return () => {
      hide();
      window.removeEventListener('keydown', show);
      window.removeEventListener('keyup', hide);
      window.removeEventListener('blur', hide);
    };
  }, []);
}
