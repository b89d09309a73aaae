import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { cardNumberUses } from '@strongroom/shared/words/card/purchase'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { aboveZero, Form, useForm } from '../../../parts/form.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useSecondsLeft } from '../../../parts/use-countdown.ts'
import { SecretInput } from '../../../platform/step-up/member/secret-input.tsx'
import { pinError } from '../../../platform/step-up/member/secret-rules.ts'
import { makeCardNumber } from './queries.ts'
import { RuleActions } from './rule-actions.tsx'
import { WithCard } from './with-card.tsx'

/** Makes a disposable number for the member’s card, and shows it once. */
export function NewNumber() {
  const { t } = useLingui()
  return <WithCard title={t`Make a disposable number`}>{card => <Flow card={card} />}</WithCard>
}

function Flow({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const [made, setMade] = useState<wire.MadeNumber>()
  if (made) return <Made made={made} />
  if (card.purchasing?.numbers !== 1)
    return (
      <Notice tone="waiting" title={t`The cards’ processor gives no disposable numbers`}>
        {t`Pay with the number of your card instead.`}
      </Notice>
    )
  return <MakeForm card={card} onMade={setMade} />
}

type Typed = { use: wire.CardNumberUse; amount: string; months: string; pin: string }

/** The number is kept by no cache: what the call answered goes with the screen. */
function MakeForm({ card, onMade }: { card: wire.CardInfo; onMade: (made: wire.MadeNumber) => void }) {
  const { t } = useLingui()
  const uses = useWordsOf(cardNumberUses)
  const form = useForm({
    initial: { use: 'single', amount: '', months: '1', pin: '' } satisfies Typed as Typed,
    rules: { amount: aboveZero, pin: pinError },
    body: ({ months, ...typed }) => ({ ...typed, months: Number(months) }),
    send: useSubmit(makeCardNumber, { onSuccess: onMade, proofs: ['pin'], isSecret: true }),
  })
  return (
    <Form
      form={form}
      isOnPanel
      className="flow"
      end={<RuleActions label={t`Make the number`} isBusy={form.isBusy} />}
    >
      <NativeSelect
        {...form.text('use', t`Good for`)}
        data={(['single', 'merchant'] as const).map(value => ({ value, label: uses[value] }))}
        description={
          form.typed.use === 'single'
            ? t`It ends with its first purchase.`
            : t`It buys only at the merchant of its first purchase, for a subscription for example.`
        }
      />
      <MoneyInput
        {...form.field('amount', form.typed.use === 'single' ? t`At most` : t`At most a month`)}
        currency={card.currency}
        places={2}
      />
      <NativeSelect {...form.text('months', t`Good for how long`)} data={useMonths()} />
      <SecretInput {...form.field('pin', t`PAY code`)} kind="pin" />
      <p className="quiet">
        {t`The number is shown once, with its CVV, and kept nowhere. The limits and the freeze of your card hold for it too.`}
      </p>
    </Form>
  )
}

function useMonths() {
  const { t } = useLingui()
  return [
    { value: '1', label: t`1 month` },
    { value: '3', label: t`3 months` },
    { value: '6', label: t`6 months` },
    { value: '12', label: t`12 months` },
    { value: '24', label: t`24 months` },
  ]
}

/** The whole number, until its time is over or the page is left. Its shop may be in another tab: looking there does not hide it. */
function Made({ made }: { made: wire.MadeNumber }) {
  const { t } = useLingui()
  const [untilMs] = useState(() => Date.now() + made.seconds * 1000)
  const left = useSecondsLeft(untilMs)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (left === 0) setOver(true)
  }, [left])
  const lastFour = made.card_number.slice(-4)
  return (
    <div className="flow stack">
      <Notice tone="proven" isUrgent title={t`Your disposable number is made`}>
        {isOver
          ? t`It ends in ${lastFour}, and is no longer shown. If you have not copied it, close it and make another.`
          : t`Copy it now: it is shown this once.`}
      </Notice>
      {!isOver && <Digits made={made} />}
      {/* Beside the notice, which is read out anew whenever its words change. */}
      {!isOver && <p className="quiet">{t`Hidden again in ${left} s`}</p>}
      <div className="flow-actions mt-0">
        <Button size="lg" renderRoot={props => <Link {...props} to="/prepaidcard/numbers" />}>
          {t`To the disposable numbers`}
        </Button>
      </div>
    </div>
  )
}

function Digits({ made: { card_number, expiry, cvv } }: { made: wire.MadeNumber }) {
  const { t } = useLingui()
  const copied = (label: string, text: string, what: string, shown = text) => ({
    label,
    value: (
      <span className="figures">
        {shown} <CopyButton text={text} what={what} />
      </span>
    ),
  })
  const spaced = card_number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  return (
    <Facts
      rows={[
        copied(t`Number of the card`, card_number, t`Copy the card number`, spaced),
        copied(t`Valid until`, expiry, t`Copy the expiry`),
        copied(t`CVV`, cvv, t`Copy the CVV`),
      ]}
    />
  )
}
