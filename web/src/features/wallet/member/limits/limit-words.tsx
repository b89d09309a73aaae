import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { lineKinds } from '@strongroom/shared/words/statement/line-kind'
import { amountText, groupWhole } from '../../../../i18n/amount.ts'
import { useWordsOf } from '../../../../i18n/word.ts'
import { isBelow } from '../../../../parts/money-flow/limits.ts'

type Props = { limit: wire.Limit }

/** The thing that a limit is of, and its currency, network or pair; of a kind, its name alone. */
export function LimitName({ limit: { kind, currency, of }, isOfKind }: Props & { isOfKind?: true }) {
  const names = useKindNames()
  const own = kind === 'trade' ? of : [currency, of].filter(Boolean).join(' · ')
  const detail = isOfKind ? '' : own
  return (
    <>
      {names[kind]}
      {detail && <span className="quiet block">{detail}</span>}
    </>
  )
}

function useKindNames(): Readonly<Record<wire.LimitKind, string>> {
  const { t } = useLingui()
  return {
    'top-up': t`Top up`,
    fps: t`Top up by FPS`,
    'bank-to-card': t`Bank deposit to the card`,
    withdrawal: t`Withdraw to a bank`,
    'card-to-bank': t`Withdraw from the card to a bank`,
    'sent-payment': t`Payment to a bank`,
    'quick-pay': t`Quick pay`,
    trade: t`Trade`,
    ...useWordsOf({
      'fixed-deposit': lineKinds['fixed-deposit'].title,
      'card-charge': lineKinds['card-charge'].title,
    }),
    'bank-accounts': t`Linked bank accounts`,
    'pay-code-scans': t`Scans of one pay code`,
    'pay-code-days': t`Days a pay code is valid`,
  }
}

/** The bounds of a limit in words, one a line. */
export function LimitValues({ limit: { kind, currency, minimum, maximum, period, most, used } }: Props) {
  const { t } = useLingui()
  const anyCurrency = (amount: string) => (kind === 'quick-pay' ? t`${amount} of any currency` : amount)
  const text = (amount: string | null) => {
    if (amount === null) return ''
    return currency === null ? anyCurrency(counted(amount)) : amountText(amount, currency)
  }
  const [least, greatest, total, spent] = [text(minimum), text(maximum), text(most), text(used)]
  // A limit that was lowered since, or a VIP level that ended, leaves more in use than may be added now.
  const isOver = most !== null && used !== null && isBelow(most, used)
  const lines = [
    least ? t`At least ${least}` : '',
    greatest ? t`At most ${greatest}` : '',
    period === 'day' && !isOver ? t`Today: ${spent} of ${total} used` : '',
    period === 'held' && !isOver ? t`${spent} of ${total} used` : '',
    period === 'day' && isOver
      ? t`Today: ${spent} used, and the limit is ${total} now. It binds again tomorrow.`
      : '',
    period === 'held' && isOver
      ? t`${spent} used, and the limit is ${total} now. You keep those you have.`
      : '',
  ].filter(line => line !== '')
  return lines.map(line => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}

/** A count, or an amount of no currency: a comma between every three digits of its whole part. */
const counted = (amount: string) => {
  const [whole = '', ...fraction] = amount.split('.')
  return [groupWhole(whole), ...fraction].join('.')
}
