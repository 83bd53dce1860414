/** Where the signed-in application is: a tab such as `results/KT2011260042` and the state of its lists. */
export interface HashRoute {
  readonly path: string;
  readonly search: URLSearchParams;
}

/** Reads `#/<tab>?q=…`, and `#<tab>` as well (spec §2). An empty or broken hash has the path ''. */
export function parseHash(hash: string): HashRoute {
  const text = hash.replace(/^#\/?/, '');
  const cut = text.indexOf('?');
  const path = cut === -1 ? text : text.slice(0, cut);
  return {
    path: path.replace(/^\/+|\/+$/g, ''),
    search: new URLSearchParams(cut === -1 ? '' : text.slice(cut + 1)),
  };
}

/** The hash of a tab, with its list state. Empty values are left out. */
export function hashOf(
  path: string,
  search: Readonly<Record<string, string>> | URLSearchParams = {},
): string {
  const entries = search instanceof URLSearchParams ? [...search] : Object.entries(search);
  const query = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString();
  return query === '' ? `#/${path}` : `#/${path}?${query}`;
}

/** Parameters of `path` under `pattern`, such as `results/:labNo`; null when it does not match. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return params;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
