import './buttons.css';

/** Arrows are drawn: the font of the screens has none. */
const ARROWS: Readonly<Record<string, string>> = {
  '←': 'M9 5H1.5M4.5 2l-3 3 3 3',
  '→': 'M1 5h7.5M5.5 2l3 3-3 3',
};

function Cap({ name }: { readonly name: string }) {
  const arrow = ARROWS[name];
  return (
    <kbd className="ui-key">
      {arrow === undefined ? (
        name
      ) : (
        <svg width="10" height="10" viewBox="0 0 10 10" role="img" aria-label={name}>
          <path d={arrow} fill="none" stroke="currentColor" strokeWidth="1.2" />
        </svg>
      )}
    </kbd>
  );
}

/** One key or more as keycaps: `Ctrl Enter` in one cap, or one cap for each word with `split`. */
export function Key({ keys, split = false }: { readonly keys: string; readonly split?: boolean }) {
  if (!split) return <Cap name={keys} />;
  return (
    <>
      {keys.split(' ').map((key) => (key === '-' ? <span key={key}>-</span> : <Cap key={key} name={key} />))}
    </>
  );
}
