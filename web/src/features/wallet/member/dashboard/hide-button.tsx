import { useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import './hide-button.css'

/** Hides the amounts on screen, or shows them again. */
export function HideButton({ isHidden, onToggle }: { isHidden: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  const Icon = isHidden ? IconEye : IconEyeOff
  return (
    <button
      type="button"
      className="icon-quiet"
      onClick={onToggle}
      aria-pressed={isHidden}
      aria-label={t`Hide amounts`}
    >
      <Icon size={17} aria-hidden />
    </button>
  )
}
