import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Progress, Text } from '@mantine/core'
import { strengthOf } from './password-strength.ts'

const WORDS = [msg`Weak`, msg`Fair`, msg`Good`, msg`Strong`] as const

/** How strong a new password is while it is typed; nothing while there is none. */
export function StrengthMeter({ password, email }: { password: string; email: string }) {
  const { t, i18n } = useLingui()
  if (!password) return null
  const strength = strengthOf(password, email)
  const word = i18n._(WORDS[strength])
  return (
    <div>
      <Progress.Root size="sm">
        <Progress.Section
          value={(strength + 1) * 25}
          withAria={false}
          role="meter"
          aria-label={t`Strength of the password`}
          aria-valuemin={1}
          aria-valuemax={4}
          aria-valuenow={strength + 1}
          aria-valuetext={word}
        />
      </Progress.Root>
      <Text size="sm" c="dimmed" aria-hidden>
        {word}
      </Text>
    </div>
  )
}
