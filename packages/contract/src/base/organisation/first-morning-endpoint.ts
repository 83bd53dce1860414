import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { FIRST_STEPS } from '@nidan/domain/settings/first-steps';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed } from '../../kernel/shapes.ts';

/** What a new lab still has to set up, each as it is now. */
export const FirstMorningView = closed({
  steps: Type.Array(closed({ step: Type.Enum([...FIRST_STEPS]), done: Type.Boolean() })),
});
export type FirstMorningView = Static<typeof FirstMorningView>;

export const readFirstMorning = defineEndpoint({
  method: 'GET',
  path: '/api/labs/first-morning',
  summary:
    'What a lab sets up before its first patient, each step with whether it is true now; nothing is stored',
  access: { module: 'labs', bits: PERMISSION.update },
  response: FirstMorningView,
});
