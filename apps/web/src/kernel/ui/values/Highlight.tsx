/** Text with the searched part underlined and strong. */
export function Highlight({ text, match }: { readonly text: string; readonly match: string }) {
  const at = match === '' ? -1 : text.toLowerCase().indexOf(match.toLowerCase());
  if (at === -1) return <span>{text}</span>;
  const end = at + match.length;
  return (
    <span>
      {text.slice(0, at)}
      <u className="ui-highlight">{text.slice(at, end)}</u>
      {text.slice(end)}
    </span>
  );
}
