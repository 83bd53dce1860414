import type { BillLineView, BillTestView } from '@nidan/contract/money/bills/bill-view';
import { isPackageRestricted } from '@nidan/domain/results/package-restriction';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { leastAdvanced } from '@nidan/domain/status-sets/least-advanced';
import { gstText, includedGst } from '@nidan/domain/tax/gst-of-test';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LineRow, LineTestRow } from './bill-lines.query.ts';

function presentTest(ctx: Ctx, row: LineTestRow, line: LineRow): BillTestView {
  return {
    bill_test_id: row.bill_test_id,
    test_id: row.test_id,
    test_state: row.state,
    isPackage: line.kind === 'package',
    restrict_report_till_all_check: line.restricted,
    collected_info: {
      isAccessioned: row.is_accessioned,
      accessionDT: row.accessioned_at?.toISOString() ?? null,
      enforceDeptAccession: row.enforce_dept_accession,
      deptAccessioneDT: row.dept_accessioned_at?.toISOString() ?? null,
    },
    checked_info: { isChecked: row.state === 'checked' },
    dv: { tat_h: row.tat_hours },
    due_at: row.due_at.toISOString(),
    stateLabel: billTest.labelOf(row.state),
    code: row.code,
    name: row.name,
    department: row.department,
    sampleId: row.sample_id,
    barcode: row.barcode,
    capColour: row.cap_colour,
    completedAt: row.completed_at?.toISOString() ?? null,
    checkedAt: row.checked_at?.toISOString() ?? null,
    worstFlag: row.worst_flag,
    version: row.version,
    can: permittedActions(ctx.caller, billTest, row.state),
  };
}

function presentGst(line: LineRow): BillLineView['gst'] {
  const { gst_percent: percent } = line;
  if (percent === null) return null;
  const net = line.price_paise - line.line_discount_paise - line.bill_discount_paise;
  return { percent, label: gstText(percent), includedPaise: includedGst(net, percent) };
}

function cancelable(ctx: Ctx, line: LineRow, tests: readonly LineTestRow[]): boolean {
  const { module, bits } = billTest.actions.cancel;
  return (
    line.canceled_at === null &&
    hasRight(ctx.caller, module, bits) &&
    tests.every(({ state }) => billTest.possible(state).includes('cancel'))
  );
}

/** A line of a bill with its tests and what the caller may do with it. */
export function presentBillLine(ctx: Ctx, line: LineRow, tests: readonly LineTestRow[]): BillLineView {
  const states = tests.map(({ state }) => state);
  const state = leastAdvanced(states);
  const discount = line.line_discount_paise + line.bill_discount_paise + line.coupon_discount_paise;
  return {
    lineId: line.line_id,
    position: line.position,
    testId: line.test_id,
    code: line.code,
    name: line.name,
    kind: line.kind,
    pricePaise: line.price_paise,
    priceSource: line.price_source,
    priceList: line.price_list,
    lineDiscountPaise: line.line_discount_paise,
    billDiscountPaise: line.bill_discount_paise,
    couponDiscountPaise: line.coupon_discount_paise,
    discountPaise: discount,
    netPaise: line.price_paise - discount,
    gst: presentGst(line),
    canceledAt: line.canceled_at?.toISOString() ?? null,
    cancelReason: line.cancel_reason,
    state,
    stateLabel: billTest.labelOf(state),
    reportRestricted: isPackageRestricted({
      restrictReportTillAllCheck: line.restricted,
      children: states,
    }),
    tests: tests.map((test) => presentTest(ctx, test, line)),
    can: cancelable(ctx, line, tests) ? ['cancel'] : [],
  };
}
