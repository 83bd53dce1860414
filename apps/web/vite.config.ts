import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`;

/** Puts a .br and a .gz beside each text file, so that the server compresses nothing while it runs. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    generateBundle: {
      // After Vite has put the preloads in: a compressed copy made earlier would lack them.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const source = file.type === 'chunk' ? file.code : file.source;
          if (!/\.(js|css|svg|html)$/.test(file.fileName) || source.length < 1024) continue;
          const bytes = Buffer.from(source);
          const gzip = gzipSync(bytes, { level: 9 });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzip });
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(bytes),
          });
        }
      },
    },
  };
}

const FEATURE = /\/(?:web\/src\/features|contract\/src|domain\/src)\/([a-z-]+)\//;
/** Whose parts of a screen others open late, while many more send its messages. */
const PARTS_APART =
  /\/web\/src\/features\/(?:(?:approvals|audit|billing|catalog|files|imports|organisation|patients)\/|rates\/(?!PriceMark|price-texts))/;

/** What only a few screens share: the grid that is typed in, the page and the pane of a test, the records of the declared masters, the desks of roles. */
const APART: readonly (readonly [RegExp, string])[] = [
  [/\/web\/src\/features\/billing\/(?:Settle|settle-)/, 'shared-settle'],
  [/\/web\/src\/kernel\/ui\/(?:DataGrid|GridRow|GridEditor|grid-|complete-choice)/, 'shared-grid'],
  // What the list of parameters and the page of one share, and what asks for the code of something new.
  [/\/web\/src\/features\/catalog\/(?:Parameter|parameter-(?:edit|form)|CodeField)/, 'shared-parameter-edit'],
  // What the page of a test fetches beside itself.
  [
    /\/web\/src\/features\/catalog\/(?:SpecimenPart|specimen-texts|ReflexRules|RunCalendar|RunWeek|StageRows|TestVersions|DraftComparison|DefinitionChanges|definition-)|\/domain\/src\/catalogue\/\w+-text/,
    'shared-test-late',
  ],
  [
    /\/web\/src\/features\/catalog\/(?:Test(?!Extras|Machines|Format|Checks|Prices)|ContainedIn|Reflex|Run|Stage|PartList|use-test|test-(?!extra)|definition-|find-orderable|moved-part|(?:run|stage|reflex)-row)|\/contract\/src\/catalog\/test-edit|\/domain\/src\/catalogue\/(?:run|reflex|short|stage)-/,
    'shared-test-edit',
  ],
  // The prover of ranges and the words of an interval, which ask nothing of the results that are judged by them.
  [
    /\/domain\/src\/results\/(?:range-(?:condition|coverage|display|offers|proof|text)|format-value|age-spans|draft-effect-limits)\.|\/contract\/src\/results\/draft-effect/,
    'shared-ranges',
  ],
  // What the bench shares with the parts that it fetches when a test has them.
  [/\/web\/src\/features\/results\/(?:entry-|EntryMessages)/, 'shared-entry'],
  [/\/(?:domain|contract)\/src\/masters\//, 'shared-master-records'],
  // Of the roles the pages of users need the names of modules alone.
  [/\/web\/src\/features\/roles\/(?!module-texts)/, 'shared-roles-parts'],
];

/** Where a module goes that several screens share. */
function sharedChunk(id: string): string {
  const apart = APART.find(([pattern]) => pattern.test(id));
  if (apart !== undefined) return apart[1];
  const feature = FEATURE.exec(id)?.[1] ?? 'kernel';
  if (feature === 'kernel') return 'shared';
  return PARTS_APART.test(id) ? `shared-${feature}-parts` : `shared-${feature}`;
}

export default defineConfig({
  plugins: [react({ compiler: true }), precompress()],
  build: {
    outDir: 'dist',
    target: ['chrome109', 'firefox115', 'safari15.4'],
    cssTarget: ['chrome109', 'firefox115', 'safari15.4'],
    manifest: true,
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files: what the sign-in needs, React by itself because it changes least, and what the screens share, by
          // feature: a screen takes along what it needs of another feature, and not what all of them share.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: sharedChunk, debugName: 'shared by feature', minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/file': api },
  },
  preview: { host: '127.0.0.1', proxy: { '/api': api } },
});
