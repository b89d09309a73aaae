import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { estimateRate, keysOf, spendingCategories, type wire } from '@strongroom/shared'
import { budgetKindWords } from '@strongroom/shared/words/statement/budget-kind'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '../../../../client/submit.ts'
import { isZero } from '../../../../i18n/amount.ts'
import { useWordsOf } from '../../../../i18n/word.ts'
import { currenciesQuery } from '../../../../parts/currencies.ts'
import { Form, useForm } from '../../../../parts/form.tsx'
import { ownTimeZone } from '../../../../parts/list-defaults.ts'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { CurrencySelect } from '../../../../platform/balances/member/currency-select.tsx'
import { pricesQuery } from '../../../../platform/balances/member/queries.ts'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { saveBudget } from './queries.ts'

type FormProps = { edited: wire.Budget | undefined; onDone: () => void }

const isKind = (kind: string): kind is wire.BudgetKind => Object.hasOwn(budgetKindWords, kind)

/** Asks for what, and how much, the member wants to spend in a month. A kind that has a budget gets the new one. */
export function BudgetForm({ edited, onDone }: FormProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const form = useForm({
    initial: {
      kind: edited?.kind ?? 'groceries',
      currency: edited?.currency ?? 'USD',
      amount: edited?.amount ?? '',
    },
    rules: { amount: typed => isZero(typed) && msg`Enter an amount above zero.` },
    refused: {},
    body: ({ kind, currency, amount }) =>
      isKind(kind) ? { kind, currency, amount, timeZone: ownTimeZone() } : undefined,
    send: useSubmit(saveBudget, {
      onSuccess: () => {
        form.clear({ currency: form.typed.currency })
        onDone()
      },
    }),
  })
  const { currency } = form.typed
  const codes = useEstimated(currency)
  return (
    <Panel title={edited ? t`Change the budget` : t`Set a budget`}>
      <Form
        form={form}
        end={
          <div className="row wrap">
            <Button type="submit" loading={form.isBusy}>
              {t`Save the budget`}
            </Button>
            {edited && <Button variant="default" onClick={onDone}>{t`Leave it as it is`}</Button>}
          </div>
        }
      >
        <KindSelect {...form.text('kind', t`For`)} disabled={edited !== undefined} />
        <CurrencySelect value={currency} onChange={next => form.change({ currency: next })} codes={codes} />
        <MoneyInput
          {...form.field('amount', t`Amount a month`)}
          currency={currency}
          places={places(currency)}
        />
        <p className="hint">
          {t`A budget holds nothing back. We tell you once a month when 80% and when all of it is spent.`}
        </p>
      </Form>
    </Panel>
  )
}

/** Currencies in which the worth of other money can be told, and the one that is chosen, whose price may be missing for a while. */
const useEstimated = (chosen: string): readonly string[] => {
  const { data: currencies = [] } = useQuery(currenciesQuery)
  const { data: known } = useQuery(pricesQuery)
  const codes = currencies.map(({ currency_code }) => currency_code)
  return codes.filter(code => code === chosen || estimateRate(code, known?.prices ?? {}) !== undefined)
}

type SelectProps = Pick<
  Parameters<typeof NativeSelect>[0],
  'label' | 'name' | 'value' | 'onChange' | 'error' | 'disabled'
>

/** The categories of card purchases, and the other kinds that take money out, each sorted by name. */
function KindSelect(field: SelectProps) {
  const { t, i18n } = useLingui()
  const words = useWordsOf(budgetKindWords)
  const isCategory = (kind: wire.BudgetKind) => spendingCategories.some(each => each === kind)
  const items = (isOfCard: boolean) =>
    keysOf(budgetKindWords)
      .filter(kind => isCategory(kind) === isOfCard)
      .map(value => ({ value, label: words[value] }))
      .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale))
  return (
    <NativeSelect
      {...field}
      data={[
        { group: t`Card purchases`, items: items(true) },
        { group: t`Other spending`, items: items(false) },
      ]}
    />
  )
}
