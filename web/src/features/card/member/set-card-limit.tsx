import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { Decimal, type wire } from '@strongroom/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId, useSubmit } from '../../../client/submit.ts'
import { isZero } from '../../../i18n/amount.ts'
import { Form, type FormOf, type Sending, useForm } from '../../../parts/form.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { cardInfoQuery } from '../../../platform/members/member/card-info.ts'
import { CodePanel } from '../../../platform/step-up/member/code-panel.tsx'
import { sendOwnCode } from '../../../platform/step-up/member/queries.ts'
import { SecretInput } from '../../../platform/step-up/member/secret-input.tsx'
import { pinError } from '../../../platform/step-up/member/secret-rules.ts'
import { type CardLimitAsked, checkCardLimit, setCardLimit } from './queries.ts'
import { RuleActions, RulesSet } from './rule-actions.tsx'
import { WithCard } from './with-card.tsx'

const STEPS = ['form', 'code', 'done'] as const

/** Sets the card's daily limit: a lower one at once, a higher one or none with the PAY code and the e-mailed code. */
export function SetCardLimit() {
  const { t } = useLingui()
  return <WithCard title={t`Daily limit of the card`}>{card => <Flow card={card} />}</WithCard>
}

type Asked = { readonly amount: string | null; readonly pin?: string }

function Flow({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [sentAtMs, setSentAtMs] = useState<number>()
  const [isSet, setSet] = useState(false)
  const [attempt, setAttempt] = useState(newId)
  const ready = { form: true, code: sentAtMs !== undefined && !isSet, done: isSet }
  const { step, go } = useStep(STEPS, candidate => ready[candidate])
  const send = useSubmit(async ({ amount, pin }: Asked, id: string) => {
    if (pin === undefined) return void (await setCardLimit({ amount }, id))
    await checkCardLimit(pin)
    await sendOwnCode('cardlimit')
  })
  const finish = () => {
    setSet(true)
    void queries.invalidateQueries({ queryKey: cardInfoQuery.queryKey })
    go('done', 'replace')
  }
  if (step === 'done') return <Done />
  if (step === 'code' && asked?.pin !== undefined && sentAtMs !== undefined) {
    const { amount, pin } = asked
    return (
      <div className="flow">
        <CodePanel
          scene="cardlimit"
          sentAtMs={sentAtMs}
          onSent={setSentAtMs}
          change={code => setCardLimit({ amount, proof: { pin, code } } satisfies CardLimitAsked, attempt)}
          onBack={() => go('form')}
          onDone={finish}
          submitLabel={t`Set the daily limit`}
        />
      </div>
    )
  }
  return (
    <LimitForm
      card={card}
      send={{
        ...send,
        mutate: given => {
          setAsked(given)
          send.mutate(given, {
            onSuccess: () => {
              if (given.pin === undefined) return finish()
              setAttempt(newId())
              setSentAtMs(Date.now())
              go('code')
            },
          })
        },
      }}
    />
  )
}

/** Whether the limit is raised: that takes a proof. */
const isRaised = (before: string | null, next: string | null) =>
  before !== null && (next === null || new Decimal(next).greaterThan(before))

type Typed = { limit: string; isNone: boolean; pin: string }
const isMissing = ({ limit, isNone }: Typed) => !isNone && isZero(limit)
const limitOf = ({ limit, isNone }: Typed) => (isNone ? null : limit)

function LimitForm({ card, send }: { card: wire.CardInfo; send: Sending<Asked> }) {
  const { t } = useLingui()
  const before = card.daily.limit
  const needs = (typed: Typed) => !isMissing(typed) && isRaised(before, limitOf(typed))
  const form = useForm<Typed, Asked>({
    initial: { limit: before ?? '', isNone: false, pin: '' },
    rules: {
      limit: (_, typed) => isMissing(typed) && msg`Enter an amount.`,
      pin: (pin, typed) => needs(typed) && pinError(pin),
    },
    body: typed => ({ amount: limitOf(typed), ...(needs(typed) && { pin: typed.pin }) }),
    send,
  })
  const needsProof = needs(form.typed)
  const label = needsProof ? t`Send the code` : t`Set the daily limit`
  return (
    <Form form={form} isOnPanel className="flow" end={<RuleActions label={label} isBusy={form.isBusy} />}>
      <LimitFields form={form} card={card} needsProof={needsProof} />
    </Form>
  )
}

type LimitFieldsProps = { form: FormOf<Typed>; card: wire.CardInfo; needsProof: boolean }

function LimitFields({ form, card, needsProof }: LimitFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <p className="quiet">
        {card.purchasing
          ? t`This is the most that can be charged to the card per day, the most that can be sent from it to banks, and the most that can be bought with it: purchases above it are declined. Days are counted in UTC.`
          : t`This is the most that can be charged to the card per day, and the most that can be sent from it to banks. The card network decides about purchases: those above the limit are booked, marked, and reported to you by e-mail. Days are counted in UTC.`}
      </p>
      <MoneyInput
        {...form.field('limit', t`At most a day`)}
        currency={card.currency}
        places={2}
        isDisabled={form.typed.isNone}
      />
      {card.daily.limit !== null && <Checkbox {...form.box('isNone', t`No daily limit of my own`)} />}
      {needsProof && (
        <>
          <p className="quiet">{t`Raising the limit needs your PAY code and an e-mailed code.`}</p>
          <SecretInput {...form.field('pin', t`PAY code`)} kind="pin" />
        </>
      )}
    </>
  )
}

function Done() {
  const { t } = useLingui()
  return <RulesSet title={t`The daily limit was set`}>{t`It applies from now on, including today.`}</RulesSet>
}
