import { stringFormats } from '@nidan/contract/kernel/formats';
import type { FastifySchemaValidationError } from 'fastify';

const isFormat = (name: unknown): name is keyof typeof stringFormats =>
  typeof name === 'string' && Object.hasOwn(stringFormats, name);

function textOf(error: FastifySchemaValidationError): string {
  const { keyword, params } = error;
  switch (keyword) {
    case 'format':
      return isFormat(params['format']) ? stringFormats[params['format']].msg : 'This value has another form';
    case 'required':
      return 'Please fill in this field';
    case 'additionalProperties':
      return 'This field is not known';
    case 'maxLength':
      return `At most ${String(params['limit'])} characters`;
    case 'minLength':
      return params['limit'] === 1
        ? 'Please fill in this field'
        : `At least ${String(params['limit'])} characters`;
    case 'minItems':
      return `At least ${String(params['limit'])} needed`;
    case 'maxItems':
      return `At most ${String(params['limit'])} allowed`;
    case 'minimum':
    case 'maximum':
      return `Must be ${String(params['comparison'])} ${String(params['limit'])}`;
    case 'type':
      return `Must be of type ${String(params['type'])}`;
    case 'multipleOf':
      return `Must be a multiple of ${String(params['multipleOf'])}`;
    case 'storable':
      return 'This text has a character that cannot be stored';
    case 'enum':
      return 'Choose one of the listed values';
    default:
      return 'This value is not allowed';
  }
}

/**
 * Fields and texts of a failed validation. A nullable field fails three times: what it should be, that it is not null, and
 * that no branch fits; only the first says anything.
 */
export function fieldErrors(errors: readonly FastifySchemaValidationError[]) {
  const telling = errors.filter(
    ({ keyword, params }) => keyword !== 'anyOf' && !(keyword === 'type' && params['type'] === 'null'),
  );
  return (telling.length > 0 ? telling : errors.slice(0, 1)).map(fieldError);
}

/** Field path (`lines.0.testId`) and text of a failed validation. */
function fieldError(error: FastifySchemaValidationError): { field: string; msg: string } {
  const path = error.instancePath.split('/').slice(1);
  const missing = error.params['missingProperty'] ?? error.params['additionalProperty'];
  if (typeof missing === 'string') path.push(missing);
  return { field: path.join('.'), msg: textOf(error) };
}
