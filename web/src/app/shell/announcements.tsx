import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useAnnouncement, withdrawAnnouncement } from '../../client/announce.ts'
import './announcements.css'

/** An announcement stays five seconds, and longer where reading its words takes longer. */
const SHOWN_MS = 5_000
const MS_A_LETTER = 80
/** A sign of Chinese or Japanese takes as long to read as several letters. */
const MS_A_SIGN = 200
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** How long an announcement stays, in proportion to its length, but five seconds at least. */
const shownMs = (text: string): number => {
  const signs = text.match(SIGNS)?.length ?? 0
  return Math.max(SHOWN_MS, signs * MS_A_SIGN + (text.length - signs) * MS_A_LETTER)
}

/** The last announcement, for a while. Its place is always there: screen readers watch only what was there before. */
export function Announcements() {
  const { t } = useLingui()
  const said = useAnnouncement()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => withdrawAnnouncement(said), shownMs(said.text))
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
