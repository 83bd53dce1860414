import type { FastifyInstance, FastifyReply } from 'fastify';
import { at, type MsgState, simName, takeMessage, textAt } from './msg-state.ts';
import { tellOf } from './tell-status.ts';

function refuse(reply: FastifyReply, status: number, { code, message }: { code: number; message: string }) {
  return reply.code(status).send({
    error: { message, type: 'OAuthException', code, fbtrace_id: simName('trace') },
  });
}

function components(body: unknown): unknown[] {
  const found = at(body, 'template', 'components');
  return Array.isArray(found) ? found : [];
}

function valuesOf(body: unknown): string[] {
  const found = components(body).find((one) => textAt(one, 'type') === 'body');
  const parameters = at(found, 'parameters');
  return Array.isArray(parameters) ? parameters.map((one) => textAt(one, 'text')) : [];
}

function filesOf(state: MsgState, body: unknown) {
  const header = components(body).find((one) => textAt(one, 'type') === 'header');
  const kept = state.media.get(textAt(header, 'parameters', 0, 'document', 'id'));
  return kept === undefined ? [] : [kept];
}

/** Sending templates and uploading files as the cloud API of WhatsApp has it. */
export function addWhatsApp(app: FastifyInstance, state: MsgState): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  );
  app.addHook('preHandler', async (request, reply) => {
    if (!/^\/v\d+\.\d+\//u.test(request.url)) return;
    if (request.headers.authorization !== `Bearer ${state.keys.accessToken}`) {
      await refuse(reply, 401, { code: 190, message: 'Invalid OAuth access token' });
    }
  });
  app.post('/:version/:phone/media', { bodyLimit: 16 * 1024 * 1024 }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const [, name = 'file'] = /filename="([^"]+)"/u.exec(body.toString('latin1')) ?? [];
    const id = simName('media');
    state.media.set(id, { name, bytes: body.length });
    return reply.send({ id });
  });
  app.post('/:version/:phone/messages', async ({ body }, reply) => {
    const name = textAt(body, 'template', 'name');
    const language = textAt(body, 'template', 'language', 'code');
    const values = valuesOf(body);
    const known = state.whatsAppTemplates.get(`${name}/${language}`);
    const wanted = known ?? (state.takesUnknown ? values.length : undefined);
    if (wanted === undefined) {
      return refuse(reply, 404, {
        code: 132_001,
        message: 'Template name does not exist in the translation',
      });
    }
    if (wanted !== values.length) {
      return refuse(reply, 400, { code: 132_000, message: 'Number of parameters does not match' });
    }
    const to = textAt(body, 'to');
    const message = takeMessage(state, {
      key: textAt(body, 'biz_opaque_callback_data') || simName('key'),
      channel: 'whatsapp',
      id: simName('wamid'),
      to: [to],
      subject: `${name} (${language})`,
      text: values.join('\n'),
      files: filesOf(state, body),
    });
    void tellOf(state, message);
    return reply.send({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: message.id, message_status: 'accepted' }],
    });
  });
}
