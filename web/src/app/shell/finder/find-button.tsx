import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { useShell } from '../../../parts/page/shell-context.ts'
import { isMac } from './use-finder.ts'

/** Opens the search over everything, as Ctrl-K and ⌘K do. */
export function FindButton() {
  const { t } = useLingui()
  const { openFinder } = useShell()
  return (
    <button
      type="button"
      className="tool"
      aria-label={t`Find anything`}
      aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K Meta+K'}
      title={isMac() ? t`Find anything (⌘K)` : t`Find anything (Ctrl K)`}
      onClick={openFinder}
    >
      <IconSearch size={20} stroke={1.7} aria-hidden />
    </button>
  )
}
