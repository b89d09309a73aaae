import { msg } from '@lingui/core/macro'
import { TextInput, type TextInputProps } from '@mantine/core'
import { isUid } from '../../../platform/codes/member/code-text.ts'

/** The rule of a member's user id. */
export const ofMember = (uid: string) => !isUid(uid) && msg`A user ID is a number, such as 100045.`

type UidFieldProps = Omit<TextInputProps, 'onChange'> & { onChange: (uid: string) => void }

/** Field of a member's user id, which takes digits only. */
export const UidField = ({ onChange, ...field }: UidFieldProps) => (
  <TextInput
    inputMode="numeric"
    autoComplete="off"
    classNames={{ input: 'figures' }}
    errorProps={{ role: 'alert' }}
    {...field}
    onChange={event => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, 15))}
  />
)
