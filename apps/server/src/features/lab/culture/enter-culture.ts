import { type GrownCulture, valueOfCulture } from '@nidan/domain/culture/culture-values';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { missingParameters } from '../results/complete-staged-test.ts';
import { enterValues } from '../results/enter-values.ts';
import type { EnteredValue } from '../results/plan-values.ts';
import { hoursRead } from './block-of-case.ts';
import type { LockedCulture } from './lock-culture.ts';
import { type CaseParts, isolateViews, readParts } from './present-culture.ts';

/** What grew, as the values of the test are made of it. */
function grownOf(parts: CaseParts): GrownCulture {
  const byId = new Map(parts.isolates.map((isolate) => [isolate.isolateId, isolate]));
  return {
    hours: hoursRead(parts.readings),
    gram: parts.row.gram,
    note: parts.row.comment,
    isolates: isolateViews(parts).map(({ isolateId, organism, quantity, significance, lines }) => ({
      name: organism.name,
      gram: byId.get(isolateId)?.gram ?? 'variable',
      shape: byId.get(isolateId)?.shape ?? 'pleomorphic',
      quantity,
      significance:
        significance === 'significant' || significance === 'not significant' ? significance : 'to be judged',
      verdicts: lines
        .filter(({ prints }) => prints)
        .map(({ medicine, category }) => `${medicine.name} ${category ?? ''}`)
        .join(', '),
    })),
  };
}

/** Values that the culture has for parameters of its test. */
function valuesOf(
  { test }: LockedCulture,
  grown: GrownCulture,
): (EnteredValue & { readonly code: string })[] {
  return test.test.parameters.flatMap(({ parameter: { parameterId, code, choices } }) => {
    const value = valueOfCulture({ code, choices: choices.map((choice) => choice.value) }, grown);
    return value === null ? [] : [{ parameterId, code, value, field: `values.${code}` }];
  });
}

async function enter(
  ctx: Ctx,
  { bill, tests, test }: LockedCulture,
  values: readonly EnteredValue[],
): Promise<void> {
  if (values.length === 0) return;
  await enterValues(ctx, { bill, tests, entries: [{ test, values }], action: 'enterResults' });
}

/** Enters what grew as soon as it is named, so that what is critical goes to its desk at once. */
export async function enterGrowth(ctx: Ctx, culture: LockedCulture): Promise<void> {
  const grown = grownOf(await readParts(ctx, culture.row.caseId));
  await enter(
    ctx,
    culture,
    valuesOf(culture, grown).filter(({ code }) => code.endsWith('_GROWTH')),
  );
}

/** Enters all values of a finished culture; refused while its test would still lack one, which a person enters on the worksheet. */
export async function enterCulture(ctx: Ctx, culture: LockedCulture): Promise<void> {
  const values = valuesOf(culture, grownOf(await readParts(ctx, culture.row.caseId)));
  const { test } = culture;
  const given = new Set(values.map(({ parameterId }) => parameterId));
  const others = test.test.parameters.map(({ parameter }) => parameter.parameterId);
  const lacking = missingParameters(
    test,
    others.filter((parameterId) => !given.has(parameterId)),
  );
  if (lacking.length > 0) {
    throw refuse('culture-values-missing', { details: { test: test.name, parameters: lacking.join(', ') } });
  }
  await enter(ctx, culture, values);
}
