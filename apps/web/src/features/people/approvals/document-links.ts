import type { ApprovalType } from '@nidan/domain/enumerations/approvals';

/** How the document of a request is opened and printed, by the area that owns it. */
export interface DocumentLink {
  /** Route of the document by its id. */
  readonly routeOf: (targetId: string) => string;
  /** Shows its PDF; absent where it has none. */
  readonly print?: (targetId: string) => void;
}

export type DocumentLinks = Readonly<Partial<Record<ApprovalType, DocumentLink>>>;
