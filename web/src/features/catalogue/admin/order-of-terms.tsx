import { useLingui } from '@lingui/react/macro'

/** Says which of a member's rates and limits hold, for administrators who set them. */
export function OrderOfTerms() {
  const { t } = useLingui()
  return (
    <p className="quiet mb-12">
      {t`The rates and limits of a member’s group go before those of the VIP level, also where they are worse. Those that the group leaves empty follow the VIP level, and then the settings.`}
    </p>
  )
}
