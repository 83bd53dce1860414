import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const KB = 1024;
/**
 * Status sets, enumerations, messages, constants: what most screens take. Other rules come with the screens that need them, and the words of
 * settings with the one that shows them.
 */
const VOCABULARY = /^(access|enumerations|settings(?!\/lab-setting-words$)|status-sets)\/|^text\/messages$/;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const IMPORT = /^import \{([^}]*)\} from '@nidan\/domain\/([^']+)';/gm;

/** What the web takes of the domain, itself and by way of the contract: names by module. */
function takenOfTheDomain(): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>();
  for (const folder of ['apps/web/src', 'packages/contract/src']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue;
      for (const [, names = '', module = ''] of readFileSync(join(root, folder, file), 'utf8').matchAll(
        IMPORT,
      )) {
        const values = names.split(',').map((name) => name.trim());
        const known = taken.get(module) ?? new Set();
        for (const name of values)
          if (name !== '' && !name.startsWith('type ')) known.add(name.split(' ')[0] ?? '');
        taken.set(module, known);
      }
    }
  }
  return taken;
}

type Taken = readonly (readonly [module: string, names: ReadonlySet<string>])[];

/** Bytes of these modules, built as the web builds them and gzipped. */
async function sizeOf(taken: Taken): Promise<number> {
  const entry = taken
    .map(([module, names], index) => {
      const list = [...names].map((name) => `${name} as ${name}_${index}`).join(', ');
      return `export { ${list} } from '${join(root, 'packages/domain/src', module)}.ts';`;
    })
    .join('\n');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (/\bentry$/.test(id) ? 'entry' : null),
        load: (id) => (id === 'entry' ? entry : null),
      },
    ],
    build: { write: false, lib: { entry: 'entry', formats: ['es'] }, minify: true },
  });
  const outputs = Array.isArray(built) ? built : [];
  const code = outputs
    .flatMap(({ output }) => output.map((part) => (part.type === 'chunk' ? part.code : '')))
    .join('');
  return gzipSync(code, { level: 9 }).length;
}

const all = [...takenOfTheDomain()];

it('what the web needs of the vocabulary stays under 17 KB gzipped', async () => {
  const vocabulary = all.filter(([module]) => VOCABULARY.test(module));
  expect(vocabulary.length).toBeGreaterThan(15);
  const size = await sizeOf(vocabulary);
  expect(size).toBeGreaterThan(KB);
  expect(size).toBeLessThan(17 * KB);
});

it('all that the web needs of the domain, on all screens together, stays under 98 KB gzipped', async () => {
  expect(await sizeOf(all)).toBeLessThan(98 * KB);
});
