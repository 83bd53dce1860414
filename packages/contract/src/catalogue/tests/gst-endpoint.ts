import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, Reason, Version } from '../../kernel/shapes.ts';
import { GstRate } from './gst-of-test.ts';
import { TestDetails } from './test-edit-endpoints.ts';

export const setGstOfTest = defineEndpoint({
  method: 'POST',
  path: '/api/tests/gst',
  summary:
    'Lays down the GST of a test from a day on, today at the earliest; null is exempt. Lines of bills keep what held on their day. `version` is that of its GST',
  access: { module: 'masters', bits: PERMISSION.update },
  body: closed({
    testId: Id,
    version: Version,
    fromDate: CalendarDate,
    ratePercent: GstRate,
    reason: Reason,
  }),
  response: TestDetails,
});
