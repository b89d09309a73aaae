import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import './dropdown.css'

const GAP_PX = 6

type DropdownProps = {
  /** Content of the button. */
  button: ReactNode
  buttonClass: string
  /** Names a button that shows no words. */
  label?: string
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end'
  panelClass?: string
  onToggle?: (isOpen: boolean) => void
  children: (close: () => void) => ReactNode
}

/**
 * A button with something under it. The browser's own popover: on top of everything, closed by Escape or by pressing
 * elsewhere, and no library to load for it.
 */
export function Dropdown(props: DropdownProps) {
  const { button, buttonClass, label, align = 'end', panelClass = '', onToggle, children } = props
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const place = ({ newState }: ToggleEvent) => {
    const [from, style] = [anchor.current?.getBoundingClientRect(), panel.current?.style]
    if (newState !== 'open' || !from || !style) return
    const width = document.documentElement.clientWidth
    style.top = `${from.bottom + window.scrollY + GAP_PX}px`
    if (align === 'end') style.right = `${width - from.right}px`
    else style.left = `${Math.min(from.left, width / 2)}px`
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={buttonClass}
        popoverTarget={id}
        aria-label={label}
        title={label}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`dropdown ${panelClass}`}
        onBeforeToggle={place}
        onToggle={event => onToggle?.(event.newState === 'open')}
      >
        {children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}

type DropdownItemProps = {
  icon?: ReactNode
  isCurrent?: boolean
  lang?: string
  onChoose: () => void
  children: ReactNode
}

/** One choice of a dropdown. */
export function DropdownItem({ icon, isCurrent = false, lang, onChoose, children }: DropdownItemProps) {
  return (
    <button
      type="button"
      className="dropdown-item"
      lang={lang}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
    >
      {icon}
      <span>{children}</span>
      {isCurrent && <IconCheck size={16} className="end" aria-hidden />}
    </button>
  )
}
