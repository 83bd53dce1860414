import type { FastifyInstance } from 'fastify';
import type { MsgState, SimMessage } from './msg-state.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:24px auto;max-width:52rem;padding:0 16px;color:#1a1f26;background:#f6f7f9}
h1{font-size:20px}article{background:#fff;border:1px solid #d8dde3;border-radius:8px;padding:12px 16px;margin:12px 0}
h2{font-size:15px;margin:0}p{margin:4px 0;color:#56606b}pre{white-space:pre-wrap;font:inherit;margin:8px 0 0}`;

function shown({ channel, to, subject, text, files, at, times, status }: SimMessage): string {
  const time = new Date(at).toISOString().slice(11, 19);
  const came = times === 1 ? '' : `, came ${times} times`;
  const carried = files
    .map(({ name, bytes }) => `<p>Attached: ${escaped(name)} (${bytes} bytes)</p>`)
    .join('');
  return `<article><h2>${channel} to ${escaped(to.join(', '))}</h2><p>${time} UTC, ${escaped(status)}${came}. ${escaped(subject)}</p><pre>${escaped(text)}</pre>${carried}</article>`;
}

function page({ messages }: MsgState): string {
  const all = [...messages.values()].toReversed().map(shown);
  const body = all.length === 0 ? '<p>Nothing came yet.</p>' : all.join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Simulated inbox</title><style>${STYLE}</style>
<h1>Simulated inbox</h1><p>Messages that the lab sent. They reached nobody else.</p>
${body}</html>`;
}

/** What stands in for the readers: a page with every message, the same as data, and calls that change how the services behave. */
export function addInbox(app: FastifyInstance, state: MsgState): void {
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(state)));
  app.get('/__sim/messages', async () => [...state.messages.values()]);
  app.post('/__sim/faults', async ({ body }) => Object.assign(state.faults, body));
  app.post('/__sim/keys', async ({ body }) => Object.assign(state.keys, body));
  app.post('/__sim/webhooks', async ({ body }) => Object.assign(state.webhooks, body));
  app.post('/__sim/templates', async ({ body }) => {
    const { sms = {}, whatsapp = {} } = Object(body);
    for (const [id, text] of Object.entries(Object(sms))) state.smsTexts.set(id, String(text));
    for (const [name, count] of Object.entries(Object(whatsapp)))
      state.whatsAppTemplates.set(name, Number(count));
    return { sms: state.smsTexts.size, whatsapp: state.whatsAppTemplates.size };
  });
}
