/** Places that each module of the API touches (CONTRIBUTING, "A new module"). */
export type ModulePlace = 'routes' | 'cases' | 'demo' | 'web';

const READ_ALONE = 'reads what others wrote: the demo week fills it';
const BEFORE_WORK = 'the demo lab is opened with it, before anybody works there';
const BY_PEOPLE = 'is done by the people of the lab as they need it, and not by a week of patients';

/** Modules that leave a place out, each with why. */
export const LEFT_OUT: Readonly<Record<string, Partial<Record<ModulePlace, string>>>> = {
  'base/audit': { demo: READ_ALONE },
  'base/identity': { demo: BEFORE_WORK },
  'base/lab-account': { demo: BEFORE_WORK },
  'base/live': { demo: READ_ALONE },
  'base/pincodes': { demo: READ_ALONE },
  'base/roles': { demo: BEFORE_WORK },
  'base/settings': { demo: BEFORE_WORK },
  'base/users': { demo: BEFORE_WORK },
  'catalogue/parameters': { demo: BEFORE_WORK },
  'lab/critical': { demo: READ_ALONE },
  'lab/patient-history': { demo: READ_ALONE },
  'lab/tracker': { demo: READ_ALONE },
  'ledger/journal': { demo: READ_ALONE },
  'links/imports': { demo: BY_PEOPLE },
  'links/messages': { demo: READ_ALONE },
  'money/lab-ids': { demo: BY_PEOPLE },
  'money/payment-orders': { demo: 'needs a payment gateway with a contract' },
  'people/consents': { demo: 'is a part of registration, which records it with the bill' },
  'people/patient-files': { demo: BY_PEOPLE },
};

/** Tables whose rows no invariant looks at, each with why the schema says all that must hold of them. */
export const KEYS_SUFFICE: Readonly<Record<string, readonly string[]>> = {
  'notes of what somebody tried, which nothing else rests on': ['critical_attempt'],
  'settings and choices of a lab that its keys, uniques and checks hold': [
    'processing_place',
    'location_subscription',
    'parameter_share',
    'parameter_share_location',
    'parameter_units',
    'parameter_other_unit',
    'rate_list',
    'agency_rate_list',
    'centre_rate_list',
    'test_cost',
    'test_gst',
    'test_terms',
    'test_terms_location',
    'test_short_code',
    'test_parameter',
    'test_member',
    'test_reflex_rule',
    'coupon_test',
    'coupon_location',
    'payment_gateway',
    'card_terminal',
    'approval_level',
    'machine_driver',
    'machine_link',
    'machine_link_state',
    'qc_patient_mean',
    'qc_plan',
    'qc_rule_choice',
    'approval_rule',
    'agency_expected_volume',
    'doctor_agency',
  ],
  'work in hand that is thrown away when it ends': [
    'range_draft',
    'import_job',
    'import_finding',
    'import_file',
    'import_typed_cell',
    'bench_presence',
    'known_device',
    'sign_in_attempt',
  ],
  'written once beside what it is about, and read with it': [
    'chain_check',
    'event_look',
    'result_file',
    'blood_group_resolution',
    'comment_decision',
    'test_note',
    'payment_event',
    'bill_consent',
    'patient_pair_apart',
  ],
};
