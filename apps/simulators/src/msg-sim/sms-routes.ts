import type { FastifyInstance, FastifyReply } from 'fastify';
import { type MsgState, simName, takeMessage, textAt } from './msg-state.ts';
import { tellOf } from './tell-status.ts';

const refuse = (reply: FastifyReply, status: number, reason: string) =>
  reply.code(status).send({ error: { reason, message: reason.toLowerCase().replaceAll('_', ' ') } });

/** Whether a text is a registered one, its variables filled with anything of one line. */
function isText(registered: string, text: string): boolean {
  const parts = registered.split('{#var#}');
  const pattern = parts
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join('[^\\n]+');
  return new RegExp(`^${pattern}$`, 'u').test(text);
}

/** Sending registered texts as gateways for India have it (DLT). */
export function addSms(app: FastifyInstance, state: MsgState): void {
  app.post('/sms/messages', async ({ body, headers }, reply) => {
    if (headers.authorization !== `Bearer ${state.keys.apiKey}`) return refuse(reply, 401, 'UNAUTHORIZED');
    const text = textAt(body, 'text');
    const known = state.smsTexts.get(textAt(body, 'template_id'));
    const registered = known ?? (state.takesUnknown ? '{#var#}' : undefined);
    if (registered === undefined) return refuse(reply, 400, 'TEMPLATE_NOT_REGISTERED');
    if (!isText(registered, text)) return refuse(reply, 400, 'TEMPLATE_MISMATCH');
    if (!/^[A-Z]{6}$/u.test(textAt(body, 'sender'))) return refuse(reply, 400, 'HEADER_NOT_REGISTERED');
    const message = takeMessage(state, {
      key: textAt(body, 'client_ref') || simName('key'),
      channel: 'sms',
      id: simName('sms'),
      to: [textAt(body, 'to')],
      subject: textAt(body, 'template_id'),
      text,
      files: [],
    });
    void tellOf(state, message);
    return reply.send({ id: message.id, status: 'ACCEPTED' });
  });
}
