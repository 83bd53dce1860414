import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repositoryRoot } from '../source-files.ts';

/** Chunks of a build by name, as Vite's manifest lists them. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Most bytes of JavaScript, gzipped, before the sign-in and until the first screen works. */
export const LIMITS = { signIn: 120 * 1024, firstScreen: 300 * 1024 } as const;

const SHELL = 'src/app/SignedIn.tsx';
/** Everything else that the shell opens late lies over a screen. */
const SCREEN = /Screen\.tsx$/;

export interface BundleReport {
  readonly signIn: number;
  /** Bytes until a screen works, by the file of the screen, the largest first. */
  readonly screens: readonly { readonly name: string; readonly bytes: number }[];
}

interface Build {
  /** The page as built: what it names is loaded before anything else. */
  readonly html: string;
  readonly manifest: Manifest;
  /** Size of one file, gzipped. */
  readonly sizeOf: (file: string) => number;
}

/** The words of one text record in another language than English; every reader loads those of one language at most. */
const WORDS = /\?lang=(hi|mr)$/;

/** Adds up the gzipped JavaScript that each stage of the web app loads, with the words of the language that has most of them. */
export function bundleReport({ html, manifest, sizeOf }: Build): BundleReport {
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1] ?? '');
  const first = Object.keys(manifest).filter((name) => named.includes(manifest[name]?.file ?? ''));
  if (first.length === 0 || manifest[SHELL] === undefined)
    throw new Error(`The build lacks a first script or ${SHELL}`);
  const late = new Set([...closure(manifest, [SHELL])].flatMap(({ dynamicImports }) => dynamicImports ?? []));
  const bytesOf = (names: readonly string[]): number => {
    const chunks = closure(manifest, names);
    const scripts = [...new Set([...chunks].map(({ file }) => file))].filter((file) => file.endsWith('.js'));
    return sum(scripts.map(sizeOf)) + mostWords([...chunks], (name) => sizeOf(manifest[name]?.file ?? ''));
  };
  return {
    signIn: bytesOf(first),
    screens: [...late]
      .filter((name) => SCREEN.test(name))
      .map((name) => ({ name, bytes: bytesOf([...first, SHELL, name]) }))
      .sort((a, b) => b.bytes - a.bytes),
  };
}

/** What is over its limit; one line each. */
export function bundleProblems({ signIn, screens }: BundleReport): string[] {
  return [
    ...(signIn > LIMITS.signIn
      ? [`sign-in loads ${kib(signIn)} of JavaScript, the limit is ${kib(LIMITS.signIn)}`]
      : []),
    ...screens
      .filter(({ bytes }) => bytes > LIMITS.firstScreen)
      .map(
        ({ name, bytes }) =>
          `${name} works after ${kib(bytes)} of JavaScript, the limit is ${kib(LIMITS.firstScreen)}`,
      ),
  ];
}

/** Bytes of the words that chunks ask for, in the language where they are most. */
function mostWords(chunks: readonly Chunk[], bytesOf: (name: string) => number): number {
  const names = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports ?? []));
  const byLanguage = Map.groupBy(names, (name) => WORDS.exec(name)?.[1]);
  byLanguage.delete(undefined);
  return Math.max(0, ...[...byLanguage.values()].map((words) => sum(words.map(bytesOf))));
}

function closure(manifest: Manifest, names: readonly string[]): Set<Chunk> {
  const chunks = new Set<Chunk>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name];
    if (!chunk || chunks.has(chunk)) continue;
    chunks.add(chunk);
    open.push(...(chunk.imports ?? []));
  }
  return chunks;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** What the build in `apps/web/dist` loads. Throws where there is none. */
export function builtReport(): BundleReport {
  const dist = join(repositoryRoot, 'apps/web/dist');
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('The web app is not built: run `npm run build`');
  return bundleReport({
    html: readFileSync(join(dist, 'index.html'), 'utf8'),
    // as: written by the build, whose format this is
    manifest: JSON.parse(readFileSync(path, 'utf8')) as Manifest,
    sizeOf: (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
  });
}

/** How near the limits the build is. */
export function bundleNote({ signIn, screens }: BundleReport): string {
  const { name = '', bytes = 0 } = screens[0] ?? {};
  const room = (limit: number, used: number): string => `room ${kib(limit - used)}`;
  return `${kib(signIn)} before the sign-in (${room(LIMITS.signIn, signIn)}), ${kib(bytes)} until the heaviest screen works: ${basename(name, '.tsx')} (${room(LIMITS.firstScreen, bytes)})`;
}

function main(): void {
  const report = builtReport();
  console.log(`JavaScript, gzipped: sign-in ${kib(report.signIn)}`);
  for (const { name, bytes } of report.screens) console.log(`  until ${name} works ${kib(bytes)}`);
  for (const problem of bundleProblems(report)) {
    console.error(problem);
    process.exitCode = 1;
  }
}

if (import.meta.main) main();
