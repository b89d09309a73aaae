import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { HousePage } from '../../../../platform/settings/member/house-page.tsx'

type TermsProps = {
  isAccepted: boolean
  /** Whether the form has been sent before: only then it is said that the box is missing. */
  isChecked: boolean
  onChange: (isAccepted: boolean) => void
}

/** The terms of an account, with the way to read them; nothing is opened before they are accepted. */
export function Terms({ isAccepted, isChecked, onChange }: TermsProps) {
  const { t } = useLingui()
  return (
    <Checkbox
      label={t`I accept the terms.`}
      name="terms"
      checked={isAccepted}
      onChange={event => onChange(event.currentTarget.checked)}
      description={
        <span className="row wrap">
          <HousePage setting="termsUrl">{t`Read the terms`}</HousePage>
          <HousePage setting="privacyUrl">{t`Privacy policy`}</HousePage>
        </span>
      }
      error={isChecked && !isAccepted ? t`Please accept the terms.` : undefined}
    />
  )
}
