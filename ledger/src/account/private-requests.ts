import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { GiftCardStatus, Member } from '../member/member-state.ts'

/** Decisions on what members ask the house for in `private`. The log has ids alone: what was asked, given or written stands there. */
export const requestFacts = {
  GiftCardsAccepted: { version: 1, schema: v.object({ applicationId: id }) },
  GiftCardsSent: { version: 1, schema: v.object({ applicationId: id }) },
  GiftCardsRejected: { version: 1, schema: v.object({ applicationId: id }) },
  /** The member has a virtual account at the bank of the house from now on, or another one; `proposalId` is what two administrators agreed on. */
  VirtualAccountGiven: { version: 1, schema: v.object({ proposalId: id }) },
} as const
type Facts = FactOf<typeof requestFacts>

/** An administrator accepts an application for gift cards, says that its cards are sent, or rejects it. */
export type DecideGiftCards = {
  readonly type: 'DecideGiftCards'
  readonly input: { readonly applicationId: string; readonly status: GiftCardStatus }
  readonly given: { readonly approver: string }
}
/** Two administrators have agreed on a virtual account for the member. */
export type GiveVirtualAccount = {
  readonly type: 'GiveVirtualAccount'
  readonly input: { readonly proposalId: string }
  readonly given: { readonly approver: string }
}
/** The commands about what a member asks for in private. */
export type RequestCommand = DecideGiftCards | GiveVirtualAccount

/** Why nothing is decided of a request. */
export type RequestRefusal =
  | { readonly kind: 'own-case' }
  | { readonly kind: 'already-decided'; readonly status: 'approved' | 'rejected' }

const facts = {
  accepted: 'GiftCardsAccepted',
  sent: 'GiftCardsSent',
  rejected: 'GiftCardsRejected',
} as const satisfies Readonly<Record<GiftCardStatus, Facts['type']>>

/** Whether a command of a member is one of them. */
export const isRequestCommand = (command: { readonly type: string }): command is RequestCommand =>
  command.type === 'DecideGiftCards' || command.type === 'GiveVirtualAccount'

/** The same decision again adds nothing, so that an act that broke off between the log and `private` is ended by asking again. */
export const decideRequestCommand = (
  command: RequestCommand,
  member: Member,
): Decision<Facts, RequestRefusal> => {
  if (command.given.approver === member.uid) return refuse({ kind: 'own-case' })
  return command.type === 'DecideGiftCards' ? decideGiftCards(command, member) : decideGive(command, member)
}

/** Cards are accepted, then sent, or sent at once; they are rejected until they are sent. */
const decideGiftCards = (
  { input: { applicationId, status } }: DecideGiftCards,
  { giftCards }: Member,
): Decision<Facts, RequestRefusal> => {
  const before = giftCards[applicationId]
  if (before === status) return accept()
  if (before === 'rejected') return refuse({ kind: 'already-decided', status: 'rejected' })
  if (before === 'sent') return refuse({ kind: 'already-decided', status: 'approved' })
  return accept({ type: facts[status], applicationId })
}

const decideGive = ({ input: { proposalId } }: GiveVirtualAccount, member: Member): Decision<Facts, never> =>
  member.virtualAccount === proposalId ? accept() : accept({ type: 'VirtualAccountGiven', proposalId })

/** Whether a fact of a member is about what they ask for in private. */
export const isRequestFact = (fact: { readonly type: string }): fact is Facts => fact.type in requestFacts

/** The member after a decision on what they have asked for. */
export const afterRequest = (member: Member, fact: Facts): Member => {
  const decided = (applicationId: string, status: GiftCardStatus): Member => ({
    ...member,
    giftCards: { ...member.giftCards, [applicationId]: status },
  })
  switch (fact.type) {
    case 'GiftCardsAccepted':
      return decided(fact.applicationId, 'accepted')
    case 'GiftCardsSent':
      return decided(fact.applicationId, 'sent')
    case 'GiftCardsRejected':
      return decided(fact.applicationId, 'rejected')
    case 'VirtualAccountGiven':
      return { ...member, virtualAccount: fact.proposalId }
  }
}
