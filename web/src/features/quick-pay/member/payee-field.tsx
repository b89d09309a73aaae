import { TextInput, type TextInputProps } from '@mantine/core'

type PayeeFieldProps = Omit<TextInputProps, 'onChange'> & { onChange: (payee: string) => void }

/** Longest e-mail address, which is the longest way to name a payee. */
const LONGEST = 254

/** Field that names a payee by user ID, e-mail address, phone number or handle; the server finds out which it is. */
export const PayeeField = ({ onChange, ...field }: PayeeFieldProps) => (
  <TextInput
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={LONGEST}
    errorProps={{ role: 'alert' }}
    {...field}
    onChange={event => onChange(event.currentTarget.value)}
  />
)
