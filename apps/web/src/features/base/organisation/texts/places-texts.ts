import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of where a centre sends its tubes, of subscriptions and of the profile of the lab. */
export const placesTexts = defineTexts({
  processing: 'Where its tubes are processed',
  ownChoice: 'Wherever they are accessioned',
  outside: 'Another laboratory',
  outsideName: 'Laboratory that processes {department}',
  save: 'Save',
  saved: '{name} is saved',
  incomplete: 'Name the other laboratory',

  subscriptions: 'Modules for a time',
  subscriptionsHelp: 'A module that is not named here is open at this location.',
  module: 'Module',
  startsOn: 'First day',
  endsOn: 'Last day, empty for none',
  addModule: 'Add a module',
  remove: 'Remove {module}',
  dateOpen: 'A date is not complete',

  profile: 'Lab',
  profileHelp: 'Printed on bills and reports from now on; released reports stay as they are.',
  name: 'Name',
  tagline: 'Line under the name',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
  footer: 'Last line of bills',
  upiAddress: 'UPI address for dues',
  labType: 'Kind of lab',
  homeLId: 'Works for',
  noHome: 'no other lab',
  MAIN: 'a lab of its own',
  EXTERNAL: 'external lab',
  timeZone: 'Time zone',
}).translated({
  hi: async () => (await import('./places-texts-hi.ts')).placesTextsHi,
  mr: async () => (await import('./places-texts-mr.ts')).placesTextsMr,
});
