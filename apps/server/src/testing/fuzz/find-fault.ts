import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { RefusalBody } from '@nidan/contract/kernel/refusals';
import { Ajv, type ValidateFunction } from 'ajv';
import { withFormats } from '../../kernel/http/validators.ts';
import type { HostileAnswer } from './send-hostile.ts';

/** What no request may bring about. */
export type FaultKind =
  | 'no answer in 5 s'
  | 'status 500 or more'
  | 'outside its schema'
  | 'shows how it is built';

export interface Fault {
  readonly kind: FaultKind;
  readonly detail: string;
}

const ajv = withFormats(new Ajv({ strict: false, allErrors: false }));
const compiled = new WeakMap<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const made = ajv.compile(schema);
  compiled.set(schema, made);
  return made;
}

/** Frames of a stack, files of ours, text of the driver: nobody outside learns from an answer how we are built. */
const INSIDES = [
  /\\n\s+at \S+/,
  /node_modules/,
  /\.ts:\d+/,
  /violates [\w -]+ constraint/,
  // The refusal of a file names its column: 'The column "code" is missing'. The database never begins with an article.
  /(?:relation|(?<![Tt]he )column) \\?"\w+/,
  /syntax error at or near/,
  /invalid input syntax/,
  /is not a function|Cannot read properties/,
];

function schemaFault(schema: object, text: string): Fault | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { kind: 'outside its schema', detail: 'is no JSON' };
  }
  const validate = validatorOf(schema);
  return validate(body) ? null : { kind: 'outside its schema', detail: ajv.errorsText(validate.errors) };
}

function mediaFault({ produces }: Endpoint, { contentType, status }: HostileAnswer): Fault | null {
  // Whoever opens a page gets a page, whatever came of it, and what somebody uploaded comes back under its own type.
  const due = status < 400 || produces === 'text/html' ? produces : 'application/json';
  if (due === 'application/octet-stream' || contentType.startsWith(due)) return null;
  return { kind: 'outside its schema', detail: `is ${contentType} and not ${due}` };
}

/** What is wrong with an answer; null when nothing is. */
export function findFault(endpoint: Endpoint, answer: HostileAnswer | null): Fault | null {
  if (answer === null) return { kind: 'no answer in 5 s', detail: '' };
  const { status, text } = answer;
  if (status >= 500) return { kind: 'status 500 or more', detail: String(status) };
  const media = mediaFault(endpoint, answer);
  if (media !== null) return media;
  const isJson = answer.contentType.startsWith('application/json');
  if (!isJson) return null;
  const shown = INSIDES.find((inside) => inside.test(text));
  if (shown !== undefined) return { kind: 'shows how it is built', detail: String(shown) };
  return schemaFault(status >= 400 ? RefusalBody : endpoint.response, text);
}
