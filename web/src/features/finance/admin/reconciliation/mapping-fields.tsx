import { useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { chosenOf } from '../../../../parts/chosen.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { COLUMN_NAMES, type ColumnName, type TypedMapping } from './typed-source.ts'

type MappingFieldsProps = {
  mapping: TypedMapping
  onChange: (mapping: TypedMapping) => void
  isWrong: boolean
}

/** The heads of a CSV's columns, and how it writes days and amounts. */
export function MappingFields({ mapping, onChange, isWrong }: MappingFieldsProps) {
  const { t } = useLingui()
  const labels: Readonly<Record<ColumnName, string>> = {
    booked_on: t`Column of days`,
    valued_on: t`Column of value days`,
    amount: t`Column of signed amounts`,
    direction: t`Column that says which way the money goes`,
    direction_in: t`its word for money in`,
    direction_out: t`its word for money out`,
    money_in: t`or: column of money in`,
    money_out: t`and column of money out`,
    currency: t`Column of currencies`,
    balance: t`Column of balances`,
    account: t`Column of the account’s number`,
    reference: t`Column of references`,
    counterparty: t`Column of counterparties`,
    line_id: t`Column of the line’s own number`,
  }
  const hints: Partial<Record<ColumnName, string>> = {
    valued_on: t`Stands in where the day is empty.`,
    direction: t`Where amounts have no sign. - where a column only looks like one.`,
    direction_in: t`Such as C, CRDT, Bij, 入金`,
    direction_out: t`Such as D, DBIT, Af, 出金`,
    balance: t`Held against the amounts. - where it is no balance after each line.`,
  }
  const change = (next: Partial<TypedMapping>) => onChange({ ...mapping, ...next })
  return (
    <fieldset className="stack gap-12 no-border p-0 m-0">
      <legend className="label mb-8">{t`Columns, by their heads in the file`}</legend>
      {isWrong && (
        <Notice tone="wrong" title={t`These columns do not say enough`}>
          {t`Name the column of days, and one column of signed amounts or one of money in and one of money out. A column that says which way the money goes needs its two words.`}
        </Notice>
      )}
      {COLUMN_NAMES.map(name => (
        <TextInput
          key={name}
          label={labels[name]}
          description={hints[name]}
          name={`column-${name}`}
          maxLength={100}
          value={mapping[name]}
          onChange={event => change({ [name]: event.currentTarget.value })}
        />
      ))}
      <Checkbox
        label={t`The column of money out has a minus before each amount`}
        checked={mapping.outMinus}
        onChange={event => change({ outMinus: event.currentTarget.checked })}
      />
      <WrittenFields mapping={mapping} change={change} />
    </fieldset>
  )
}

type Written = Pick<wire.CsvMappingParts, 'delimiter' | 'decimal' | 'date'>
type WrittenFieldsProps = { mapping: Written; change: (next: Partial<Written>) => void }

/** How a file writes days and amounts, and what parts its columns. */
export function WrittenFields({ mapping, change }: WrittenFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <NativeSelect
        label={t`Days are written`}
        name="date-format"
        value={mapping.date}
        data={[...wire.statementDateFormats]}
        onChange={event => change({ date: chosenOf(wire.statementDateFormats, event.currentTarget.value) })}
      />
      <NativeSelect
        label={t`Decimal sign`}
        name="decimal"
        value={mapping.decimal}
        data={[
          { value: '.', label: '1,234.56' },
          { value: ',', label: '1.234,56' },
        ]}
        onChange={event => change({ decimal: chosenOf(['.', ','], event.currentTarget.value) })}
      />
      <NativeSelect
        label={t`Columns are separated by`}
        name="delimiter"
        value={mapping.delimiter}
        data={wire.statementDelimiters.map(value => (value === 'tab' ? { value, label: t`a tab` } : value))}
        onChange={event =>
          change({ delimiter: chosenOf(wire.statementDelimiters, event.currentTarget.value) })
        }
      />
    </>
  )
}
