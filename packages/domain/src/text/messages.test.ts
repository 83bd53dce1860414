import { expect, test } from 'vitest';
import { MESSAGES } from './messages.ts';

function textsOf(value: object): string[] {
  return Object.values(value).flatMap((entry: unknown) =>
    typeof entry === 'string' ? [entry] : typeof entry === 'object' && entry ? textsOf(entry) : [],
  );
}

test('holds every quoted message of the specification, letter for letter', () => {
  expect(textsOf(MESSAGES).toSorted()).toEqual(
    [
      'Loading...',
      'New updates available, press Ctrl+Shift+R on keyboard to update.',
      'Taking a long time...',
      'Click to retry',
      'You are offline',
      'Sample is in pending state',
      'Sample is already accessioned',
      'Sample is already registered',
      'Sample is rejected',
      'Sample is rejected by logisitc boy',
      'Sample is accepted by logisitc boy',
      'Special characters not allowed in Lab ID. Please enter only numbers.',
      'Please enter valid lab ID',
      'The provided Lab ID is outside the acceptable range.  Please contact our support team for further assistance.',
      'Please enter a valid phone number',
      'Please enter a valid email address',
      'This user is not allowed to assign discount more then {limit}',
      'Please contact lab admin',
      'The discount should not be greater than the billing amount.',
      'Enter correct date',
      '(Previously Selected)',
      'Failed to perform operation',
      ' error code: {code}',
      'added in request',
      'bad request',
      'one pending request',
      'internal server error',
    ].toSorted(),
  );
});

test('an HTTP code has its own words', () => {
  expect(MESSAGES.http).toEqual({
    202: 'added in request',
    400: 'bad request',
    409: 'one pending request',
    500: 'internal server error',
  });
});
