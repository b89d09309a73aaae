import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id, reason } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'

const facts = {
  /** The member says the account is theirs. Numbers and names are in `private`, under this id. */
  BankLinked: { version: 1, schema: v.object({ bankId: id }) },
  /** Its details are others now, so that it has to be looked at again. */
  BankChanged: { version: 1, schema: v.object({ bankId: id }) },
  BankApproved: { version: 1, schema: v.object({ bankId: id }) },
  BankRejected: { version: 1, schema: v.object({ bankId: id, reason }) },
  BankCategorySet: { version: 1, schema: v.object({ bankId: id, categoryId: id }) },
  BankUnlinked: { version: 1, schema: v.object({ bankId: id }) },
} as const
/** Every event of stream `banks-{uid}`. Bank details stand in `private`; the events name them by id. */
export type BankFact = FactOf<typeof facts>

type BankStatus = 'pending' | 'approved' | 'rejected'

/** A member's linked bank accounts, those unlinked left out. */
export type BankAccounts = {
  readonly uid: string
  /** Of the last fact; -1 before the first. */
  readonly revision: number
  readonly banks: Readonly<Record<string, BankAccount>>
}
type BankAccount = {
  readonly status: BankStatus
  /** Of its details: the revision of the fact that they came with. */
  readonly version: number
  readonly categoryId?: string
}

type About = { readonly bankId: string }
/** `detailsHash` is the hash of the entered details, so that the same command id cannot be used again with other details. */
type Entered = About & {
  readonly detailsHash: string
  /** The member files the account under it; without one it stays where it is. */
  readonly categoryId?: string | undefined
}
/** Linking, changing and unlinking by the member; approval and rejection by an administrator. */
export type BankCommand =
  | {
      readonly type: 'LinkBank'
      readonly input: Entered
      /** `limit`: how many accounts the member's level may link. */
      readonly given: { readonly verified: boolean; readonly limit: number }
    }
  | { readonly type: 'ChangeBank'; readonly input: Entered }
  | {
      readonly type: 'ApproveBank'
      /** `version`: of the details that were looked at; nothing when the approver does not say. */
      readonly input: About & { readonly version?: number | undefined }
      readonly given: { readonly approver: string }
    }
  | {
      readonly type: 'RejectBank'
      readonly input: About & { readonly reason: string }
      readonly given: { readonly approver: string }
    }
  | { readonly type: 'SetBankCategory'; readonly input: About & { readonly categoryId: string } }
  | { readonly type: 'UnlinkBank'; readonly input: About }

/**
 * `limit` is the number of accounts that the member's level allows. `details-changed`: the administrator saw an older
 * version.
 */
export type BankRefusal =
  | { readonly kind: 'identity-not-verified' }
  | { readonly kind: 'bank-limit-reached'; readonly limit: string }
  | { readonly kind: 'case-unknown' }
  | { readonly kind: 'own-case' }
  | { readonly kind: 'details-changed' }
  | { readonly kind: 'reason-missing' }

const decide = (command: BankCommand, { uid, banks }: BankAccounts): Decision<BankFact, BankRefusal> => {
  const { bankId } = command.input
  // Members say which: `constructor` is a name that every object has, and no account.
  const bank = Object.hasOwn(banks, bankId) ? banks[bankId] : undefined
  if (command.type === 'LinkBank') {
    const { verified, limit } = command.given
    if (bank) return accept()
    if (!verified) return refuse({ kind: 'identity-not-verified' })
    if (Object.keys(banks).length >= limit)
      return refuse({ kind: 'bank-limit-reached', limit: String(limit) })
    return accept({ type: 'BankLinked', bankId }, ...filedUnder(command.input))
  }
  if (!bank) return refuse({ kind: 'case-unknown' })
  switch (command.type) {
    case 'ChangeBank':
      return accept({ type: 'BankChanged', bankId }, ...filedUnder(command.input, bank))
    case 'ApproveBank':
      if (command.given.approver === uid) return refuse({ kind: 'own-case' })
      if ((command.input.version ?? bank.version) !== bank.version) return refuse({ kind: 'details-changed' })
      return bank.status === 'approved' ? accept() : accept({ type: 'BankApproved', bankId })
    case 'RejectBank': {
      const reason = command.input.reason.trim()
      if (command.given.approver === uid) return refuse({ kind: 'own-case' })
      if (!reason) return refuse({ kind: 'reason-missing' })
      return bank.status === 'rejected' ? accept() : accept({ type: 'BankRejected', bankId, reason })
    }
    case 'SetBankCategory': {
      const { categoryId } = command.input
      return bank.categoryId === categoryId
        ? accept()
        : accept({ type: 'BankCategorySet', bankId, categoryId })
    }
    case 'UnlinkBank':
      return accept({ type: 'BankUnlinked', bankId })
  }
}

/** The category the member chose, where it is another than before. */
const filedUnder = ({ bankId, categoryId }: Entered, bank?: BankAccount): readonly BankFact[] =>
  categoryId === undefined || categoryId === bank?.categoryId
    ? []
    : [{ type: 'BankCategorySet', bankId, categoryId }]

const evolve = (state: BankAccounts, fact: BankFact): BankAccounts => {
  const { bankId } = fact
  const { [bankId]: bank, ...others } = state.banks
  const revision = state.revision + 1
  if (fact.type === 'BankUnlinked') return { ...state, revision, banks: others }
  const changes = changed(fact, revision)
  return { ...state, revision, banks: { ...state.banks, [bankId]: { ...bank, ...changes } as never } }
}

const changed = (fact: Exclude<BankFact, { type: 'BankUnlinked' }>, revision: number) => {
  switch (fact.type) {
    case 'BankLinked':
    case 'BankChanged':
      return { status: 'pending', version: revision } as const
    case 'BankApproved':
      return { status: 'approved' } as const
    case 'BankRejected':
      return { status: 'rejected' } as const
    case 'BankCategorySet':
      return { categoryId: fact.categoryId }
  }
}

/** Which bank accounts a member has linked and which of them may be used: stream `banks-{uid}`. */
export const banksDecider: Decider<BankAccounts, BankCommand, BankFact, BankRefusal> = {
  category: 'banks',
  stateVersion: 2,
  initial: uid => ({ uid, revision: -1, banks: {} }),
  decide,
  evolve,
  facts,
}
