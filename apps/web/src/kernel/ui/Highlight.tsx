/** Text with the searched part underlined and strong. */
export function Highlight({ text, match }: { readonly text: string; readonly match: string }) {
  const at = match === '' ? -1 : text.toLowerCase().indexOf(match.toLowerCase());
  if (at === -1) return <>{text}</>;
  const end = at + match.length;
  return (
    <>
      {text.slice(0, at)}
      <u className="ui-highlight">{text.slice(at, end)}</u>
      {text.slice(end)}
    </>
  );
}
