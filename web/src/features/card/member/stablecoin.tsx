import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { Form, sendsTo, useForm } from '../../../parts/form.tsx'
import { Money } from '../../../parts/money.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { type Preview, usePreview } from '../../../parts/money-flow/use-preview.ts'
import { Notice } from '../../../parts/notice.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { useBack } from '../../../parts/use-back.ts'
import { useStep } from '../../../parts/use-step.ts'
import { Choices } from './choices.tsx'
import { NotEnough, shortIn } from './not-enough.tsx'
import { OpenReview } from './open-review.tsx'
import { OpenedStep } from './opened-step.tsx'
import { PayWith } from './pay-with.tsx'
import { useCardWords } from './problem-words.ts'
import { checkOpening, openCard, prechargeItemsQuery } from './queries.ts'
import type { ChosenType } from './use-card-type.tsx'

const STEPS = ['choose', 'confirm', 'done'] as const
const NO_ITEM = ''

type Opening = wire.CardInfo['opening']
type Chosen = { readonly currency: string; readonly itemId: string }
const askedOf = ({ currency, itemId }: Chosen, { id }: ChosenType) => ({
  currency,
  ...(itemId ? { preItemId: itemId } : {}),
  ...(id === undefined ? {} : { cardType: id }),
})

type StablecoinProps = { opening: Opening; type: ChosenType; onOpened: () => void }

/** Opens a card out of the wallet: type, asset and precharge, confirm, done. */
export function Stablecoin({ opening, type, onOpened }: StablecoinProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Chosen>({
    currency: opening.currencies[0] ?? 'USDC',
    itemId: NO_ITEM,
  })
  const [paid, setPaid] = useState<wire.CardOpeningPreview>()
  const preview = usePreview('card-opening', checkOpening, paid ? undefined : askedOf(chosen, type))
  const { said } = preview
  const ready = { choose: true, confirm: said !== undefined, done: paid !== undefined }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  // The price may have changed: the review then shows the one of now.
  const back = useBack('/dashboard')
  const open = useSubmit(openCard, { onProblem: () => void preview.confirm() })
  const pay = (price: wire.CardOpeningPreview) =>
    open.mutate(
      { ...askedOf(chosen, type), total: price.total },
      {
        onSuccess: () => {
          setPaid(price)
          onOpened()
          go('done', 'replace')
        },
      },
    )
  const review = () => {
    open.reset()
    go('confirm')
  }
  return (
    <StepFlow at={at} labels={[t`Choose`, t`Confirm`, t`Done`]}>
      {step === 'choose' && (
        <Choose
          opening={opening}
          type={type}
          chosen={chosen}
          preview={preview}
          onChoose={setChosen}
          onReview={review}
        />
      )}
      {step === 'confirm' && said && (
        <OpenReview
          price={said}
          typeName={type.name}
          isBusy={open.isPending}
          problem={open.isError ? problemOf(open.error) : undefined}
          onBack={back}
          onPay={() => pay(said)}
        />
      )}
      {step === 'done' && paid && <OpenedStep price={paid} />}
    </StepFlow>
  )
}

type ChooseProps = {
  opening: Opening
  type: ChosenType
  chosen: Chosen
  preview: Preview<wire.CardOpeningPreview>
  onChoose: (chosen: Chosen) => void
  onReview: () => void
}

function Choose({ opening, type, chosen, preview, onChoose, onReview }: ChooseProps) {
  const { t } = useLingui()
  const words = useCardWords('open')
  const onBack = useBack('/dashboard')
  const [missing, setMissing] = useState<string>()
  const { currency, itemId } = chosen
  const { said, problem } = preview
  const [shown, loaded] = [said && amountText(said.total, currency), amountText(type.initialBalance, 'USD')]
  const price = amountText(type.fee, currency)
  const form = useForm({
    kept: [chosen, onChoose],
    body: typed => typed,
    send: sendsTo(async () => {
      const refused = await preview.confirm()
      if (!refused) onReview()
      else setMissing(shortIn(refused))
    }),
  })
  const end = (
    <>
      <FlowActions
        label={shown ? t`Review ${shown}` : t`Review`}
        isBusy={form.isSubmitted && preview.isAsking && !said}
        onBack={onBack}
      />
      <NotEnough currency={currency} short={missing} onClose={() => setMissing(undefined)} />
    </>
  )
  return (
    <Form form={form} isOnPanel end={end}>
      {type.tiles}
      <PayWith
        currencies={opening.currencies}
        value={currency}
        onChange={next => form.change({ currency: next })}
      />
      <Precharges value={itemId} onChange={id => form.change({ itemId: id })} />
      <div className="row apart">
        <span className="label">{t`In all`}</span>
        {said && <Money amount={said.total} currency={currency} size="lg" isStrong exact />}
      </div>
      <p className="quiet">{t`${price} for the card, with ${loaded} on it.`}</p>
      {form.isSubmitted && problem && !shortIn(problem) && (
        <Notice tone="wrong" title={words(problem)} isUrgent />
      )}
    </Form>
  )
}

/** Amounts that the member may put on the card at once. */
function Precharges({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useLingui()
  const { data: items = [] } = useQuery(prechargeItemsQuery)
  const options = items.map(({ id, amount }) => ({
    value: id,
    label: <Money amount={amount} currency="USD" />,
  }))
  return (
    <Choices
      label={t`Put on the card at once, without a fee`}
      name="preItemId"
      value={value}
      onChange={onChange}
      options={[{ value: NO_ITEM, label: t`Nothing` }, ...options]}
    />
  )
}
