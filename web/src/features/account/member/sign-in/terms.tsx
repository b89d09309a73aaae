import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import type { FormOf } from '../../../../parts/form.tsx'
import { HousePage } from '../../../../platform/settings/member/house-page.tsx'

/** The terms of an account, with the way to read them; nothing is opened before they are accepted. */
export function Terms({ form }: { form: Pick<FormOf<{ terms: boolean }>, 'box'> }) {
  const { t } = useLingui()
  return (
    <Checkbox
      {...form.box('terms', t`I accept the terms.`)}
      description={
        <span className="row wrap">
          <HousePage setting="termsUrl">{t`Read the terms`}</HousePage>
          <HousePage setting="privacyUrl">{t`Privacy policy`}</HousePage>
        </span>
      }
    />
  )
}
