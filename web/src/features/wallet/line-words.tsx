import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { amountText } from '../../parts/amount.ts'
import { Money } from '../../parts/money.tsx'
import { type State, Status } from '../../parts/status.tsx'
import { trimmedRate } from '../swap/rate.ts'

type Line = wire.Transaction
type Words = { readonly title: string; readonly detail: string }

/** How each kind of movement reads on a statement. */
export function useLineWords(): (line: Line) => Words {
  const { t } = useLingui()
  const fee = ({ fee, currency }: Line) => {
    if (!fee || Number(fee) === 0) return ''
    const cost = amountText(fee, currency)
    return t`fee ${cost}`
  }
  const join = (...parts: string[]) => parts.filter(Boolean).join(' · ')
  const topUp = (line: Line) => {
    const network = line.details?.network ?? ''
    if (line.status === 'rejected') return line.reason ? t`Rejected: ${line.reason}` : t`Rejected`
    if (line.status === 'pending') return join(network, t`not in your wallet until finance has seen it`)
    const asked = line.asked ? amountText(line.asked, line.currency) : ''
    return join(network, asked && t`${asked} sent`, fee(line))
  }
  const rate = ({ details }: Line) => {
    if (!details?.rate) return ''
    const { source = '', target = '' } = details
    const rate = trimmedRate(details.rate)
    return t`1 ${source} = ${rate} ${target}`
  }
  const kinds: Record<string, (line: Line) => Words> = {
    'top-up': line => ({ title: t`Top-up`, detail: topUp(line) }),
    'swap-out': line => {
      const target = line.details?.target ?? ''
      return { title: target ? t`Swap to ${target}` : t`Swap, given`, detail: join(rate(line), fee(line)) }
    },
    'swap-in': line => {
      const source = line.details?.source ?? ''
      return { title: source ? t`Swap from ${source}` : t`Swap, received`, detail: rate(line) }
    },
    'quick-pay-sent': line => ({
      title: t`Quick pay sent`,
      detail: t`to user ID ${line.counterparty ?? ''}`,
    }),
    'quick-pay-received': line => ({
      title: t`Quick pay received`,
      detail: t`from user ID ${line.counterparty ?? ''}`,
    }),
  }
  return line => kinds[line.type]?.(line) ?? { title: line.type, detail: join(line.reason ?? '', fee(line)) }
}

/** The kinds a statement can be filtered by. */
export function useLineKinds() {
  const { t } = useLingui()
  return [
    { value: 'top-up', label: t`Top-ups` },
    { value: 'swap-out', label: t`Swaps, given` },
    { value: 'swap-in', label: t`Swaps, received` },
    { value: 'quick-pay-sent', label: t`Quick pay sent` },
    { value: 'quick-pay-received', label: t`Quick pay received` },
  ]
}

const STATES: Record<string, State> = { pending: 'waiting', done: 'settled', rejected: 'wrong' }

/** Where a movement stands, in the member's words. */
export function LineStatus({ line }: { line: Line }) {
  const { t } = useLingui()
  const words: Record<string, string> = {
    pending: t`Waits for finance`,
    done: t`Settled`,
    rejected: t`Did not move`,
  }
  return <Status state={STATES[line.status] ?? 'waiting'}>{words[line.status] ?? line.status}</Status>
}

/** What moved; or, struck through, what did not. */
export function LineMoney({ line, size = 'md' }: { line: Line; size?: 'sm' | 'md' }) {
  const isMoved = line.status === 'done'
  const amount = isMoved ? line.amount : (line.asked ?? line.amount)
  return (
    <Money
      amount={amount}
      currency={line.currency}
      kind="flow"
      size={size}
      exact
      isStrong={isMoved}
      isVoid={line.status === 'rejected'}
    />
  )
}
