import type { FastifyInstance } from 'fastify';
import { type MsgState, simName, takeMessage } from './msg-state.ts';

/** Where browsers are told of something; what is told is sealed for them, so that only its size is seen here. */
export function addPush(app: FastifyInstance, state: MsgState): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  );
  app.post('/push/:browser', async (request, reply) => {
    const browser = String(Reflect.get(Object(request.params), 'browser'));
    if (browser.startsWith('gone')) return reply.code(410).send();
    const size = Buffer.isBuffer(request.body) ? request.body.length : 0;
    const { topic } = request.headers;
    takeMessage(state, {
      key: typeof topic === 'string' ? topic : simName('key'),
      channel: 'push',
      to: [browser],
      subject: 'push',
      text: `${size} sealed bytes`,
      files: [],
    });
    return reply.code(201).send();
  });
}
