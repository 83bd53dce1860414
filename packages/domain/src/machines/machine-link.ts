import { LINK_NOTES } from '../interfacing/link.ts';

/** How a machine is reached: it calls us, we call it, or it writes files into a folder. A serial port comes over TCP. */
export const LINK_TRANSPORTS = ['tcpServer', 'tcpClient', 'folder'] as const;
export type LinkTransport = (typeof LINK_TRANSPORTS)[number];

/** How a link is now. */
export const LINK_STATES = ['off', 'listening', 'calling', 'connected', 'watching', 'failed'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** What went wrong with a link last, without a byte of what came. */
export const LINK_PROBLEMS = [
  'port-taken',
  'place-not-allowed',
  'address-not-ours',
  'unreachable',
  'folder-missing',
  'file-failed',
  'file-too-long',
  'driver-faulty',
  'foreign-address',
  'too-many-connections',
  'too-slow',
  'not-stored',
  ...LINK_NOTES,
] as const;
export type LinkProblem = (typeof LINK_PROBLEMS)[number];
