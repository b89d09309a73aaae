import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keysOf, type wire } from '@strongroom/shared'
import { requestedStates } from '@strongroom/shared/words/payment/state'
import { lineKinds } from '@strongroom/shared/words/statement/line-kind'
import { lineStates } from '@strongroom/shared/words/statement/state'
import { useIsOffice } from '../../../client/audience.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { descriptorOf } from '../../../i18n/word.ts'
import { InState, statesOf } from '../../../parts/lists/columns.tsx'
import { HiddenMoney, Money } from '../../../parts/money.tsx'
import { trimmedRate } from '../../../parts/rate.ts'
import { Status } from '../../../parts/status.tsx'

type Line = wire.OwnTransaction
type Words = { readonly title: string; readonly detail: string }

/** Bank deposits and withdrawals that pass the wallet by, by where they go or come from. */
const PAST_THE_WALLET: Readonly<Record<string, MessageDescriptor>> = {
  'deposit card': msg`Bank deposit to the card`,
  'deposit open-card': msg`Bank deposit for a card`,
  'withdrawal card': msg`Withdrawal from the card`,
}

/** Kinds of lines whose other side gets the money. */
const OUTWARD: ReadonlySet<wire.TransactionType> = new Set([
  ...(['quick-pay-sent', 'withdrawal', 'withdrawal-returned', 'chain-send'] as const),
  ...(['chain-send-returned', 'send-payment', 'send-payment-returned'] as const),
])

/** Joins what there is to say. */
const join = (...parts: string[]) => parts.filter(Boolean).join(' · ')

/** How a line reads on a statement: its kind, and what made it so; without amounts where they are hidden. */
export function useLineWords(isHidden = false): (line: Line) => Words {
  const { t, i18n } = useLingui()
  const isOffice = useIsOffice()
  const fee = ({ fee, currency }: Line) => {
    if (isHidden || !fee || isZero(fee)) return ''
    const cost = amountText(fee, currency)
    return t`fee ${cost}`
  }
  const rate = ({ details }: Line) => {
    if (!details?.rate) return ''
    const { source = '', target = '' } = details
    const rate = trimmedRate(details.rate)
    return t`1 ${source} = ${rate} ${target}`
  }
  const other = ({ type, counterparty: uid, counterparty_name: name }: Line) => {
    if (!name && !uid) return ''
    if (!name) return OUTWARD.has(type) ? t`to user ID ${uid}` : t`from user ID ${uid}`
    // The name of a request is the member's own word for it.
    if (type === 'request-payment') return name
    return join(OUTWARD.has(type) ? t`to ${name}` : t`from ${name}`, uid ?? '')
  }
  const topUp = (line: Line) => {
    const network = line.details?.network ?? ''
    if (line.status === 'pending')
      return join(
        network,
        isOffice
          ? t`not in the member’s wallet until finance has seen it`
          : t`not in your wallet until finance has seen it`,
      )
    const asked = line.asked && !isHidden ? amountText(line.asked, line.currency) : ''
    return join(network, asked && t`${asked} sent`, fee(line))
  }
  const fps = ({ details }: Line) =>
    details?.hkdAmount && !isHidden ? amountText(details.hkdAmount, 'HKD') : ''
  const title = (line: Line) => {
    const { source, target } = line.details ?? {}
    if (line.type === 'swap-out' && target) return t`Swap to ${target}`
    if (line.type === 'swap-in' && source) return t`Swap from ${source}`
    const known =
      PAST_THE_WALLET[`${line.type} ${target ?? source}`] ?? descriptorOf(lineKinds[line.type].title)
    return i18n._(known)
  }
  const detail = (line: Line) => {
    const { type, reason } = line
    if (line.status === 'rejected' && reason) return join(other(line), t`Rejected: ${reason}`)
    if (type === 'top-up') return topUp(line)
    if (type === 'fps-top-up') return join(fps(line), fee(line))
    if (type === 'chain-send') return join(other(line), line.details?.network ?? '', fee(line))
    if (type === 'swap-out' || type === 'swap-in') return join(rate(line), fee(line))
    return join(other(line), reason ?? '', fee(line))
  }
  return line => ({ title: title(line), detail: detail(line) })
}

/** The kinds a statement can be filtered by, sorted by their titles. */
export function useLineKinds() {
  const { i18n } = useLingui()
  const kinds = keysOf(lineKinds).filter(kind => lineKinds[kind].isFilter)
  return kinds
    .map(value => ({ value, label: i18n._(descriptorOf(lineKinds[value].title)) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale))
}

/** The title of a kind of movement. One that this page does not know, because the server is newer, stays as it is. */
export function useLineTitle(): (type: string) => string {
  const { i18n } = useLingui()
  const isKnown = (type: string): type is wire.TransactionType => Object.hasOwn(lineKinds, type)
  return type => (isKnown(type) ? i18n._(descriptorOf(lineKinds[type].title)) : type)
}

const STATES = statesOf(lineStates, {
  pending: 'waiting',
  done: 'settled',
  rejected: 'wrong',
  cancelled: 'reversed',
  reversed: 'reversed',
})
/** Whether a movement has come to nothing: it was rejected, or its member has cancelled it. */
export const isVoid = (status: string | null): boolean => status === 'rejected' || status === 'cancelled'
const isKnown = (status: string): status is keyof typeof STATES => Object.hasOwn(STATES, status)
const UNPAID = { state: 'waiting', name: descriptorOf(requestedStates[0]) } as const

/** Status of a movement, in the member's words. */
export function LineStatus({ line }: { line: Line }) {
  // A request waits for its payer first.
  if (line.type === 'request-payment' && line.status === 'pending') return <InState {...UNPAID} />
  const { status } = line
  return isKnown(status) ? <InState {...STATES[status]} /> : <Status state="waiting">{status}</Status>
}

type LineMoneyProps = { line: Line; size?: 'sm' | 'md'; isHidden?: boolean }

/** Amount that moved in the wallet; where none did, the amount asked for, unsigned. Struck through when it came to nothing. */
export function LineMoney({ line, size = 'md', isHidden = false }: LineMoneyProps) {
  if (isHidden) return <HiddenMoney currency={line.currency} size={size} />
  const hasMoved = !isZero(line.amount)
  return (
    <Money
      amount={hasMoved ? line.amount : (line.asked ?? line.amount)}
      currency={line.currency}
      kind={hasMoved ? 'flow' : 'plain'}
      size={size}
      exact
      isStrong={line.status === 'done'}
      isVoid={isVoid(line.status)}
    />
  )
}
