import { listOwnEnds, type MovementRow } from '@strongroom/projections/statement'
import type { wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { calledNames } from '../platform/members/shown-names.ts'
import { bankName } from '../vault/banks.ts'

/** Kinds of lines whose other end is a bank account or an address that the member has kept. */
const withOwnEnd: ReadonlySet<wire.TransactionType> = new Set([
  'withdrawal',
  'withdrawal-returned',
  'withdrawal-sent-back',
  'deposit',
  'chain-send',
  'chain-send-returned',
])
/** Kinds of lines of payments whose details the member has written. */
const withDetails: ReadonlySet<wire.TransactionType> = new Set([
  'send-payment',
  'send-payment-returned',
  'send-payment-sent-back',
  'request-payment',
])

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Kinds of lines of payments that may not have reached the other member. */
const outward: ReadonlySet<wire.TransactionType> = new Set(['quick-pay-sent', 'quick-pay-returned'])

/** Parts by which the other side of a line is found. */
export type SideParts = Pick<
  Parts,
  'addressBook' | 'banks' | 'db' | 'findable' | 'members' | 'paymentDetails'
>

type OtherSides = (line: MovementRow) => wire.OtherSide | null

/** The other sides of a member's lines outside the platform, as that member knows them: personal data, for nobody else. */
export const otherSidesOf = async (
  { addressBook, banks, db, paymentDetails }: SideParts,
  uid: string,
  lines: readonly MovementRow[],
): Promise<OtherSides> => {
  const referencesOf = (kinds: ReadonlySet<string>) =>
    lines.filter(({ kind }) => kinds.has(kind)).map(({ reference }) => reference)
  const ownEnded = referencesOf(withOwnEnd)
  const detailed = referencesOf(withDetails).filter(id => uuid.test(id))
  const ends = ownEnded.length > 0 ? await listOwnEnds(db, uid, ownEnded) : []
  const idsOf = (kind: 'bank' | 'address') => ends.filter(each => each.kind === kind).map(({ end }) => end)
  const [accounts, addresses, detailsOf] = await Promise.all([
    banks.byIds(idsOf('bank')),
    addressBook.byIds(idsOf('address')),
    paymentDetails.of(detailed.map(id => ({ uid, id }))),
  ])
  const known = new Map(ends.map(each => [each.id, each]))
  const atOwnEnd = (reference: string): wire.OtherSide | null => {
    const found = known.get(reference)
    if (!found) return null
    const to = addresses.get(found.end)
    const name = found.kind === 'bank' ? bankName(accounts.get(found.end)) : to?.name
    return name
      ? { end: found.end, name, account: to?.address ?? '', bank: '', swift: '', remarks: '' }
      : null
  }
  const asWritten = (id: string): wire.OtherSide | null => {
    const { name, account, bank, swift, remarks } = detailsOf({ uid, id })
    if (!name) return null
    return { end: null, name, account: account ?? '', bank: bank ?? '', swift: swift ?? '', remarks }
  }
  return ({ kind, reference }) => {
    if (withOwnEnd.has(kind)) return atOwnEnd(reference)
    return withDetails.has(kind) ? asWritten(reference) : null
  }
}

/** The other member of a line. */
type WithMember = Pick<MovementRow, 'counterparty' | 'kind'>

/** The names of the other members of one's lines: of one who is paid and whom nothing has reached yet, as strangers see them. */
export const memberNames = async (
  { db, findable, members }: Pick<Parts, 'db' | 'findable' | 'members'>,
  uid: string,
  lines: readonly WithMember[],
): Promise<(line: WithMember) => string | null> => {
  const othersOf = (found: readonly WithMember[]) => found.flatMap(({ counterparty }) => counterparty ?? [])
  const [whole, called] = await Promise.all([
    members.namesOf(othersOf(lines)),
    calledNames({ db, findable }, uid, othersOf(lines.filter(({ kind }) => outward.has(kind)))),
  ])
  return ({ kind, counterparty }) =>
    counterparty && (outward.has(kind) ? called : whole)(counterparty).username
}

/** Makes the name of a line's other side, as a member knows it: of another member, or of what is outside the platform. */
export const counterpartyNames = async (
  parts: SideParts,
  uid: string,
  lines: readonly MovementRow[],
): Promise<(line: MovementRow) => string | null> => {
  const [names, otherSide] = await Promise.all([
    memberNames(parts, uid, lines),
    otherSidesOf(parts, uid, lines),
  ])
  return line => names(line) ?? otherSide(line)?.name ?? null
}
