import { registerHooks } from 'node:module';

/**
 * For the bench alone, loaded by `node --import` before the server: puts pass-throughs in the place of two modules of the
 * kernel, as BENCH_WITHOUT names them. The server itself has no switch for it.
 */
const STAND_INS: Readonly<Record<string, { readonly of: string; readonly by: string }>> = {
  permissions: { of: 'kernel/access/caller.ts', by: './remembered-caller.ts' },
  events: { of: 'kernel/http/unit-statements.ts', by: './eventless-statements.ts' },
};

const server = new URL('../../apps/server/src/', import.meta.url);
const replaced = new Map(
  (process.env['BENCH_WITHOUT'] ?? '').split(',').map((name) => {
    const standIn = STAND_INS[name];
    if (standIn === undefined) throw new Error(`BENCH_WITHOUT ${name}: give permissions, events or both`);
    return [new URL(standIn.of, server).href, new URL(standIn.by, import.meta.url).href] as const;
  }),
);

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const url = replaced.get(found.url);
    // A stand-in asks for the original itself.
    return url === undefined || context.parentURL === url ? found : { ...found, url };
  },
});
