import type { wire } from '@strongroom/shared'
import type { ReactNode } from 'react'
import type { ApprovalFigures } from './approval-figures.ts'
import type { Deciding } from './deciding.ts'
import type { TypedFee } from './fee-fields.tsx'

/** A case to be decided, and what deciding it asks for. */
export type DecisionProps = {
  id: string
  uid: string
  /** User ID of the administrator who entered it, if one did: they do not decide it either. */
  enteredBy?: string | null
  approve: Deciding
  approveLabel: ReactNode
  /** Left out where nothing may be rejected. */
  reject?: Deciding
  /** Label of the button that rejects; "Reject" when left out. */
  rejectLabel?: string
  /** For kinds whose real amount may differ from the one the member stated: its currency, and the name of approving it. */
  came?: { currency: string; label: (amount: string) => ReactNode }
  /** The currency of the fee, and its field's label; left out where no fee is typed. */
  fee?: { currency: string; label: ReactNode }
  /** Kind of the case, where approving it books money: the server says beforehand what. */
  check?: wire.ApprovalKind
  /** Names of its figures; that the member's wallet receives the amount when left out. */
  figures?: ApprovalFigures
  /** The button's words once the amount that the member gets is known. */
  credits?: (credited: string, currency: string) => ReactNode
  /** Which transaction's id is asked for: a bank's, if there is one; or that of one on a chain, which has to be given unless it is `optional`. */
  externalId?: 'bank' | { readonly network: string; readonly optional?: true }
  onDecided: () => void
}

/** Fields of an approval as they are typed. */
export type ApprovalTyped = { readonly amount: string; readonly fee: TypedFee; readonly externalTxId: string }
