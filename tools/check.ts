import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { builtReport, bundleNote, bundleProblems } from './checks/check-bundle-size.ts';
import { checkCatalogueContent, noteContent } from './checks/check-catalogue-content.ts';
import { checkDependencies } from './checks/check-dependencies.ts';
import { checkDistributedSql } from './checks/check-distributed-sql.ts';
import { checkDuplication } from './checks/check-duplication.ts';
import { checkFieldMessages } from './checks/check-field-messages.ts';
import { checkFileSizes } from './checks/check-file-sizes.ts';
import { checkDomainReach } from './checks/check-domain-reach.ts';
import { formFigures, formNote, formProblems } from './checks/check-form.ts';
import { checkHouse } from './checks/check-house.ts';
import { checkImportDirections } from './checks/check-import-directions.ts';
import { checkMigrationFiles } from './checks/check-migration-files.ts';
import { checkMigrations } from './checks/check-migrations.ts';
import { checkModulePlaces } from './checks/check-module-places.ts';
import { checkStrayLiterals } from './checks/check-stray-literals.ts';
import { checkTableOwners } from './checks/check-table-owners.ts';
import { checkThreats } from './checks/check-threats.ts';
import { checkWords } from './checks/check-words.ts';
import { databaseTypes, generatedTypesPath } from './generate-database-types.ts';
import { checkPermissions } from './generate-permissions.ts';
import { checkVocabularyPage } from './generate-vocabulary-page.ts';
import { readSourceFiles, repositoryRoot } from './source-files.ts';
import { readSuiteRecord, suiteNote, suiteProblems } from './suite-record.ts';
import { withMigratedDatabase } from './with-migrated-database.ts';

interface Check {
  name: string;
  /** One line per problem; none when all is well. */
  run(): Promise<string[]> | string[];
  /** What is worth knowing when all is well. */
  note?(): string;
}

const files = readSourceFiles();

const checks: readonly Check[] = [
  { name: 'types', run: () => program('tsc', ['-p', 'tsconfig.json']) },
  { name: 'types of the web', run: () => program('tsc', ['-p', 'apps/web/tsconfig.json']) },
  { name: 'lint', run: () => program('oxlint', ['--type-aware', '--deny-warnings', '.']) },
  { name: 'format', run: () => program('oxfmt', ['--check', '.']) },
  { name: 'import directions', run: () => checkImportDirections(files) },
  { name: 'house', run: () => checkHouse(files) },
  { name: 'reach of the domain', run: () => checkDomainReach(files) },
  { name: 'places of a module', run: () => checkModulePlaces(files) },
  { name: 'table owners', run: () => checkTableOwners(files) },
  { name: 'SQL for shards', run: () => checkDistributedSql(files) },
  { name: 'file sizes and names', run: () => checkFileSizes(files) },
  {
    name: 'form of the code',
    run: () => formProblems(formFigures(files)),
    note: () => formNote(formFigures(files)),
  },
  { name: 'duplication', run: () => checkDuplication(files) },
  { name: 'messages of fields', run: () => checkFieldMessages(files) },
  { name: 'stray literals', run: () => checkStrayLiterals(files) },
  { name: 'words of the screens', run: () => checkWords(files) },
  { name: 'catalogue content', run: checkCatalogueContent, note: noteContent },
  {
    name: 'round trips of files',
    run: () => program('vitest', ['run', '--project', 'server', 'round-trip']),
  },
  { name: 'vocabulary page', run: checkVocabularyPage },
  { name: 'permissions', run: checkPermissions },
  { name: 'threats', run: checkThreats },
  { name: 'dependencies', run: checkDependencies },
  { name: 'migration files', run: () => checkMigrationFiles(files) },
  { name: 'database', run: checkDatabase },
  { name: 'size of the web app', run: checkBundleSize, note: () => bundleNote(builtReport()) },
  {
    name: 'time of the tests',
    run: () => suiteProblems(readSuiteRecord()),
    note: () => suiteNote(readSuiteRecord()),
  },
];

/** Builds the web app where it is older than its sources, so that the size is of what is checked. */
async function checkBundleSize(): Promise<string[]> {
  const failed = await program(process.execPath, ['tools/build-when-stale.ts']);
  return failed.length > 0 ? failed : bundleProblems(builtReport());
}

/** Rules of the schema and freshness of the generated types: one migrated database serves both. */
function checkDatabase(): Promise<string[]> {
  return withMigratedDatabase(async ({ ownerUrl }) => {
    const fresh = (await databaseTypes(ownerUrl)) === readFileSync(generatedTypesPath, 'utf8');
    const stale = fresh ? [] : ['database.gen.ts does not fit the migrations: run `npm run types`'];
    return [...stale, ...(await checkMigrations(ownerUrl))];
  });
}

/** Runs a program of the repository; its output is the problems when it fails. */
async function program(command: string, args: readonly string[]): Promise<string[]> {
  const child = spawn(command, args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return code === 0 ? [] : [output.trimEnd() || `${command} ended with code ${String(code)}`];
}

async function problemsOf(check: Check): Promise<string[]> {
  try {
    return await check.run();
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

let failed = 0;
for (const check of checks) {
  const start = performance.now();
  const problems = await problemsOf(check);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(
    `${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${check.name.padEnd(22)} ${seconds.padStart(6)} s`,
  );
  if (problems.length === 0 && check.note !== undefined) console.log(`      ${check.note()}`);
  for (const problem of problems) console.log(problem.replace(/^/gm, '      '));
  if (problems.length > 0) failed += 1;
}
const passed = checks.length - failed;
console.log(`${passed} checks passed, ${failed} failed`);
const summary = process.argv
  .find((argument) => argument.startsWith('--summary='))
  ?.slice('--summary='.length);
if (summary !== undefined) writeFileSync(summary, JSON.stringify({ passed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
