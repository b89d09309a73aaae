import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { isZero } from '../../../i18n/amount.ts'
import { Form, useForm } from '../../../parts/form.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { keyOf, useWatchedWords, type Watched } from './pairs.ts'
import { type AlertBody, saveAlert } from './queries.ts'

/** As many as a price may have. */
const PRICE_PLACES = 12
/** For how many days an alert may wait; the first is without end. */
const DAYS = ['', '1', '7', '30', '90'] as const

type AlertFormProps = {
  pairs: readonly Watched[]
  edited: wire.PriceAlert | undefined
  /** The key of the pair that is chosen at first. */
  begins: string
  onDone: () => void
}

/** Asks at which price the member wants to be told, once or each time, and for how long. */
export function AlertForm({ pairs, edited, begins, onDone }: AlertFormProps) {
  const { t } = useLingui()
  const [first] = pairs
  const chosen = pairs.find(each => keyOf(each) === begins) ?? first
  const form = useForm({
    initial: {
      pair: chosen ? keyOf(chosen) : '',
      direction: edited?.direction ?? 'above',
      price: edited?.price ?? '',
      repeats: edited?.repeats === 1,
      days: '',
    },
    rules: { price: typed => isZero(typed) && msg`Enter a price above zero.` },
    refused: { ALERT_REACHED: 'price', PAIR_NOT_OFFERED: 'pair' },
    body: ({ pair, direction, price, repeats, days }): AlertBody | undefined => {
      const watched = pairs.find(each => keyOf(each) === pair)
      return (
        watched && {
          ...(edited && { id: edited.id }),
          ...watched,
          direction: direction === 'below' ? 'below' : 'above',
          price,
          repeats: repeats ? 1 : 0,
          ...(days && { days: Number(days) }),
        }
      )
    },
    send: useSubmit(saveAlert, {
      onSuccess: () => {
        form.clear({ pair: form.typed.pair })
        onDone()
      },
    }),
  })
  const target = pairs.find(each => keyOf(each) === form.typed.pair)?.target ?? ''
  return (
    <Panel title={edited ? t`Change the alert` : t`Tell me of a price`}>
      <Form
        form={form}
        end={
          <div className="row wrap">
            <Button type="submit" loading={form.isBusy}>
              {edited ? t`Save the alert` : t`Set the alert`}
            </Button>
            {edited && (
              <Button variant="default" onClick={onDone}>
                {t`Leave it as it is`}
              </Button>
            )}
          </div>
        }
      >
        <Watching pairs={pairs} {...form.text('pair', t`Price or rate`)} />
        <NativeSelect
          {...form.text('direction', t`When it`)}
          data={[
            { value: 'above', label: t`rises to this or above` },
            { value: 'below', label: t`falls to this or below` },
          ]}
        />
        <MoneyInput {...form.field('price', t`Limit`)} currency={target} places={PRICE_PLACES} />
        <Checkbox {...form.box('repeats', t`Tell me each time, at most once an hour`)} />
        <Lasting {...form.text('days', t`It waits`)} />
      </Form>
    </Panel>
  )
}

type SelectProps = Pick<Parameters<typeof NativeSelect>[0], 'label' | 'name' | 'value' | 'onChange' | 'error'>

function Watching({ pairs, ...field }: SelectProps & { pairs: readonly Watched[] }) {
  const words = useWatchedWords()
  return <NativeSelect {...field} data={pairs.map(each => ({ value: keyOf(each), label: words(each) }))} />
}

function Lasting(field: SelectProps) {
  const { t } = useLingui()
  const label = (days: (typeof DAYS)[number]) => {
    if (days === '') return t`until I take it away`
    return days === '1' ? t`24 hours` : t`${days} days`
  }
  return <NativeSelect {...field} data={DAYS.map(value => ({ value, label: label(value) }))} />
}
