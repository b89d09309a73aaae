import { useLingui } from '@lingui/react/macro'
import { IconCalendar, IconChevronDown, IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Dropdown } from './dropdown.tsx'
import './list.css'
import { calendarDayText, dayRangeText } from '../i18n/time.ts'

/** A filter that is typed narrows its list once typing has paused for so long. */
export const TYPING_PAUSE_MS = 350

/** One filter of a toolbar: filled while it is set, and then removable. */
export function Chip(props: {
  isSet: boolean
  kind?: string
  icon?: ReactNode
  onClear?: () => void
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <span className="chip" data-set={props.isSet || undefined} data-kind={props.kind}>
      {props.icon}
      {props.children}
      {props.isSet && props.onClear && (
        <button
          type="button"
          className="chip-clear"
          onClick={props.onClear}
          aria-label={t`Remove this filter`}
        >
          <IconX size={15} aria-hidden />
        </button>
      )}
    </span>
  )
}

/** A list's state and how to change it, for the list's filters. */
export type FiltersProps<Search> = {
  search: Search
  change: (change: Partial<Search>) => void
}

/** A value that a filter sends, and its words in the language on screen. */
export type Choice = { readonly value: string; readonly label: string }

/** One of a few: a native select, which every phone draws in its own good way. */
export function ChoiceFilter(props: {
  label: string
  all: string
  choices: readonly Choice[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}) {
  const isSet = props.value !== undefined
  return (
    <Chip isSet={isSet} onClear={() => props.onChange(undefined)}>
      <select
        aria-label={props.label}
        value={props.value ?? ''}
        onChange={event => props.onChange(event.currentTarget.value || undefined)}
      >
        <option value="">{props.all}</option>
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {!isSet && <IconChevronDown size={15} className="chip-caret" aria-hidden />}
    </Chip>
  )
}

type Period = { from: string | undefined; to: string | undefined }

type PeriodFilterProps = Period & {
  onChange: (period: Period) => void
  /** Administrators look through days of UTC, members through their own. */
  isUtc?: boolean
  /** The days that are shown while none is chosen; all of them when left out. */
  usual?: string
}

/** A first and a last day, both included. */
export function PeriodFilter({ from, to, onChange, isUtc = false, usual }: PeriodFilterProps) {
  const { t } = useLingui()
  const isSet = Boolean(from || to)
  const words = usePeriodWords()
  return (
    <Chip isSet={isSet} onClear={() => onChange({ from: undefined, to: undefined })}>
      <Dropdown
        align="start"
        buttonClass="chip-button figures"
        button={
          <>
            <IconCalendar size={16} aria-hidden />
            {isSet || usual === undefined ? words({ from, to }) : usual}
          </>
        }
      >
        {() => (
          <div className="day-fields">
            <DayField
              label={isUtc ? t`From day (UTC)` : t`From day`}
              value={from}
              max={to}
              onChange={day => onChange({ from: day, to })}
            />
            <DayField
              label={isUtc ? t`To day (UTC)` : t`To day`}
              value={to}
              min={from}
              onChange={day => onChange({ from, to: day })}
            />
          </div>
        )}
      </Dropdown>
    </Chip>
  )
}

type DayFieldProps = {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

const DayField = ({ label, value, min, max, onChange }: DayFieldProps) => (
  <label className="day-field">
    <span className="label">{label}</span>
    <input
      type="date"
      value={value ?? ''}
      min={min}
      max={max}
      onChange={event => onChange(event.currentTarget.value || undefined)}
    />
  </label>
)

function usePeriodWords(): (period: Period) => string {
  const { t } = useLingui()
  return ({ from, to }) => {
    if (from && to) return dayRangeText(from, to)
    const day = calendarDayText(from ?? to ?? '')
    if (from) return t`Since ${day}`
    return to ? t`Until ${day}` : t`All days`
  }
}

/** Free text; asked when typing pauses. */
export function SearchFilter(props: {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** Error of the typed text. */
  error?: string | undefined
}) {
  const { value, onChange, error } = props
  const id = useId()
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])
  useEffect(() => {
    if (typed.trim() === (value ?? '')) return
    const pause = setTimeout(() => onChange(typed.trim() || undefined), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, value, onChange])
  return (
    <Chip
      isSet={Boolean(value)}
      kind="search"
      icon={<IconSearch size={16} aria-hidden />}
      onClear={() => onChange(undefined)}
    >
      <input
        id={id}
        type="text"
        inputMode="search"
        aria-label={props.label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        placeholder={props.label}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {error !== undefined && (
        <span id={`${id}-error`} className="chip-error">
          {error}
        </span>
      )}
    </Chip>
  )
}
