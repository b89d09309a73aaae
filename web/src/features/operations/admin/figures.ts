import { useLingui } from '@lingui/react/macro'

/** Whole numbers, grouped as the language does. */
export function useCount(): (count: number) => string {
  const { i18n } = useLingui()
  return count => i18n.number(Math.round(count))
}
