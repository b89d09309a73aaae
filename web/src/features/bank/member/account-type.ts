import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

/** Location of a bank, in words. */
export function useAccountTypes(): Record<wire.AccountType, string> {
  const { t } = useLingui()
  return { 0: t`US bank`, 1: t`EU bank`, 2: t`Other bank`, 3: t`Hong Kong bank` }
}
