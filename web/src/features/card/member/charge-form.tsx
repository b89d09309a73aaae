import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { Form, sendsTo, useForm } from '../../../parts/form.tsx'
import { Money } from '../../../parts/money.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import type { Preview } from '../../../parts/money-flow/use-preview.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useMost } from '../../../platform/balances/member/use-most.ts'
import { Choices } from './choices.tsx'
import { NotEnough, shortIn } from './not-enough.tsx'
import { PayWith } from './pay-with.tsx'
import { useCardWords } from './problem-words.ts'
import { chargeItemsQuery } from './queries.ts'

/** The charge, as the member typed or chose it. */
export type Chosen = { readonly currency: string; readonly amount: string; readonly itemId: string }

type ChargeFormProps = {
  card: wire.CardInfo
  chosen: Chosen
  preview: Preview<wire.CardChargePreview>
  onChange: (chosen: Chosen) => void
  onReview: () => void
  onBack: () => void
}

/** The codes of a charge that are about its amount: none, zero, too little, too much. */
const ABOUT_AMOUNT = ['104', '105', '106', '107', 'TOO_MANY_PLACES']

/** Errors that the server finds in the amount, and in anything else, once the form has been sent with one. */
function useChargeErrors({ problem }: Preview<wire.CardChargePreview>, isAsked: boolean) {
  const words = useCardWords('charge')
  if (!isAsked || !problem || shortIn(problem)) return { amount: undefined, other: undefined }
  const isAmount = problem.kind === 'refused' && ABOUT_AMOUNT.includes(problem.code)
  return isAmount
    ? { amount: words(problem), other: undefined }
    : { amount: undefined, other: words(problem) }
}

/** Which coin, and how much: one of the preset amounts, or any other within the limits. */
export function ChargeForm({ card, chosen, preview, onChange, onReview, onBack }: ChargeFormProps) {
  const { t } = useLingui()
  const { data: items = [] } = useQuery(chargeItemsQuery)
  const [missing, setMissing] = useState<string>()
  const { currency, amount } = chosen
  const form = useForm({
    kept: [chosen, onChange],
    rules: { amount: amount => isZero(amount) && msg`Enter an amount.` },
    body: typed => typed,
    send: sendsTo(async () => {
      const problem = await preview.confirm()
      if (!problem) onReview()
      else setMissing(shortIn(problem))
    }),
  })
  const errors = useChargeErrors(preview, form.isSubmitted && form.isFine('amount'))
  const field = form.field('amount', items.length > 0 ? t`Or another amount` : t`Amount on the card`)
  const most = useMost({ of: 'card-charge', currency })
  const shown = isZero(amount) ? '' : amountText(amount, 'USD')
  const end = (
    <>
      <FlowActions
        label={shown ? t`Review ${shown}` : t`Review the charge`}
        isBusy={form.isSubmitted && preview.isAsking && !preview.said}
        onBack={onBack}
        other={
          <Button
            variant="default"
            size="lg"
            renderRoot={props => <Link {...props} to="/prepaidcard/charge" search={{ by: 'bank' }} />}
          >
            {t`Charge from a bank`}
          </Button>
        }
      />
      <NotEnough currency={currency} short={missing} onClose={() => setMissing(undefined)} />
    </>
  )
  return (
    <Form form={form} isOnPanel end={end}>
      <PayWith
        currencies={card.charging.currencies}
        value={currency}
        onChange={next => form.change({ currency: next })}
      />
      <Items items={items} chosen={chosen} onChange={onChange} />
      <MoneyInput
        {...field}
        currency="USD"
        places={2}
        onChange={next => form.change({ amount: next, itemId: '' })}
        most={most}
        error={field.error ?? errors.amount}
      />
      <Limits card={card} />
      <div className="row apart">
        <span className="label">{t`Leaves my wallet`}</span>
        <Money amount={preview.said?.total ?? '0'} currency={currency} exact isStrong />
      </div>
      {errors.other && <Notice tone="wrong" title={errors.other} isUrgent />}
    </Form>
  )
}

type ItemsProps = Pick<ChargeFormProps, 'chosen' | 'onChange'> & {
  items: readonly wire.ChargeItemRecord[]
}

/** The preset amounts, with what each costs in the coin that pays. */
function Items({ items, chosen, onChange }: ItemsProps) {
  const { t } = useLingui()
  if (items.length === 0) return null
  const { currency } = chosen
  const options = items.map(item => ({
    value: item.id,
    label: <Money amount={item.amount} currency="USD" />,
    detail: amountText(currency === 'USDT' ? item.usdt_required : item.usdc_required, currency),
  }))
  const choose = (id: string) =>
    onChange({ ...chosen, itemId: id, amount: items.find(item => item.id === id)?.amount ?? '' })
  return (
    <Choices
      label={t`Amount on the card`}
      name="itemId"
      value={chosen.itemId}
      onChange={choose}
      options={options}
    />
  )
}

function Limits({ card: { charging } }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const [least, most, left] = [charging.minimum, charging.maximum, charging.left].map(each =>
    amountText(each, 'USD'),
  )
  return <p className="quiet">{t`From ${least} to ${most} at once; ${left} can still be charged today.`}</p>
}
