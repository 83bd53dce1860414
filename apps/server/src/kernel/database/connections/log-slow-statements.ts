import type { FastifyBaseLogger } from 'fastify';
import { onSlowStatement } from './statement-times.ts';

/**
 * Logs every statement that takes longer than `ms`, at whatever level the rest is logged: its text with placeholders, never
 * the values. Answers what ends it.
 */
export function logSlowStatements(log: Pick<FastifyBaseLogger, 'child'>, ms: number): () => void {
  const slowLog = log.child({}, { level: 'info' });
  return onSlowStatement(ms, (slow) =>
    slowLog.info(
      { statement: slow.text.replace(/\s+/g, ' ').trim(), ms: Math.round(slow.ms) },
      'slow statement',
    ),
  );
}
