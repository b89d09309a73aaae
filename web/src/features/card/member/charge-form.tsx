import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { amountText, isZero } from '../../../parts/amount.ts'
import { Money } from '../../../parts/money.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { shortOf } from '../../wallet/member/limits.ts'
import type { Chosen } from './charge.tsx'
import { Choices } from './choices.tsx'
import { NotEnough } from './not-enough.tsx'
import { PayWith, useBalances } from './pay-with.tsx'
import { type ChargePrice, chargeIssue } from './price.ts'

type ChargeFormProps = {
  card: wire.CardInfo
  items: readonly wire.ChargeItemRecord[]
  chosen: Chosen
  price: ChargePrice
  onChange: (chosen: Chosen) => void
  onReview: () => void
}

/** Which coin, and how much: one of the preset amounts, or any other within the limits. */
export function ChargeForm({ card, items, chosen, price, onChange, onReview }: ChargeFormProps) {
  const { t } = useLingui()
  const balance = useBalances()
  const [isChecked, setChecked] = useState(false)
  const [missing, setMissing] = useState<string>()
  const error = useIssueWords(card)(chosen.amount)
  const { currency, amount, itemId } = chosen
  const { charging } = card
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (error) return
    const short = shortOf(price.total, balance?.(currency))
    if (short) setMissing(short)
    else onReview()
  }
  const choose = (id: string) =>
    onChange({ ...chosen, itemId: id, amount: items.find(item => item.id === id)?.amount ?? '' })
  const shown = isZero(amount) ? '' : amountText(amount, 'USD')
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
          <PayWith
            currencies={charging.currencies}
            value={currency}
            onChange={next => onChange({ ...chosen, currency: next })}
          />
          {items.length > 0 && (
            <Choices
              label={t`Amount on the card`}
              name="itemId"
              value={itemId}
              onChange={choose}
              options={items.map(item => {
                const cost = currency === 'USDT' ? item.usdt_required : item.usdc_required
                return {
                  value: item.id,
                  label: <Money amount={item.amount} currency="USD" />,
                  detail: amountText(cost, currency),
                }
              })}
            />
          )}
          <MoneyInput
            label={items.length > 0 ? t`Or another amount` : t`Amount on the card`}
            name="amount"
            currency="USD"
            places={2}
            value={amount}
            onChange={next => onChange({ ...chosen, amount: next, itemId: '' })}
            error={isChecked ? error : undefined}
          />
          <Limits card={card} />
          <div className="row apart">
            <span className="label">{t`Leaves my wallet`}</span>
            <Money amount={price.total} currency={currency} exact isStrong />
          </div>
        </div>
      </Panel>
      <div className="flow-actions">
        <Button variant="default" size="lg" renderRoot={props => <Link {...props} to="/depositfrombank" />}>
          {t`Charge from a bank`}
        </Button>
        <Button type="submit" size="lg">
          {shown ? t`Review ${shown}` : t`Review the charge`}
        </Button>
      </div>
      <NotEnough
        isOpen={missing !== undefined}
        currency={currency}
        short={missing ?? '0'}
        onClose={() => setMissing(undefined)}
      />
    </form>
  )
}

/** What is wrong with an amount, in words. */
function useIssueWords({ charging }: wire.CardInfo): (amount: string) => string | undefined {
  const { t } = useLingui()
  const [least, most, left] = [charging.minimum, charging.maximum, charging.left].map(each =>
    amountText(each, 'USD'),
  )
  return amount => {
    if (isZero(amount)) return t`Enter an amount.`
    switch (chargeIssue(amount, charging)) {
      case 'below':
        return t`Enter at least ${least}.`
      case 'above':
        return t`Enter at most ${most}.`
      case 'above-today':
        return t`Only ${left} can still be charged today.`
      default:
        return undefined
    }
  }
}

function Limits({ card: { charging } }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const [least, most, left] = [charging.minimum, charging.maximum, charging.left].map(each =>
    amountText(each, 'USD'),
  )
  return <p className="quiet">{t`From ${least} to ${most} at once; ${left} can still be charged today.`}</p>
}
