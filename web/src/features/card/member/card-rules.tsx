import { useLingui } from '@lingui/react/macro'
import { Checkbox, TextInput } from '@mantine/core'
import { type SpendingCategory, spendingCategories, type wire } from '@strongroom/shared'
import { spendingCategoryWords } from '@strongroom/shared/words/card/spending-category'
import { useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { Form, type FormOf, INVALID, useForm } from '../../../parts/form.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { SecretInput } from '../../../platform/step-up/member/secret-input.tsx'
import { areCountries, type RulesTyped, rulesOf, typedOf } from './card-rules-typed.ts'
import { setCardRules } from './queries.ts'
import { RuleActions, RulesSet } from './rule-actions.tsx'
import { WithCard } from './with-card.tsx'

const STEPS = ['form', 'done'] as const

/** The member says which purchases the card lets through: ways, kinds of merchant, countries, amounts. */
export function CardRules() {
  const { t } = useLingui()
  return <WithCard title={t`Limits of the card`}>{card => <Flow card={card} />}</WithCard>
}

function Flow({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const [isSet, setSet] = useState(false)
  const { step, go } = useStep(STEPS, asked => asked === 'form' || isSet)
  if (step === 'done')
    return (
      <RulesSet title={t`The limits of your card were set`}>
        {t`They apply from now on, including today.`}
      </RulesSet>
    )
  const end = () => {
    setSet(true)
    go('done')
  }
  return <RulesForm card={card} onSet={end} />
}

function RulesForm({ card, onSet }: { card: wire.CardInfo; onSet: () => void }) {
  const { t } = useLingui()
  const form = useForm<RulesTyped, wire.CardRules & { pin?: string }>({
    initial: typedOf(card.rules),
    rules: { onlyIn: text => !areCountries(text) && INVALID },
    body: typed => ({ ...rulesOf(typed, card.rules), ...(typed.pin ? { pin: typed.pin } : {}) }),
    send: useSubmit(
      ({ pin, ...rules }, attempt) => setCardRules({ rules, ...(pin ? { pin } : {}) }, attempt),
      { onSuccess: onSet },
    ),
  })
  const end = <RuleActions label={t`Set the limits`} isBusy={form.isBusy} />
  return (
    <Form form={form} isOnPanel className="flow" end={end}>
      <Ways form={form} />
      <Amounts form={form} card={card} />
      <Kinds form={form} />
      <TextInput
        {...form.text('onlyIn', t`Only in these countries`)}
        description={t`Two letters each, with blanks between: HK JP. Empty: everywhere.`}
      />
      <SecretInput
        {...form.field('pin', t`PAY code`)}
        kind="pin"
        description={t`Needed to let more through than before. To let less through takes no code.`}
      />
    </Form>
  )
}

type Part = { form: FormOf<RulesTyped> }

function Ways({ form }: Part) {
  const { t } = useLingui()
  return (
    <fieldset className="stack gap-12 no-border p-0 m-0">
      <legend className="label">{t`Ways to buy`}</legend>
      <Checkbox {...form.box('online', t`Online`)} />
      <Checkbox {...form.box('contactless', t`Contactless`)} />
      <Checkbox {...form.box('cash', t`Cash from machines and counters`)} />
    </fieldset>
  )
}

function Amounts({ form, card: { currency } }: Part & { card: wire.CardInfo }) {
  const { t } = useLingui()
  const money = { currency, places: 2 }
  return (
    <>
      <MoneyInput {...form.field('purchase', t`At most a purchase (optional)`)} {...money} />
      <MoneyInput {...form.field('day', t`At most a day (optional)`)} {...money} />
      <MoneyInput {...form.field('month', t`At most a month (optional)`)} {...money} />
      <MoneyInput {...form.field('cashDay', t`Cash at most a day (optional)`)} {...money} />
      <p className="quiet">{t`Days and months are counted in UTC.`}</p>
    </>
  )
}

function Kinds({ form }: Part) {
  const { t } = useLingui()
  const words = useWordsOf(spendingCategoryWords)
  return (
    <fieldset className="stack gap-12 no-border p-0 m-0">
      <legend className="label">{t`Kinds of merchant`}</legend>
      {spendingCategories.map((kind: SpendingCategory) => (
        <Checkbox key={kind} {...form.box(kind, words[kind])} />
      ))}
    </fieldset>
  )
}
