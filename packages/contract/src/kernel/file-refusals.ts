import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of files that are brought. */
export const fileRefusals = {
  'file-ending-refused': { status: 400, msg: 'Choose a file whose name ends in one of: {endings}' },
  'file-refused': { status: 400, msg: '{name} was refused: {fault}' },
  'file-too-large': {
    status: 413,
    msg: 'The file is too large: at most {most} MB are taken here. Save it smaller, a picture as a JPEG, and choose it again',
  },
} as const satisfies Record<string, RefusalSpec>;
