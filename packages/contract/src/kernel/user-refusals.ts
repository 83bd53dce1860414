import type { RefusalSpec } from './early-refusals.ts';

/** Refusals about people of the lab, their sign-ins, roles and rights. */
export const userRefusals = {
  'agency-name-taken': { status: 409, msg: 'An agency with this name exists' },
  'username-reserved': {
    status: 409,
    msg: 'This user name is kept for the platform desk. Choose another one',
  },
  'operator-by-server': {
    status: 403,
    msg: '{name} is the platform desk: only a command on the server changes this sign-in (npm run operator)',
  },
  'username-taken': { status: 409, msg: 'This user name is taken' },
  'role-name-taken': { status: 409, msg: 'A role with this name exists' },
  'rights-beyond-own': { status: 403, msg: 'You do not have this right yourself: {right}' },
  'scope-beyond-own': { status: 403, msg: 'You may not let others see more than you see yourself' },
  'discount-beyond-own': { status: 403, msg: 'You may not give a discount limit above your own' },
  'viewing-as': {
    status: 409,
    msg: 'You are looking as {name}: nothing can be changed. Leave this view first',
  },
  'demo-sees-no-file': {
    status: 403,
    msg: 'Files of patients are not handed out to a demo user: nothing in them could be masked',
  },
  'demo-changes-nothing': {
    status: 403,
    msg: 'This is a demo user, who sees names masked and changes nothing. Sign in with an account of your own',
  },
  'own-role': { status: 403, msg: 'Nobody changes the own role; another administrator must do it' },
  'own-account': {
    status: 403,
    msg: 'Nobody changes role, places, discounts or status of the own account; another administrator must do it',
  },
  'own-event': { status: 403, msg: 'You did this yourself; somebody else must look at it' },
  'event-looked-at': { status: 409, msg: '{name} has looked at this event already' },
  'event-ordinary': { status: 409, msg: 'Nobody has to look at this event' },
  'person-outranks': { status: 403, msg: '{name} has a right that you lack: {right}' },
  'person-sees-more': {
    status: 403,
    msg: '{name} sees more of the lab than you do; somebody who sees as much must do this',
  },
  'person-discounts-more': {
    status: 403,
    msg: '{name} may give more discount than you may; somebody with such a limit must do this',
  },
  'last-administrator': {
    status: 409,
    msg: 'Nobody would be left who can manage users and roles. Give these rights to somebody else first',
  },
  'activated-by-enterer': {
    status: 403,
    msg: 'You entered this account; another person must activate it',
  },
  'person-gave-sign-in': {
    status: 403,
    msg: 'One of {name} and you entered, activated or reset the account of the other within 7 days, or did so through other accounts; a third person must do this',
  },
  'sign-in-reset-lately': {
    status: 403,
    msg: 'One of {name} and you reset the sign-in of the other within 24 hours; a third person must do this',
  },
  'sign-in-not-confirmed': {
    status: 403,
    msg: '{name} reset your sign-in. A third person must confirm it under Audit, Needs a look, before you decide on the work of others',
  },
  'person-at-same-browser': {
    status: 403,
    msg: '{name} and you signed in at the same browser within 24 hours; do this at another one, or let a third person do it',
  },
  'switch-by-oneself': {
    status: 403,
    msg: 'You changed "{label}" yourself; another person must do this, or set the switch',
  },
  'not-a-program': { status: 409, msg: '{name} is a person; only programs have keys' },
  'key-ended': { status: 409, msg: 'This key is revoked already' },
  'reason-missing': { status: 400, msg: 'Please give a reason' },
  'role-in-use': { status: 409, msg: '{people} people hold this role; give them another one first' },
  'role-retired': { status: 409, msg: 'The role {role} is retired' },
  'person-of-other-labs': {
    status: 409,
    msg: '{name} also works in another lab; name and contact are not changed from here',
  },
  'sign-in-of-other-labs': {
    status: 403,
    msg: '{name} works in other labs too. The platform desk resets such a sign-in',
  },
  'second-factor-absent': { status: 409, msg: '{name} has no second factor' },
  'open-work-left': { status: 409, msg: '{work} wait for {name}. Hand them over first' },
  'cannot-take-work': { status: 409, msg: '{name} cannot take {work} over: {why}' },
  'export-too-large': { status: 400, msg: 'More than {most} rows: narrow the filter, then export again' },
} as const satisfies Record<string, RefusalSpec>;
