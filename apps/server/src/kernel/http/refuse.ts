import type { Fault } from '@nidan/domain/text/fault';
import { faultAt, type FaultGiven, type FaultOfField } from '@nidan/contract/kernel/faults/field-faults';
import { type RefusalCode, refusalFault, refusals, refusalText } from '@nidan/contract/kernel/refusals';

export interface RefusalDetails {
  /** Values for the `{name}` places of the text. */
  readonly details?: Readonly<Record<string, string>>;
  readonly errors?: readonly FaultOfField[];
  /** The field at which the refusal itself is shown, where there are no `errors`. */
  readonly at?: string;
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
    const { at } = extra;
    this.extra =
      at === undefined ? extra : { ...extra, errors: [{ field: at, ...refusalFault(code, details) }] };
    this.missing = details?.['right'] ?? null;
  }
}

/** A refusal to throw: `throw refuse('not-found')`. */
export function refuse(code: RefusalCode, extra?: RefusalDetails): Refusal {
  return new Refusal(code, extra);
}

/** A refusal as what is wrong with a row of a file. */
export function faultOfRefusal({ code, extra }: Refusal): Fault {
  return refusalFault(code, extra.details);
}

/** Refuses one field, as the form's own check would: `refuseField('reason', 'say-why')`, or with a fault of the domain. */
export function refuseField(field: string, ...given: FaultGiven): Refusal {
  return new Refusal('invalid-input', { errors: [faultAt(field, ...given)] });
}
