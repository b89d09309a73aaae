import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { Decimal, type wire } from '@strongroom/shared'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { newId, useSubmit } from '../../../client/submit.ts'
import { isZero } from '../../../i18n/amount.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { cardInfoQuery } from '../../../platform/members/member/card-info.ts'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { cardAccess } from '../../../platform/members/member/queries.ts'
import { CodePanel } from '../../../platform/step-up/member/code-panel.tsx'
import { sendOwnCode } from '../../../platform/step-up/member/queries.ts'
import { SecretInput } from '../../../platform/step-up/member/secret-input.tsx'
import { pinError } from '../../../platform/step-up/member/secret-rules.ts'
import { type CardLimitAsked, checkCardLimit, setCardLimit } from './queries.ts'

const STEPS = ['form', 'code', 'done'] as const

/** Sets the card's daily limit: a lower one at once, a higher one or none with the PAY code and the e-mailed code. */
export function SetCardLimit() {
  const { t } = useLingui()
  return (
    <Page title={t`Daily limit of the card`}>
      <WarmUp access={cardAccess}>
        <Flow />
      </WarmUp>
    </Page>
  )
}

type Asked = { readonly amount: string | null; readonly pin?: string }

function Flow() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const query = useQuery(cardInfoQuery)
  const { data: card } = query
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
  if (!card) return <Waiting query={query} />
  if (step === 'done') return <Done />
  if (step === 'code' && asked?.pin !== undefined) {
    const { amount, pin } = asked
    return (
      <div className="flow">
        <CodePanel
          scene="cardlimit"
          sentAtMs={sentAtMs as number}
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
    <Form
      card={card}
      isBusy={send.isPending}
      error={send.error}
      onSubmit={given => {
        setAsked(given)
        send.mutate(given, {
          onSuccess: () => {
            if (given.pin === undefined) return finish()
            setAttempt(newId())
            setSentAtMs(Date.now())
            go('code')
          },
        })
      }}
    />
  )
}

type FormProps = {
  card: wire.CardInfo
  isBusy: boolean
  error: Error | null
  onSubmit: (asked: Asked) => void
}

/** Whether the limit is raised: that takes a proof. */
const isRaised = (before: string | null, next: string | null) =>
  before !== null && (next === null || new Decimal(next).greaterThan(before))

function Form({ card, isBusy, error, onSubmit }: FormProps) {
  const { t, i18n } = useLingui()
  const before = card.daily.limit
  const [amount, setAmount] = useState(before ?? '')
  const [isNone, setNone] = useState(false)
  const [pin, setPin] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isMissing = !isNone && isZero(amount)
  const next = isNone ? null : amount
  const needsProof = !isMissing && isRaised(before, next)
  const wrongPin = needsProof ? pinError(pin) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isMissing && !wrongPin) onSubmit(needsProof ? { amount: next, pin } : { amount: next })
  }
  return (
    <form onSubmit={submit} noValidate className="flow">
      <Panel>
        <div className="stack">
          <p className="quiet">
            {t`This is the most that can be charged to the card per day, and the most that can be sent from it to banks. The card network decides about purchases: those above the limit are booked, marked, and reported to you by e-mail. Days are counted in UTC.`}
          </p>
          <MoneyInput
            label={t`At most a day`}
            name="limit"
            currency={card.currency}
            places={2}
            value={amount}
            onChange={setAmount}
            isDisabled={isNone}
            error={isChecked && isMissing ? t`Enter an amount.` : undefined}
          />
          {before !== null && (
            <Checkbox
              label={t`No daily limit of my own`}
              checked={isNone}
              onChange={event => setNone(event.currentTarget.checked)}
            />
          )}
          {needsProof && (
            <>
              <p className="quiet">{t`Raising the limit needs your PAY code and an e-mailed code.`}</p>
              <SecretInput
                label={t`PAY code`}
                name="pin"
                kind="pin"
                value={pin}
                onChange={setPin}
                error={isChecked && wrongPin ? i18n._(wrongPin) : undefined}
              />
            </>
          )}
          <ProblemNotice of={error} />
        </div>
      </Panel>
      <div className="flow-actions">
        <Button
          variant="default"
          size="lg"
          disabled={isBusy}
          renderRoot={props => <Link {...props} to="/prepaidcard" />}
        >
          {t`Back`}
        </Button>
        <Button type="submit" size="lg" loading={isBusy}>
          {needsProof ? t`Send the code` : t`Set the daily limit`}
        </Button>
      </div>
    </form>
  )
}

function Done() {
  const { t } = useLingui()
  return (
    <div className="flow stack">
      <Notice tone="proven" title={t`The daily limit was set`} isUrgent>
        {t`It applies from now on, including today.`}
      </Notice>
      <div className="flow-actions" style={{ marginTop: 0 }}>
        <Button size="lg" renderRoot={props => <Link {...props} to="/prepaidcard" />}>
          {t`To the card`}
        </Button>
      </div>
    </div>
  )
}
