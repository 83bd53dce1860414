// Entry of a document worker: a child process, because Typst compiles synchronously and its memory only grows.
import { DocumentError } from './document-error.ts';
import { emptyReport } from './empty-report.ts';
import { loadFontMetrics } from './font-metrics.ts';
import { templateInput } from './template-data.ts';
import { TypstCompiler } from './typst-compiler.ts';
import type { RenderMessage, WorkerMessage } from './worker-messages.ts';

const metrics = loadFontMetrics();
const compiler = new TypstCompiler();
compiler.render(templateInput(metrics, emptyReport({ logo: null })), 'pdf');

process.on('message', (message: RenderMessage) => send(render(message)));
process.on('disconnect', () => process.exit(0));
// Ctrl-C and a service manager's stop reach the whole group; the server decides when its workers end.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
send({ kind: 'ready' });

function render({ id, request, form }: RenderMessage): WorkerMessage {
  try {
    const { bytes, pages } = compiler.render(templateInput(metrics, request), form);
    return { kind: 'rendered', id, bytes, pages, rss: process.memoryUsage.rss() };
  } catch (error) {
    const code = error instanceof DocumentError ? error.code : 'compile_failed';
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', id, code, message, rss: process.memoryUsage.rss() };
  }
}

function send(message: WorkerMessage): void {
  // A server that has ended meanwhile is told nothing, and this process goes by itself.
  process.send?.(message, undefined, undefined, () => undefined);
}
