import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

/** How often a scheduled export is made, in words. */
export const useIntervalWords = (): Readonly<Record<wire.ScheduledExport['every'], string>> => {
  const { t } = useLingui()
  return { day: t`Every day`, week: t`Every week`, month: t`Every month` }
}
