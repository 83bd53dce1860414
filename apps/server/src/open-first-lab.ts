import { effects } from './effects.ts';
import { localFeed } from './kernel/live/live-feed.ts';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { createLab } from '@nidan/contract/base/lab-account/lab-account-endpoints';
import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { WHOLE_LAB } from '@nidan/domain/access/work-scope';
import { readCatalogue } from './features/catalogue/versions/catalogue-file.ts';
import { startingMasters } from './features/catalogue/masters/starting-masters.ts';
import { makeOneTimePassword } from './features/base/sign-in/one-time-password.ts';
import { openLab } from './create-lab/create-lab.ts';
import type { Config } from './kernel/config.ts';
import type { Caller, CallerLab } from './kernel/access/caller.ts';
import { OPERATOR_ROLE } from './kernel/access/operator.ts';
import type { ConnectionUrls } from './kernel/database/connections/connection-urls.ts';
import { inTransaction } from './kernel/database/connections/in-transaction.ts';
import { newId } from './kernel/database/new-id.ts';
import { type Db, openDatabase } from './kernel/database/connections/open-database.ts';
import { prepareDatabase } from './kernel/database/prepare-database.ts';
import { startDocumentPool } from './kernel/documents/document-pool.ts';
import { buildApp } from './kernel/http/build-app.ts';
import type { Services } from './kernel/http/services.ts';
import { emptyUnitOfWork } from './kernel/http/unit-of-work.ts';
import { fieldErrors } from './kernel/http/validation-message.ts';
import { compileValidator } from './kernel/http/validators.ts';

type FirstLab = BodyOf<typeof createLab> & { readonly administrator: { readonly name: string } };

const FIRST = 1;

/** Throws with one line per field that another value is needed for. */
function requireValid(body: FirstLab): void {
  const { body: schema, method, path: url } = createLab;
  if (schema === null) throw new Error(`${url} has a body`);
  const check = compileValidator({ schema, httpPart: 'body', method, url });
  if (check(body) === true) return;
  const faults = fieldErrors('errors' in check && Array.isArray(check.errors) ? check.errors : []);
  throw new Error(faults.map(({ field, msg }) => `${field}: ${msg}`).join('\n'));
}

async function requireNone(db: Db): Promise<void> {
  const lab = await db.selectFrom('lab').select('name').limit(1).executeTakeFirst();
  if (lab === undefined) return;
  throw new Error(`${lab.name} is open already: the platform operator opens further labs in Nidan itself`);
}

/** Whoever the first lab is opened for does it: nobody else is there yet. */
function firstPerson({ administrator }: FirstLab): Caller {
  return {
    userId: newId(),
    name: administrator.name,
    isDemoUser: false,
    roleId: newId(),
    roleName: OPERATOR_ROLE,
    locationId: null,
    rights: {},
    scope: WHOLE_LAB,
    discountUptoPaise: null,
    discountMaxPercent: 100,
    provedRecently: false,
  };
}

function firstLab({ name, prefix }: FirstLab): CallerLab {
  const accountStatus = labAccount.codes.ACTIVE;
  const versions = { catalogueVersion: 1, ratesVersion: 1 };
  return {
    lId: FIRST,
    name,
    prefix,
    accountStatus,
    firmId: null,
    timeZone: DEFAULT_ZONE,
    ...versions,
    switches: {},
  };
}

async function open(services: Services, body: FirstLab): Promise<string> {
  const { db, clock } = services;
  await requireNone(db);
  const start = {
    catalogue: readCatalogue(),
    masters: startingMasters(),
  };
  const oneTime = await makeOneTimePassword();
  const caller = firstPerson(body);
  const app = await buildApp({ services, routes: [] });
  await inTransaction(db, FIRST, (tx) =>
    openLab(
      {
        db: tx,
        lId: FIRST,
        lab: firstLab(body),
        caller,
        now: clock(),
        requestId: newId(),
        log: app.log,
        unit: emptyUnitOfWork(),
        services,
      },
      body,
      { ...start, administrator: { ...body.administrator, userId: caller.userId, oneTime } },
    ),
  );
  await app.close();
  return oneTime.password;
}

/**
 * Opens the first lab of an empty database, where no operator can sign in yet; answers the one-time password of its
 * administrator, which is kept nowhere. Throws with what is wrong when a field is, and when there is a lab already.
 */
export async function openFirstLab(config: Config, urls: ConnectionUrls, body: FirstLab): Promise<string> {
  requireValid(body);
  await prepareDatabase(urls);
  const db = openDatabase({ url: urls.appUrl, size: 2, onError: () => undefined });
  const documents = startDocumentPool({ size: 0 });
  try {
    return await open(
      { db, config, documents, live: localFeed(), endpoints: [], effects, clock: () => new Date() },
      body,
    );
  } finally {
    await documents.stop();
    await db.destroy();
  }
}
