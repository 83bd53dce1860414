import type { RefusalBody } from '@nidan/contract/kernel/refusals';
import { MESSAGES } from '@nidan/domain/text/messages';
import { type SaidFault, wordsOfRefusals } from './refusal-words.ts';

interface FieldFault {
  readonly field: string;
  readonly msg: string;
}

type SaidFieldFault = SaidFault & Pick<FieldFault, 'field'>;

interface RefusalDetails {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Code of the contract, or `network`, `timeout`, `aborted` or `unreadable` when there is no typed answer. */
  readonly code: string;
  readonly msg: string;
  /** Values in `msg`. */
  readonly details?: Readonly<Record<string, string>>;
  readonly errors?: readonly SaidFieldFault[];
  readonly state?: string | null;
  readonly can?: readonly string[];
  readonly changedBy?: string | null;
  readonly requestId?: string | null;
}

/** What `api` throws: the refusal of the server, or why no answer came. `msg` is fit to be shown. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;
  readonly #errors: readonly SaidFieldFault[];
  readonly state: string | null;
  readonly can: readonly string[];
  readonly changedBy: string | null;
  readonly requestId: string | null;
  /** Reads again what somebody else has changed meanwhile; null when that is not why. Set by the mutation that was refused. */
  reload: (() => Promise<void>) | null = null;

  constructor(details: RefusalDetails) {
    super(details.msg);
    this.name = 'ApiRefusal';
    this.status = details.status;
    this.code = details.code;
    this.details = details.details ?? {};
    this.#errors = details.errors ?? [];
    this.state = details.state ?? null;
    this.can = details.can ?? [];
    this.changedBy = details.changedBy ?? null;
    this.requestId = details.requestId ?? null;
  }

  /** What to show, in the language of the screens; in English the words of the server. */
  get msg(): string {
    return wordsOfRefusals().refusal({ code: this.code, said: this.message, details: this.details });
  }

  /** What is wrong, field by field, in the language of the screens. */
  get errors(): readonly FieldFault[] {
    const { field: say } = wordsOfRefusals();
    return this.#errors.map((fault) => ({ field: fault.field, msg: say(fault) }));
  }

  /** The message at one field, when the refusal names it. */
  at(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.msg;
  }

  /** True when nothing is known about what the server did: the same key may be sent again. */
  get unanswered(): boolean {
    return this.status === 0;
  }
}

/** Any thrown thing as a refusal; what is not one reads `Failed to perform operation` (spec §8). */
export function asRefusal(thrown: unknown): ApiRefusal {
  if (thrown instanceof ApiRefusal) return thrown;
  return new ApiRefusal({ status: 0, code: 'unreadable', msg: FAILED });
}

/** Text of a failure that carries no message of its own (spec §8). */
export const FAILED = MESSAGES.failure.generic;

/** The refusal in an answer of the server; its `msg` is shown, else the generic text. */
export async function refusalOf(response: Response): Promise<ApiRefusal> {
  const body = await readBody(response);
  return new ApiRefusal({
    status: response.status,
    code: body.code ?? 'unreadable',
    msg: body.msg || FAILED,
    details: body.details ?? {},
    errors: body.errors ?? [],
    state: body.state ?? null,
    can: body.can ?? [],
    changedBy: body.changedBy ?? null,
    requestId: body.requestId ?? null,
  });
}

async function readBody(response: Response): Promise<Partial<RefusalBody>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
