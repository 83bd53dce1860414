import buildWebApp from './global-setup.ts';
import { fillDemoLab } from './fill-demo-lab.ts';

/** Vitest's set-up of the faults: what needs a filled demo lab starts on a copy of one (`bench/filled-data.ts`). */
export default async function faultsSetup(): Promise<() => void> {
  buildWebApp();
  const { folder, remove } = await fillDemoLab();
  process.env['BENCH_DATA'] = folder;
  return remove;
}
