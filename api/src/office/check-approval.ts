import { type Balance, emptyBalance, type Wallet } from '@strongroom/ledger/wallet'
import { contract, pockets, wire } from '@strongroom/shared'
import * as v from 'valibot'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import type { Approvable } from '../platform/kinds/case-kind.ts'
import type { Applying } from '../platform/kinds/proposal-kind.ts'
import { preview } from '../platform/money/preview.ts'
import { approvableOf, currencyBookedFor, isCase } from './case-decisions.ts'
import { effectOf } from './proposal-kinds.ts'

/** Refuses by name what approving a case of the kind does not take. */
const refuseStray = ({ kind, id: _, ...typed }: AskedApproval): void => {
  const takes: readonly string[] = isCase(kind) ? approvableOf(kind).takes : []
  const issues = Object.entries(typed).filter(([path, value]) => value !== undefined && !takes.includes(path))
  if (issues.length > 0) throw HttpError.invalid(issues.map(([path]) => ({ path, message: 'Unknown field' })))
}
type AskedApproval = v.InferOutput<typeof wire.approvalCheckBody>

/** How an approval of the kind is looked at in its member's money; nothing for a kind with a look of its own. */
const lookedAt = (kind: wire.ApprovalKind): Approvable | undefined =>
  isCase(kind) ? approvableOf(kind) : effectOf(kind).approval

/** The answer of a kind that moves the money of several members. */
const lookAt = async (kind: wire.ApprovalKind, ask: Applying, parts: Parts, id: string): Promise<Reply> =>
  (isCase(kind) ? undefined : await effectOf(kind).look?.(parts, ask, id)) ??
  refusalOf({ kind: 'case-unknown' })

/** The member's money afterwards, in the pockets that the approval changes. What is available and what is locked go together. */
const moneyAfter = (
  { catalogue }: Parts,
  { before, after }: { readonly before: Wallet; readonly after: Wallet },
): wire.ApprovalCheck['after'] =>
  Object.entries(after.balances).flatMap(([currency, now]) => {
    const then = before.balances[currency] ?? emptyBalance
    const changes = (pocket: keyof Balance) => then[pocket] !== now[pocket]
    const isWallet = changes('available') || changes('locked')
    return pockets
      .filter(pocket => (pocket === 'available' || pocket === 'locked' ? isWallet : changes(pocket)))
      .map(pocket => ({ pocket, currency, amount: atScale(catalogue, currency, now[pocket]), member: null }))
  })

const checkApproval = implement(contract.office.checkApproval, {
  handler: async (ask, parts) => {
    const { session, body } = ask
    refuseStray(body)
    const kind = lookedAt(body.kind)
    if (!kind) return lookAt(body.kind, ask, parts, body.id)
    const found = await kind.find(parts, body.id)
    if (found) kind.checkDecider?.(parts, ask, found)
    const currency = found && currencyBookedFor(parts, kind, found)
    if (!found || !currency) return refusalOf({ kind: 'case-unknown' })
    const command = await kind.approval(parts, found, body, { approver: session.uid, currency })
    if (!command) return refusalOf({ kind: 'currency-not-offered' })
    const seen = await preview(parts, found.uid, command, ...[kind.adds].flat())
    if ('refusal' in seen) return refusalOf(seen.refusal)
    const {
      amount,
      fee,
      cardFee,
      credited,
      creditedCurrency = currency.code,
    } = kind.figures(seen.fact, found)
    const shown = (amount: string, code = currency.code) => atScale(parts.catalogue, code, amount)
    const held = await kind.whyNot?.(parts, ask, found)
    return one({
      currency: currency.code,
      amount: shown(amount),
      fee: fee === null ? null : shown(fee),
      cardFee: cardFee === undefined ? null : shown(cardFee),
      credited: shown(credited, creditedCurrency),
      creditedCurrency,
      after: moneyAfter(parts, seen),
      more: 0,
      held: held ? v.parse(wire.refusalAnswer, held.body) : null,
    })
  },
})

/** Looks at an approval before it is given. */
export const approvalChecks: readonly Call[] = [checkApproval]
