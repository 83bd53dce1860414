import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { splitLanguages } from './build/split-languages.ts';

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

export default defineConfig({
  plugins: [splitLanguages(), react({ compiler: true }), precompress()],
  build: {
    outDir: 'dist',
    target: ['chrome109', 'firefox115', 'safari15.4'],
    cssTarget: ['chrome109', 'firefox115', 'safari15.4'],
    manifest: true,
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the sign-in needs, React by itself because it changes least, and what many parts of the screens share in one
          // file. The rest is cut by who needs it: a screen takes along nothing that it does not use, and what comes late
          // never brings forward what another part shares with it.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'core', minShareCount: 20, priority: 2 },
            { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
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
