import { configureGlobal } from 'fast-check';

/** How many cases each property tries that names no number of its own: NIDAN_PROPERTY_RUNS, else as many as fast-check means to. */
const runs = Number(process.env['NIDAN_PROPERTY_RUNS'] ?? 0);
if (runs > 0) configureGlobal({ numRuns: runs });
