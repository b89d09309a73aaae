import type { MessageDescriptor } from '@lingui/core'
import type { wire } from '@strongroom/shared'
import type { Body } from '../../../client/contract.ts'
import type { ApprovalFigures } from './approval-figures.ts'

/** Names that a subject may need, in the reader's language. */
export type SubjectWords = { readonly act: (name: string) => string }

/** The money that a proposal books: the question to the server about it, and the names of its figures. */
type Booked = ApprovalFigures & {
  readonly asks: (proposal: ProposalChange) => Body<'office.checkApproval'>
}
/** The change that a proposal is about. */
export type ProposalChange = Pick<wire.Proposal, 'id' | 'subject' | 'before' | 'after'>

/** A kind of changes that take two administrators. */
export type ProposalKind = {
  /** The subject of a proposal, in a few words. */
  readonly subject: (proposal: ProposalChange, words: SubjectWords) => MessageDescriptor
  /** Names of the fields that it changes, but those that many kinds have. */
  readonly fields?: Readonly<Record<string, MessageDescriptor>>
  /** Left out where it books no money. */
  readonly books?: Booked
  /** It is an exception from the hold, and decided while the books differ. */
  readonly endsHold?: true
  /** The member reads why it was withdrawn. */
  readonly isSaidWhyWithdrawn?: true
}

/** Kinds of proposals of one capability. */
export type ProposalKinds = Readonly<Partial<Record<wire.ProposalKind, ProposalKind>>>
