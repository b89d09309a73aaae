import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../parts/amount.ts'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { shortOf } from '../../wallet/member/limits.ts'
import { Choices } from './choices.tsx'
import { NotEnough } from './not-enough.tsx'
import { OpenReview } from './open-review.tsx'
import { OpenedStep } from './opened-step.tsx'
import { PayWith, useBalances } from './pay-with.tsx'
import { openingTotal } from './price.ts'
import { openCard, prechargeItemsQuery } from './queries.ts'

const STEPS = ['choose', 'confirm', 'done'] as const
const NO_ITEM = ''

type StablecoinProps = { opening: wire.CardInfo['opening']; onOpened: () => void }

/** Opens a card out of the wallet: asset and precharge, confirm, done. */
export function Stablecoin({ opening, onOpened }: StablecoinProps) {
  const { t } = useLingui()
  const { data: items = [] } = useQuery(prechargeItemsQuery)
  const [currency, setCurrency] = useState(opening.currencies[0] ?? 'USDC')
  const [itemId, setItemId] = useState(NO_ITEM)
  const [isDone, setDone] = useState(false)
  const { step, at, go } = useStep(STEPS, candidate => candidate !== 'done' || isDone)
  const precharge = items.find(({ id }) => id === itemId)?.amount ?? '0'
  const total = openingTotal(opening.fee, precharge)
  const open = useSubmit(openCard, {
    onSuccess: () => {
      setDone(true)
      onOpened()
      go('done', 'replace')
    },
  })
  const price = { currency, fee: opening.fee, precharge, total, initialBalance: opening.initialBalance }
  return (
    <StepFlow at={at} labels={[t`Choose`, t`Confirm`, t`Done`]}>
      {step === 'choose' && (
        <Choose
          opening={opening}
          items={items}
          chosen={{ currency, itemId, total }}
          onCurrency={setCurrency}
          onItem={setItemId}
          onReview={() => {
            open.reset()
            go('confirm')
          }}
        />
      )}
      {step === 'confirm' && (
        <OpenReview
          price={price}
          isBusy={open.isPending}
          problem={open.isError ? problemOf(open.error) : undefined}
          onBack={() => go('choose')}
          onPay={() => open.mutate({ currency, total, ...(itemId ? { preItemId: itemId } : {}) })}
        />
      )}
      {step === 'done' && <OpenedStep price={price} />}
    </StepFlow>
  )
}

type ChooseProps = {
  opening: wire.CardInfo['opening']
  items: readonly wire.PrechargeItemRecord[]
  chosen: { currency: string; itemId: string; total: string }
  onCurrency: (currency: string) => void
  onItem: (id: string) => void
  onReview: () => void
}

function Choose({ opening, items, chosen, onCurrency, onItem, onReview }: ChooseProps) {
  const { t } = useLingui()
  const balance = useBalances()
  const [missing, setMissing] = useState<string>()
  const { currency, itemId, total } = chosen
  const shown = amountText(total, currency)
  const [price, loaded] = [amountText(opening.fee, currency), amountText(opening.initialBalance, 'USD')]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const short = shortOf(total, balance?.(currency))
    if (short) setMissing(short)
    else onReview()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
          <PayWith currencies={opening.currencies} value={currency} onChange={onCurrency} />
          <Choices
            label={t`Put on the card at once, without a fee`}
            name="preItemId"
            value={itemId}
            onChange={onItem}
            options={[
              { value: NO_ITEM, label: t`Nothing` },
              ...items.map(({ id, amount }) => ({
                value: id,
                label: <Money amount={amount} currency="USD" />,
              })),
            ]}
          />
          <div className="row apart">
            <span className="label">{t`In all`}</span>
            <Money amount={total} currency={currency} size="lg" isStrong />
          </div>
          <p className="quiet">{t`${price} for the card, with ${loaded} on it.`}</p>
        </div>
      </Panel>
      <div className="flow-actions">
        <Button type="submit" size="lg">
          {t`Review ${shown}`}
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
