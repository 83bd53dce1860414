import { type ApprovalType, approvalTypeOf } from '@nidan/domain/enumerations/approvals';

/** The type of a stored code; another code is a fault of ours, as the database checks it. */
export function approvalTypeAt(code: number): ApprovalType {
  const type = approvalTypeOf(code);
  if (type === null) throw new RangeError(`No type of approval has code ${code}`);
  return type;
}
