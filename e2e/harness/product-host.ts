import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { HostAnswer, HostCall } from './host-messages.ts';

/*
 * A process that has the modules of the product loaded and starts it again and again, each time on other data: nine tenths
 * of what a start costs is the loading. It is spawned by `hosted-nidan.ts`, calls come as messages, and it ends with whoever spawned it.
 */

// As `main.ts` does.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/nidan', import.meta.url)));
const { startProduct } = await import('./start-product.ts');
flushCompileCache();

const running = new Map<number, ReturnType<typeof startProduct>>();

function answer(message: HostAnswer): void {
  // Whoever asked may have ended meanwhile.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

async function take(call: HostCall): Promise<void> {
  if ('start' in call) {
    const starting = startProduct(call.start);
    running.set(call.id, starting);
    const { url } = await starting;
    answer({ id: call.id, url });
    return;
  }
  if ('live' in call) (await running.get(call.live))?.live(call.daysLater);
  else {
    const product = await running.get(call.stop);
    running.delete(call.stop);
    await product?.stop();
  }
  answer({ id: call.id, url: '' });
}

process.on('message', (call: HostCall) => {
  take(call).catch((error: unknown) => answer({ id: call.id, failure: String(error) }));
});

process.once('disconnect', () => {
  const stops = [...running.values()].map(async (starting) => (await starting).stop());
  void Promise.allSettled(stops).then(() => process.exit(0));
});
