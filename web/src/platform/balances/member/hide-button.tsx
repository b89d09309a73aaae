import { useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { startTransition, useOptimistic } from 'react'
import './hide-button.css'

/** Hides the amounts on screen, or shows them again. It shows the change at once, and the amounts follow. */
export function HideButton({ isHidden, onToggle }: { isHidden: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  const [isPressed, setPressed] = useOptimistic(isHidden)
  const Icon = isPressed ? IconEye : IconEyeOff
  return (
    <button
      type="button"
      className="icon-quiet"
      onClick={() =>
        startTransition(() => {
          setPressed(!isHidden)
          onToggle()
        })
      }
      aria-pressed={isPressed}
      aria-label={t`Hide amounts`}
    >
      <Icon size={17} aria-hidden />
    </button>
  )
}
