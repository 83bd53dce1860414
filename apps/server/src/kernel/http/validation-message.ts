import { faultOf, faultAt, type FaultOfField } from '@nidan/contract/kernel/faults/field-faults';
import { stringFormats } from '@nidan/contract/kernel/formats';
import type { Fault } from '@nidan/domain/text/fault';
import type { FastifySchemaValidationError } from 'fastify';

const isFormat = (name: unknown): name is keyof typeof stringFormats =>
  typeof name === 'string' && Object.hasOwn(stringFormats, name);

function faultOfError(error: FastifySchemaValidationError): Fault {
  const { keyword, params } = error;
  switch (keyword) {
    case 'format':
      return isFormat(params['format']) ? stringFormats[params['format']].fault : faultOf('other-form');
    case 'required':
      return faultOf('field-empty');
    case 'additionalProperties':
      return faultOf('field-unknown');
    case 'maxLength':
      return faultOf('too-long', { limit: String(params['limit']) });
    case 'minLength':
      return params['limit'] === 1
        ? faultOf('field-empty')
        : faultOf('too-short', { limit: String(params['limit']) });
    case 'minItems':
      return faultOf('too-few', { limit: String(params['limit']) });
    case 'maxItems':
      return faultOf('too-many', { limit: String(params['limit']) });
    case 'minimum':
    case 'maximum':
      return faultOf('out-of-bounds', { sign: String(params['comparison']), limit: String(params['limit']) });
    case 'type':
      return faultOf('other-type', { type: String(params['type']) });
    case 'multipleOf':
      return faultOf('not-multiple', { limit: String(params['multipleOf']) });
    case 'storable':
      return faultOf('not-storable');
    case 'enum':
      return faultOf('not-listed');
    default:
      return faultOf('value-not-allowed');
  }
}

/**
 * Fields and faults of a failed validation. A nullable field fails three times: what it should be, that it is not null, and
 * that no branch fits; only the first says anything.
 */
export function fieldErrors(errors: readonly FastifySchemaValidationError[]) {
  const telling = errors.filter(
    ({ keyword, params }) => keyword !== 'anyOf' && !(keyword === 'type' && params['type'] === 'null'),
  );
  return (telling.length > 0 ? telling : errors.slice(0, 1)).map(fieldError);
}

/** Field path (`lines.0.testId`) and fault of a failed validation. */
function fieldError(error: FastifySchemaValidationError): FaultOfField {
  const path = error.instancePath.split('/').slice(1);
  const missing = error.params['missingProperty'] ?? error.params['additionalProperty'];
  if (typeof missing === 'string') path.push(missing);
  return faultAt(path.join('.'), faultOfError(error));
}
