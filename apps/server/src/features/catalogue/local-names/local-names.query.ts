import * as localNameEndpoints from '@nidan/contract/catalogue/local-names/local-name-endpoints';
import type { LocalNameView } from '@nidan/contract/catalogue/local-names/local-name-endpoints';
import type { NamedThing } from '@nidan/domain/catalogue/local-name';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import type { LabCatalogue } from '../versions/lab-catalogue.ts';
import { matchByWords } from '../versions/match-by-words.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** What nothing was said of has its English name, as its first version. */
const UNTOLD = 1;

/** Tests, then parameters, with their names. */
export function localNamesOf({ tests, parameters, localNames }: LabCatalogue): LocalNameView[] {
  const view = (
    thing: NamedThing,
    id: string,
    { code, name }: { code: string; name: string },
  ): LocalNameView => {
    const { hi = '', mr = '', version = UNTOLD } = localNames.get(id) ?? {};
    return { thing, id, code, name, hi, mr, version };
  };
  return [
    ...[...tests.values()].map((test) => view('test', test.testId, test)),
    ...[...parameters.values()].map((parameter) => view('parameter', parameter.parameterId, parameter)),
  ];
}

/** Names by search text, best match first. */
export const listLocalNamesOf = serve(localNameEndpoints.listLocalNames, async (ctx, filter) => {
  const { q = '', thing, open = false } = filter;
  const all = localNamesOf(await catalogueOf(ctx));
  const found = matchByWords(
    all.filter(
      (one) => (thing === undefined || one.thing === thing) && (!open || one.hi === '' || one.mr === ''),
    ),
    q,
  );
  return pageInMemory(found, { limit: 50, ...filter }, { id: ({ id }) => id, present: (one) => one });
});

/** The names of one test or parameter; refused when the lab has no such thing. */
export function requireLocalName(catalogue: LabCatalogue, thing: NamedThing, id: string): LocalNameView {
  const found = localNamesOf(catalogue).find((one) => one.thing === thing && one.id === id);
  if (found === undefined) throw refuse('not-found');
  return found;
}
