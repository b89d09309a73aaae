import { useLingui } from '@lingui/react/macro'

/** `Firefox · Windows`, or as much of it as the program says. */
export function useDeviceName(): (device: { readonly browser: string; readonly system: string }) => string {
  const { t } = useLingui()
  return ({ browser, system }) => [browser, system].filter(Boolean).join(' · ') || t`Unknown device`
}
