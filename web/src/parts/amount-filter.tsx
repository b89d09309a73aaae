import { useLingui } from '@lingui/react/macro'
import { IconArrowsHorizontal } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import type { RangedList } from '../client/list-filter.ts'
import { groupWhole } from '../i18n/amount.ts'
import { Dropdown } from './dropdown.tsx'
import { Chip, type FiltersProps, TYPING_PAUSE_MS } from './filters.tsx'
import type { ListSearch } from './list-search.ts'
import { readAmount } from './read-amount.ts'

/** As many as the wire takes; a range is of no currency. */
const MOST_PLACES = 18

type Bound = 'amount_from' | 'amount_to'
type Given = Pick<ListSearch, Bound>

type AmountFilterProps = FiltersProps<ListSearch> & {
  /** The list that it narrows: one whose call takes a range. */
  list: RangedList
  /** Text while no range is set, where rows have several amounts. */
  unset?: string
  /** Which amount is compared, where rows have several. */
  hint?: string
}

/**
 * A smallest and a largest amount, both included. What is typed narrows the list once typing pauses; a bound that is none is said at its
 * field, and the list stays as it was.
 */
export function AmountFilter({ search, change, unset, hint }: AmountFilterProps) {
  const { t } = useLingui()
  const id = useId()
  const { typed, type, wrong } = useTypedRange(search, change)
  const rangeWords = useRangeWords()
  const isSet = search.amount_from !== undefined || search.amount_to !== undefined
  const field = (bound: Bound, label: string) => (
    <div className="day-field">
      <label className="label" htmlFor={`${id}-${bound}`}>
        {label}
      </label>
      <input
        id={`${id}-${bound}`}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed[bound]}
        aria-invalid={wrong(bound) !== undefined}
        aria-describedby={wrong(bound) === undefined ? `${id}-hint` : `${id}-${bound}-wrong`}
        onChange={event => type(bound, event.currentTarget.value)}
      />
      {wrong(bound) !== undefined && (
        <span id={`${id}-${bound}-wrong`} className="chip-error" role="alert">
          {wrong(bound)}
        </span>
      )}
    </div>
  )
  return (
    <Chip isSet={isSet} onClear={() => change({ amount_from: undefined, amount_to: undefined })}>
      <Dropdown
        align="start"
        buttonClass="chip-button figures"
        button={
          <>
            <IconArrowsHorizontal size={16} aria-hidden />
            {isSet ? rangeWords(search) : (unset ?? t`All amounts`)}
          </>
        }
      >
        {() => (
          <div className="day-fields amount-fields">
            {field('amount_from', t`Amount from`)}
            {field('amount_to', t`Amount to`)}
            <p id={`${id}-hint`} className="hint">
              {hint ?? t`The amount as shown, without its sign, in any currency. Both bounds are included.`}
            </p>
          </div>
        )}
      </Dropdown>
    </Chip>
  )
}

/** The two texts as they are typed, and what is wrong with each once typing has paused. */
function useTypedRange({ amount_from = '', amount_to = '' }: Given, change: AmountFilterProps['change']) {
  const { t } = useLingui()
  const [typed, setTyped] = useState({ amount_from, amount_to })
  const [paused, setPaused] = useState(typed)
  useEffect(() => setTyped({ amount_from, amount_to }), [amount_from, amount_to])
  useEffect(() => {
    const pause = setTimeout(() => {
      setPaused(typed)
      const [from, to] = [boundOf(typed.amount_from), boundOf(typed.amount_to)]
      const isKnown = (from ?? '') === amount_from && (to ?? '') === amount_to
      if (!isKnown && from !== UNREAD && to !== UNREAD && !isReversed(from, to))
        change({ amount_from: from, amount_to: to })
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, amount_from, amount_to, change])
  const wrong = (bound: Bound): string | undefined => {
    if (paused !== typed) return undefined
    const [from, to] = [boundOf(typed.amount_from), boundOf(typed.amount_to)]
    if ((bound === 'amount_from' ? from : to) === UNREAD) return t`Enter an amount such as 12.50.`
    return bound === 'amount_to' && isReversed(from, to)
      ? t`This is less than the lower bound of the range.`
      : undefined
  }
  return { typed, type: (bound: Bound, text: string) => setTyped({ ...typed, [bound]: text }), wrong }
}

const UNREAD = 'unread'

/** The bound that a text says; none where it is empty. */
function boundOf(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const read = readAmount(text, MOST_PLACES)
  return read.kind === 'amount' ? read.amount : UNREAD
}

/** Whether a range ends below its beginning. */
const isReversed = (from: string | undefined, to: string | undefined): boolean =>
  ![from, to].some(bound => bound === undefined || bound === UNREAD) && sortable(to) < sortable(from)

/** An amount as a text that is sorted as the amount is. */
function sortable(amount = ''): string {
  const [whole = '', fraction = ''] = amount.split('.')
  return `${whole.padStart(MOST_PLACES, '0')}.${fraction.padEnd(MOST_PLACES, '0')}`
}

function useRangeWords() {
  const { t } = useLingui()
  return ({ amount_from, amount_to }: Given): string => {
    const [least, greatest] = [grouped(amount_from), grouped(amount_to)]
    if (least && greatest) return `${least} – ${greatest}`
    return least ? t`At least ${least}` : t`At most ${greatest}`
  }
}

function grouped(amount = ''): string {
  const [whole = '', fraction] = amount.split('.')
  return groupWhole(whole) + (fraction === undefined ? '' : `.${fraction}`)
}
