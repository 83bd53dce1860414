import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { refusalBody } from '../error-answer.ts';
import { refuse } from '../refuse.ts';
import { headersOfEveryAnswer } from './security-headers.ts';

const codes: Readonly<Record<string, RefusalCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/**
 * Answers bytes that are not a request: two lengths, a length beside chunks, folded or endless headers, a request that never
 * ends. The connection is closed, so that nothing after them is read as another request (ASVS 4.2.1).
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refuse(codes[error.code ?? ''] ?? 'malformed-request');
  const body = JSON.stringify(refusalBody(refusal, randomUUID()));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...Object.entries(headersOfEveryAnswer).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
