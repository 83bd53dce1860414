export type SearchValue = string | number | boolean | readonly string[];
export type SearchDefaults = Readonly<Record<string, SearchValue>>;

type Widened<V> = V extends string
  ? string
  : V extends number
    ? number
    : V extends boolean
      ? boolean
      : readonly string[];
/** List state by name, of the kind of its default. */
export type SearchStateOf<D extends SearchDefaults> = { readonly [Name in keyof D]: Widened<D[Name]> };

/** Reads list state from a search; what is absent or of another kind is the default. Lists are joined by commas. */
export function readSearch<const D extends SearchDefaults>(
  search: URLSearchParams,
  defaults: D,
): SearchStateOf<D> {
  const entries = Object.entries(defaults).map(([name, standard]) => [
    name,
    read(search.get(name), standard),
  ]);
  // as: built from the keys of `defaults`, with the kind of each default
  return Object.fromEntries(entries) as SearchStateOf<D>;
}

/** `search` with a change of list state; values equal to their default are left out, foreign names are kept. */
export function writeSearch<const D extends SearchDefaults>(
  search: URLSearchParams,
  defaults: D,
  change: Partial<SearchStateOf<D>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries<SearchValue | undefined>(change)) {
    const text = write(value);
    if (text === write(defaults[name])) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

function read(text: string | null, standard: SearchValue): SearchValue {
  if (text === null) return standard;
  if (typeof standard === 'string') return text;
  if (typeof standard === 'boolean') return text === 'true';
  if (typeof standard === 'number')
    return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : standard;
  return text === '' ? [] : text.split(',').map(decodeURIComponent);
}

function write(value: SearchValue | undefined): string {
  if (typeof value === 'object') return value.map((one) => encodeURIComponent(one)).join(',');
  return value === undefined ? '' : String(value);
}
