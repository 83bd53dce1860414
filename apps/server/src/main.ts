import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Nearly half of a start is the compiling of modules, which the next start need not do again; where nothing can be written, it does.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/nidan', import.meta.url)));
const { runNidan } = await import('./run-nidan.ts');
await runNidan();
// A killed process writes nothing at its end.
flushCompileCache();
