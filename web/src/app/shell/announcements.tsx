import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useAnnouncement, withdrawAnnouncement } from '../../client/announce.ts'
import './announcements.css'

const SHOWN_MS = 8_000

/** The last announcement, for a while. Its place is always there: screen readers watch only what was there before. */
export function Announcements() {
  const { t } = useLingui()
  const said = useAnnouncement()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => withdrawAnnouncement(said), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <div className="announcements" role="status">
      {said && (
        <div className="announcement">
          <IconCheck size={20} stroke={1.8} aria-hidden />
          <span>{said.text}</span>
          <button
            type="button"
            className="tool"
            aria-label={t`Close`}
            onClick={() => withdrawAnnouncement(said)}
          >
            <IconX size={18} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
