/**
 * Texts that the specification quotes, letter for letter: 'logisitc', 'more then' and the two spaces of the lab ID message
 * are its own spelling. The server answers with them and the web shows them.
 */
export const MESSAGES = {
  screen: {
    loading: 'Loading...',
    loadFailed: 'New updates available, press Ctrl+Shift+R on keyboard to update.',
    slow: 'Taking a long time...',
    retry: 'Click to retry',
    offline: 'You are offline',
  },
  sample: {
    pending: 'Sample is in pending state',
    accessioned: 'Sample is already accessioned',
    registered: 'Sample is already registered',
    rejected: 'Sample is rejected',
    rejectedByLogistics: 'Sample is rejected by logisitc boy',
    acceptedByLogistics: 'Sample is accepted by logisitc boy',
  },
  labId: {
    specialCharacters: 'Special characters not allowed in Lab ID. Please enter only numbers.',
    invalid: 'Please enter valid lab ID',
    outOfRange:
      'The provided Lab ID is outside the acceptable range.  Please contact our support team for further assistance.',
  },
  phone: 'Please enter a valid phone number',
  email: 'Please enter a valid email address',
  discount: {
    /** `{limit}` is replaced by the limit as it is shown. */
    overLimit: 'This user is not allowed to assign discount more then {limit}',
    contactAdmin: 'Please contact lab admin',
    overBill: 'The discount should not be greater than the billing amount.',
  },
  date: 'Enter correct date',
  slot: { previouslySelected: '(Previously Selected)' },
  failure: {
    generic: 'Failed to perform operation',
    /** `{code}` is replaced by the error code; it follows another message. */
    errorCode: ' error code: {code}',
  },
  http: {
    202: 'added in request',
    400: 'bad request',
    409: 'one pending request',
    500: 'internal server error',
  },
} as const;
