import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { newApiKey } from './new-key.ts'

type KeyFieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** Whether the record has a key, which stays when none is entered. */
  isKept: boolean
}

/** A key as it is entered or generated: the only time that it can be read. */
export function KeyField({ label, name, value, onChange, error, isKept }: KeyFieldProps) {
  const { t } = useLingui()
  const once = t`32 characters. Copy it before you save: it is never shown again.`
  const kept = t`Empty: the key stays as it is.`
  return (
    <div className="row wrap" style={{ gap: 10, alignItems: 'end' }}>
      <TextInput
        label={label}
        name={name}
        description={isKept ? `${kept} ${once}` : once}
        value={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        classNames={{ input: 'mono' }}
        rightSection={value === '' ? undefined : <CopyButton text={value} what={t`Copy the key`} />}
        onChange={event => onChange(event.currentTarget.value)}
        error={error}
        style={{ flex: '1 1 340px' }}
      />
      <Button variant="default" onClick={() => onChange(newApiKey())}>
        {t`Generate`}
      </Button>
    </div>
  )
}
