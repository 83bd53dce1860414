import type { Fault } from '@nidan/domain/text/fault';
import { faultOf, faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as localTermsEndpoints from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import type { LocalTermsView } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import { saysNothing, termsFault } from '@nidan/domain/catalogue/local-terms';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { announceCatalogue, lockCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { readLocalTermsOf } from './local-terms.query.ts';
import { replaceLocalTerms, type TermsOfLocation } from './local-terms-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

function faultsOf({ kind, locations, machines }: LocalTermsView, terms: readonly TermsOfLocation[]) {
  const seen = new Set<string>();
  return terms.flatMap((one, index) => {
    const { locationId, machineId } = one;
    const at = (field: string, found: Fault) => faultAt(`terms.${index}.${field}`, found);
    const unfit = termsFault(kind, one);
    const isTwice = seen.has(locationId);
    seen.add(locationId);
    if (isTwice) return [at('locationId', faultOf('locations-named-once'))];
    if (!locations.some((location) => location.locationId === locationId))
      return [at('locationId', faultOf('location-unknown'))];
    if (unfit !== null) return [at(unfit.field, unfit)];
    if (machineId !== null && !machines.some((machine) => machine.machineId === machineId))
      return [at('machineId', faultOf('machine-unknown'))];
    return [];
  });
}

/** What locations do otherwise, each in one line, as the history tells it. */
function told({ locations, machines }: LocalTermsView): string[] {
  return locations.flatMap(({ name, terms }) => {
    if (terms === null) return [];
    const machine = machines.find(({ machineId }) => machineId === terms.machineId)?.name;
    const said = [
      terms.isOffered ? null : 'not offered',
      terms.tatHours === null ? null : `${terms.tatHours} h`,
      terms.method,
      machine,
    ];
    return [`${name}: ${said.filter(Boolean).join(', ')}`];
  });
}

/** Sets what locations do otherwise with a test. Bills that exist keep their promises, values their methods. */
export const setTermsOfLocations = serve(
  localTermsEndpoints.setLocalTerms,
  async (ctx, { testId, version, terms, reason }): Promise<LocalTermsView> => {
    await lockCatalogue(ctx);
    const before = await readLocalTermsOf(ctx, { testId });
    await expectVersion(ctx, { entityId: testId, expected: version, found: before.version });
    const errors = faultsOf(before, terms);
    if (errors.length > 0) throw refuse('invalid-input', { errors });
    const said = terms.map((one) => ({ ...one, method: one.method?.trim() ?? null }));
    await replaceLocalTerms(ctx, {
      testId,
      version: version + 1,
      terms: said.filter((one) => !saysNothing(one)),
    });
    const after = await readLocalTermsOf(ctx, { testId });
    await announceCatalogue(ctx);
    recordEvent(ctx, {
      entityKind: 'TEST',
      entityId: testId,
      action: 'update',
      before: { atLocations: told(before) },
      after: { atLocations: told(after) },
      reason: reason ?? null,
    });
    return after;
  },
);
