import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { CopyButton } from '../../../parts/copy-button.tsx'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const keyLength = 32

/** A new API key: 32 characters out of 64, from the browser's own source of randomness. */
export const newApiKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyLength)), byte => letters[byte % letters.length]).join(
    '',
  )

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
    <div className="row wrap gap-10 align-end">
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
