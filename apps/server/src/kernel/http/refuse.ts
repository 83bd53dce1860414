import { type RefusalCode, refusals, refusalText } from '@nidan/contract/kernel/refusals';

export interface RefusalDetails {
  /** Values for the `{name}` places of the text. */
  readonly details?: Readonly<Record<string, string>>;
  readonly errors?: readonly { readonly field: string; readonly msg: string }[];
  readonly state?: string;
  readonly can?: readonly string[];
  readonly changedBy?: string;
  /** ISO 8601 in UTC. */
  readonly changedAt?: string;
  /** Seconds after which the same request may be sent again; also as the header Retry-After. */
  readonly retryAfter?: number;
}

/** A refusal on its way to the caller: typed, expected, never logged as a failure. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly extra: RefusalDetails;
  /** The right that was missing, in words; null when it was something else. */
  readonly missing: string | null;

  constructor(code: RefusalCode, extra: RefusalDetails = {}) {
    const { details } = extra;
    super(refusalText(code, details));
    this.name = 'Refusal';
    this.code = code;
    this.status = refusals[code].status;
    this.extra = extra;
    this.missing = details?.['right'] ?? null;
  }
}

/** A refusal to throw: `throw refuse('not-found')`. */
export function refuse(code: RefusalCode, extra?: RefusalDetails): Refusal {
  return new Refusal(code, extra);
}

/** Refuses one field with its message, as the form's own check would. */
export function refuseField(field: string, msg: string): Refusal {
  return new Refusal('invalid-input', { errors: [{ field, msg }] });
}
