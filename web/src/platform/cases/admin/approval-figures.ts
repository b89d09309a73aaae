import type { MessageDescriptor } from '@lingui/core'
import type { wire } from '@strongroom/shared'

/** Names of the figures of an approval that books money. */
export type ApprovalFigures = {
  /** The amount that the payee gets. */
  readonly gets: MessageDescriptor | ((said: wire.ApprovalCheck) => MessageDescriptor)
  /** The amount that leaves the wallet, for kinds whose payee gets another one. */
  readonly leaves?: MessageDescriptor
}

/** A kind of approvals that is looked at in figures before it is given. */
export type CheckedApproval = ApprovalFigures & { readonly kind: wire.ApprovalKind }
