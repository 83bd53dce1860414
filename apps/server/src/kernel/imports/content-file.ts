import { Ajv } from 'ajv';
import type { Static, TSchema } from 'typebox';

const ajv = new Ajv({ allErrors: true, useDefaults: true });

/**
 * The reader of content files of one shape: takes a file's name and JSON, answers it with its defaults filled in. Throws an Error that
 * names the file and the place of each wrong value.
 */
export function contentReader<S extends TSchema>(schema: S): (file: string, json: string) => Static<S> {
  const fits = ajv.compile<Static<S>>(schema);
  return (file, json) => {
    const content: unknown = JSON.parse(json);
    if (fits(content)) return content;
    throw new Error(`${file}: ${ajv.errorsText(fits.errors, { dataVar: '' })}`);
  };
}

/** What stands more than once in a list, one sentence each. */
export function repeated(what: string, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const again = names.filter((name) => seen.size === seen.add(name).size);
  return [...new Set(again)].map((name) => `${what} ${name} is there more than once`);
}

/** Children of unknown parents and parents without a child. */
export function unmatched(
  [parentKind, parents]: readonly [string, readonly string[]],
  [childKind, children]: readonly [string, readonly { readonly name: string; readonly parent: string }[]],
): string[] {
  const known = new Set(parents);
  const used = new Set(children.map(({ parent }) => parent));
  return [
    ...children
      .filter(({ parent }) => !known.has(parent))
      .map(({ name, parent }) => `${childKind} ${name} has no ${parentKind} ${parent}`),
    ...parents.filter((code) => !used.has(code)).map((code) => `${parentKind} ${code} has no ${childKind}`),
  ];
}
