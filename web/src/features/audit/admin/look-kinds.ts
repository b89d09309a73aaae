import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

/** Names of the kinds of personal data that administrators look at. */
export function useLookKinds(): Record<wire.LookKind, string> {
  const { t } = useLingui()
  return { identity: t`Identity record`, document: t`Document`, bank: t`Bank details` }
}
