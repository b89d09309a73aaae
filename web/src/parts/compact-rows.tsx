import { useLingui } from '@lingui/react/macro'
import { IconBaselineDensitySmall } from '@tabler/icons-react'
import { useCompactRows } from './use-compact-rows.ts'
import { useIsNarrow } from './use-media.ts'

/** Lets rows stand close together, in every table at once; a phone has no tables. */
export function CompactRows() {
  const { t } = useLingui()
  const [isOn, toggle] = useCompactRows()
  const isNarrow = useIsNarrow()
  if (isNarrow) return null
  return (
    <button type="button" className="tool-button" aria-pressed={isOn} onClick={toggle}>
      <IconBaselineDensitySmall size={16} aria-hidden />
      {t`Compact rows`}
    </button>
  )
}
