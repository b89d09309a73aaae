import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { declineReasons, purchaseChannels } from '@strongroom/shared/words/card/purchase'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pageQuery } from '../../../client/page-query.ts'
import { useSubmit } from '../../../client/submit.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { aboveZero, Form, type Kept, useForm } from '../../../parts/form.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useOwnPath } from '../../../platform/members/member/queries.ts'
import { tryPurchase } from './queries.ts'
import { WithCard } from './with-card.tsx'

/** Lets the demo’s processor buy with the member’s card, where no real one does. */
export function TryPurchase() {
  const { t } = useLingui()
  return <WithCard title={t`Try a purchase`}>{card => <Flow card={card} />}</WithCard>
}

function Flow({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  if (card.purchasing?.demo !== 1)
    return (
      <Notice tone="waiting" title={t`Only the demo buys by itself`}>{t`Pay with your card instead.`}</Notice>
    )
  return <Buying currency={card.currency} />
}

/** The demo’s merchants: name, category code and country. */
const SHOPS = [
  ['Green Basket', '5411', 'HK'],
  ['Corner Café', '5814', 'HK'],
  ['Lantern Books', '5942', 'JP'],
  ['Harbour Casino', '7995', 'MO'],
  ['Bank of the Quay', '6011', 'HK'],
] as const

type Typed = {
  readonly amount: string
  readonly shop: string
  readonly channel: wire.PurchaseChannel
  /** The id of a disposable number, or nothing for the card's own. */
  readonly number: string
}
const FIRST: Typed = { amount: '', shop: '0', channel: 'chip', number: '' }

/** The form, and above it what became of the purchase before: a new form each time, with the same merchant and no amount. */
function Buying({ currency }: { currency: string }) {
  const kept = useState(FIRST)
  const [tried, setTried] = useState<wire.TriedPurchase[]>([])
  const onTried = (answer: wire.TriedPurchase) => {
    setTried(before => [...before, answer])
    // A number of one purchase is gone with it.
    kept[1](typed => ({ ...typed, amount: '', number: '' }))
  }
  const last = tried.at(-1)
  return (
    <>
      {last && (
        <div className="flow">
          <Answer tried={last} />
        </div>
      )}
      <TryForm key={tried.length} currency={currency} kept={kept} onTried={onTried} />
    </>
  )
}

type TryFormProps = {
  currency: string
  kept: Kept<Typed>
  onTried: (answer: wire.TriedPurchase) => void
}

function TryForm({ currency, kept, onTried }: TryFormProps) {
  const { t } = useLingui()
  const channels = useWordsOf(purchaseChannels)
  const numbers = useGoodNumbers()
  const form = useForm({
    kept,
    rules: { amount: aboveZero },
    body: ({ amount, shop, channel, number }) => {
      const [merchant, mcc, country] = SHOPS[Number(shop)] ?? SHOPS[0]
      return { amount, merchant, mcc, country, channel, number: number || undefined }
    },
    send: useSubmit(tryPurchase, { onSuccess: onTried }),
  })
  return (
    <Form
      form={form}
      isOnPanel
      className="flow"
      end={
        <div className="flow-actions">
          <Button type="submit" size="lg" loading={form.isBusy}>
            {t`Buy`}
          </Button>
        </div>
      }
    >
      <p className="quiet">
        {t`This demo has a card processor of its own. It asks your card as a real one would, and nothing is delivered.`}
      </p>
      <MoneyInput {...form.field('amount', t`Amount`)} currency={currency} places={2} />
      <NativeSelect
        {...form.text('shop', t`Merchant`)}
        data={SHOPS.map(([name], at) => ({ value: String(at), label: name }))}
      />
      <NativeSelect
        {...form.text('channel', t`Way`)}
        data={(['chip', 'contactless', 'online', 'cash'] as const).map(value => ({
          value,
          label: channels[value],
        }))}
      />
      {numbers.length > 0 && (
        <NativeSelect
          {...form.text('number', t`Pay with`)}
          data={[{ value: '', label: t`The number of the card` }, ...numbers]}
        />
      )}
    </Form>
  )
}

/** The disposable numbers that may pay, the newest first. */
function useGoodNumbers() {
  const path = useOwnPath()
  const query = useQuery({
    ...pageQuery({ name: 'card.numbers', params: { id: '', ...path?.params } }, { limit: 100 }),
    enabled: path !== undefined,
  })
  const good = query.data?.rows.filter(({ state }) => state === 'open') ?? []
  return good.map(({ id, last4 }) => ({ value: id, label: `•••• ${last4}` }))
}

function Answer({ tried: { approved, reason } }: { tried: wire.TriedPurchase }) {
  const { t } = useLingui()
  const reasons = useWordsOf(declineReasons)
  const action = <Link to="/prepaidcard/purchases">{t`To the purchases`}</Link>
  if (approved === 1) return <Notice tone="proven" isUrgent title={t`Bought`} action={action} />
  const why = reason === 'late' || reason === 'unknown-card' || reason === null ? undefined : reasons[reason]
  return (
    <Notice tone="wrong" isUrgent title={t`Declined`} action={action}>
      {why}
    </Notice>
  )
}
