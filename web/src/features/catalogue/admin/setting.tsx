import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Decimal } from '@strongroom/shared'
import { announce } from '../../../client/announce.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Form, needed, useForm } from '../../../parts/form.tsx'
import { NumberField } from '../../../parts/number-field.tsx'
import { reasonIn } from '../../../parts/reason-field.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { EntryHistory } from './entry-history.tsx'
import { unitWords } from './field-faults.ts'
import { saveEntry } from './queries.ts'
import { ReasonOfChange } from './reason-of-change.tsx'
import { SettingChange } from './setting-change.tsx'
import type { SettingInWords } from './setting-groups.ts'
import { SETTING_UNITS } from './setting-words.ts'

/** One setting: what it means, its value, and a way to save another. */
export function Setting({ setting, meaning }: SettingInWords) {
  const { t } = useLingui()
  const { field_code, field_value, unit = '', default: standard } = setting
  const name = meaning || field_code
  const save = useSubmit(saveEntry, {
    onSuccess: ({ proposal }) => {
      form.clear()
      if (!proposal) announce(t`Saved: ${name}`)
    },
  })
  const form = useForm<{ field_value?: string; reason: string }, Parameters<typeof saveEntry>[0]>({
    initial: { reason: '' },
    rules: { reason: needed },
    wrong: () => unitWords(unit) ?? 'invalid',
    refused: () => 'field_value',
    body: ({ reason, ...typed }) => ({
      name: 'catalogue.saveSettings',
      body: { field_code, field_value, ...typed, reason: reason.trim() },
    }),
    send: save,
  })
  const value = form.typed.field_value ?? field_value
  const change = (next: string) => form.change({ field_value: next })
  const inWords = (plain: string) =>
    unit === 'switch' ? (plain === '1' ? t`Yes` : t`No`) : plain === '' ? t`nothing` : plain
  const usual = inWords(standard ?? '')
  return (
    <li>
      <Form form={form} end={null} className="setting">
        <div>
          <div className="setting-name">{name}</div>
          <div className="quiet">
            <span className="mono">{field_code}</span>
            {standard !== undefined && standard !== '' && standard !== field_value && (
              <> · {t`Usually: ${usual}`}</>
            )}
          </div>
        </div>
        <Value
          unit={unit}
          value={value}
          label={name}
          onChange={change}
          error={form.errorOf('field_value', name)}
        />
        {may('catalogue.saveSettings') && (
          <Button type="submit" size="sm" disabled={value === field_value} loading={form.isBusy}>
            {t`Save`}
          </Button>
        )}
        {value !== field_value && (
          <div className="setting-reason">
            <ReasonOfChange field={reasonIn(form)} />
          </div>
        )}
      </Form>
      <div className="setting-history">
        <SettingChange setting={setting} inWords={inWords} onFill={change} />
        <EntryHistory kind="sys-config" id={field_code} />
      </div>
      {save.data?.proposal && <WaitsForSecond />}
    </li>
  )
}

type ValueProps = {
  unit: string
  value: string
  label: string
  onChange: (value: string) => void
  error: string | undefined
}

function Value({ unit, value, label, onChange, error }: ValueProps) {
  const { t, i18n } = useLingui()
  const change = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value)
  if (unit === 'switch')
    return (
      <NativeSelect
        aria-label={label}
        value={value}
        data={[
          { value: '1', label: t`Yes` },
          { value: '0', label: t`No` },
        ]}
        onChange={change}
        error={error}
      />
    )
  const isFreeText = unit === 'text' || unit === 'url' || unit === ''
  const inWords = SETTING_UNITS[unit] ? i18n._(SETTING_UNITS[unit]) : unit
  const shownUnit = unit === 'share' ? percentOf(value) : unit === 'decimal' ? '' : inWords
  if (isFreeText || unit === 'currency')
    return (
      <TextInput
        aria-label={label}
        value={value}
        inputMode={unit === 'url' ? 'url' : 'text'}
        onChange={change}
        error={error}
      />
    )
  return (
    <NumberField
      aria-label={label}
      value={value}
      onChange={onChange}
      rightSection={<span className="quiet figures">{shownUnit}</span>}
      rightSectionWidth={96}
      error={error}
    />
  )
}

/** A share in percent, `= 1%`, while it is a number. */
const percentOf = (share: string): string =>
  /^\d+(\.\d+)?$/.test(share) ? `= ${new Decimal(share).times(100).toFixed()}%` : ''
