import './buttons.css';

/** One key or more as keycaps: `Ctrl Enter` in one cap, or one cap for each word with `split`. */
export function Key({ keys, split = false }: { readonly keys: string; readonly split?: boolean }) {
  if (!split) return <kbd className="ui-key">{keys}</kbd>;
  return (
    <>
      {keys.split(' ').map((key) =>
        key === '-' ? (
          <span key={key}>-</span>
        ) : (
          <kbd key={key} className="ui-key">
            {key}
          </kbd>
        ),
      )}
    </>
  );
}
