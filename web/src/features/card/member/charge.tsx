import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Page } from '../../../app/shell/page.tsx'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../account/member/locked-feature.tsx'
import { cardAccess } from '../../account/member/queries.ts'
import { usePlaces } from '../../wallet/member/use-places.ts'
import { CardTabs } from './card-tabs.tsx'
import { ChargeForm } from './charge-form.tsx'
import { ChargeAsked, ChargeReview } from './charge-review.tsx'
import { chargePrice } from './price.ts'
import { cardInfoQuery, chargeCard, chargeItemsQuery } from './queries.ts'

const STEPS = ['form', 'confirm', 'done'] as const

/** Puts money on the card: amount, confirm, done. */
export function Charge() {
  const { t } = useLingui()
  return (
    <Page title={t`Charge the card`}>
      <WarmUp access={cardAccess}>
        <CardTabs />
        <Flow />
      </WarmUp>
    </Page>
  )
}

/** What is to be charged, as it was typed or chosen. */
export type Chosen = { readonly currency: string; readonly amount: string; readonly itemId: string }
const NOTHING = { amount: '', itemId: '' }

function Flow() {
  const { t } = useLingui()
  const places = usePlaces()
  const query = useQuery(cardInfoQuery)
  const { data: card } = query
  const { data: items = [] } = useQuery(chargeItemsQuery)
  const [chosen, setChosen] = useState<Chosen>({ currency: 'USDC', ...NOTHING })
  const [reference, setReference] = useState<string>()
  const ready = { form: true, confirm: chosen.amount !== '', done: reference !== undefined }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  const send = useSubmit(chargeCard, {
    onSuccess: ({ id }) => {
      setReference(id)
      go('done', 'replace')
    },
  })
  if (!card) return <Waiting query={query} />
  const { currency, amount, itemId } = chosen
  const item: wire.ChargeItemRecord | undefined = items.find(({ id }) => id === itemId)
  const { feeRate } = card.charging
  const price = chargePrice({ amount, currency, item, feeRate, places: places(currency) })
  const charge = { currency, amount, ...price }
  return (
    <StepFlow at={at} labels={[t`Amount`, t`Confirm`, t`Done`]}>
      {step === 'form' && (
        <ChargeForm
          card={card}
          items={items}
          chosen={chosen}
          price={price}
          onChange={setChosen}
          onReview={() => {
            send.reset()
            go('confirm')
          }}
        />
      )}
      {step === 'confirm' && (
        <ChargeReview
          charge={charge}
          card={card}
          isBusy={send.isPending}
          problem={send.isError ? problemOf(send.error) : undefined}
          onBack={() => go('form')}
          onCharge={() =>
            send.mutate({ currency, amount, total: price.total, ...(itemId ? { itemId } : {}) })
          }
        />
      )}
      {step === 'done' && reference && (
        <ChargeAsked
          charge={charge}
          reference={reference}
          onAgain={() => {
            setChosen({ currency, ...NOTHING })
            setReference(undefined)
            go('form', 'replace')
          }}
        />
      )}
    </StepFlow>
  )
}
