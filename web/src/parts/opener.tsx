import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './opener.css'

type OpenerProps = { isOpen: boolean; onToggle: () => void; children: ReactNode }

/** Opens and closes a row of a list: what stands below the row is about it. */
export const Opener = ({ isOpen, onToggle, children }: OpenerProps) => (
  <button type="button" className="opener" aria-expanded={isOpen} onClick={onToggle}>
    <IconChevronRight size={15} aria-hidden />
    {children}
  </button>
)
