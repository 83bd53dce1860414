import { type ESTree, parseSync, type Plugin } from 'vite';

const LANGUAGES = ['hi', 'mr'] as const;
type OtherLanguage = (typeof LANGUAGES)[number];

interface Declared {
  readonly name: string;
  readonly isTranslation: boolean;
  readonly first: ESTree.Argument;
  /** The Hindi and Marathi of texts whose English is elsewhere. */
  readonly second: ESTree.Argument | undefined;
}

/** From, to, and what stands there instead. */
type Edit = readonly [number, number, string];

const LANGUAGE_OF = /\?lang=(hi|mr)$/;

/**
 * Leaves one language in a file of texts: the file itself keeps the English and loads the other words, when they are chosen,
 * from itself with `?lang=hi` or `?lang=mr`. Texts are declared by `defineTexts` and `defineTranslations`
 * (`apps/web/src/kernel/text/define-texts.ts`), which work without this too, as in tests.
 */
export function splitLanguages(): Plugin {
  return {
    name: 'split-languages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.ts(?:\?lang=\w+)?$/, code: /\bdefine(?:Texts|Translations)\(/ },
      handler(code, id) {
        if (id.endsWith('/define-texts.ts')) return null;
        const path = id.replace(LANGUAGE_OF, '');
        // as: what the pattern lets through
        const language = LANGUAGE_OF.exec(id)?.[1] as OtherLanguage | undefined;
        return { code: language ? wordsIn(code, path, language) : englishIn(code, path), map: null };
      },
    },
  };
}

/** The file with its English alone, which loads the other languages from itself. */
export function englishIn(code: string, path: string): string {
  const self = `./${path.slice(path.lastIndexOf('/') + 1)}`;
  const edits = declaredIn(code, path).flatMap(({ name, isTranslation, first, second }): Edit[] => {
    if (isTranslation) return [[first.start, first.end, '{}']];
    const loaders = LANGUAGES.map(
      (language) => `${language}: async () => (await import('${self}?lang=${language}')).${name}`,
    );
    const english = second
      ? []
      : leaves(first, path).map(
          ({ start, end, elements }) => [start, end, source(code, elements[0])] as const,
        );
    return [...english, [first.end, second?.end ?? first.end, `, { ${loaders.join(', ')} }`]];
  });
  return edited(code, edits).replace(/\bdefineTexts\b(?=[^;]*\bfrom\b)/, 'loadedTexts as defineTexts');
}

/** The words of one other language in a file: a plain record for each declaration, and what it spreads from other files. */
export function wordsIn(code: string, path: string, language: OtherLanguage): string {
  const back = language === 'hi' ? 2 : 1;
  const spread: string[] = [];
  const records = declaredIn(code, path).map(({ name, first, second }) => {
    const record = recordOf(second ?? first, path);
    const edits = leaves(record, path).map(({ start, end, elements }): Edit => [
      start - record.start,
      end - record.start,
      source(code, elements.at(-back)),
    ]);
    for (const part of record.properties)
      if (part.type === 'SpreadElement') spread.push(source(code, part.argument));
    return `export const ${name} = ${edited(source(code, record), edits)};`;
  });
  return [...importsOf(code, path, { spread, language }), ...records, ''].join('\n');
}

function importsOf(
  code: string,
  path: string,
  { spread, language }: { readonly spread: readonly string[]; readonly language: OtherLanguage },
): string[] {
  return parseSync(path, code).program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const names = statement.specifiers.map(({ local }) => local.name).filter((name) => spread.includes(name));
    return names.length > 0
      ? [`import { ${names.join(', ')} } from '${statement.source.value}?lang=${language}';`]
      : [];
  });
}

/** What a file declares; texts that are not exported are none that a language could be loaded for. */
function declaredIn(code: string, path: string): Declared[] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return program.body.flatMap((statement): Declared[] => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      return [];
    return statement.declaration.declarations.flatMap(({ id, init }): Declared[] => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || id.type !== 'Identifier')
        return [];
      const isTranslation = init.callee.name === 'defineTranslations';
      if (!isTranslation && init.callee.name !== 'defineTexts') return [];
      const [first, second] = init.arguments;
      if (first === undefined) throw new Error(`${path}: ${id.name} declares nothing`);
      return [{ name: id.name, isTranslation, first, second }];
    });
  });
}

/** The words of each text, those of a plural for each of its forms. */
function leaves(record: ESTree.Node, path: string): ESTree.ArrayExpression[] {
  return recordOf(record, path).properties.flatMap((part): ESTree.ArrayExpression[] => {
    if (part.type !== 'Property') return [];
    if (part.value.type === 'ArrayExpression') return [part.value];
    return leaves(part.value, path);
  });
}

function recordOf(node: ESTree.Node, path: string): ESTree.ObjectExpression {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return recordOf(node.expression, path);
  if (node.type !== 'ObjectExpression')
    throw new Error(`${path}: write the words of texts where they are declared`);
  return node;
}

function source(
  code: string,
  node: { readonly start: number; readonly end: number } | null | undefined,
): string {
  return node ? code.slice(node.start, node.end) : "''";
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code);
}
