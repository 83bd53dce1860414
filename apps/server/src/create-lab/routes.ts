import { createLab as newLab } from '@nidan/contract/base/lab-account/lab-account-endpoints';
import { makeOneTimePassword } from '../features/base/sign-in/one-time-password.ts';
import { startingMasters } from '../features/catalogue/masters/starting-masters.ts';
import { readCatalogue } from '../features/catalogue/versions/catalogue-file.ts';
import { implementInspected, type Route } from '../kernel/http/route.ts';
import { createLab } from './create-lab.ts';

export const labRoutes: readonly Route[] = [
  implementInspected(newLab, {
    admit: () => undefined,
    inspect: async () => ({
      oneTime: await makeOneTimePassword(),
      catalogue: readCatalogue(),
      masters: startingMasters(),
    }),
    command: (ctx, { body }, start) => createLab(ctx, body, start),
  }),
];
