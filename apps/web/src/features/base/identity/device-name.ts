const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** What a browser calls itself in two words, `Chrome, Windows`; null when it names neither browser nor system. */
export function deviceName(userAgent: string): string | null {
  const names = [BROWSERS, SYSTEMS].flatMap((list) => {
    const found = list.find(([, pattern]) => pattern.test(userAgent));
    return found === undefined ? [] : [found[0]];
  });
  return names.length === 0 ? null : names.join(', ');
}
