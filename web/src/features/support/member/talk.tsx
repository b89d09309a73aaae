import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { ReactNode } from 'react'

type TalkProps = {
  talk: readonly wire.SupportMessage[]
  /** Name of the member, for administrators; the member reads "You". */
  member?: string
  /** A file of a message, as its reader opens it. */
  file: (id: string) => ReactNode
  /** A time, as its reader reads it. */
  time: (at: string) => ReactNode
}

/** The messages of a case, the oldest first. */
export function Talk({ talk, member, file, time }: TalkProps) {
  const { t } = useLingui()
  const nameOf = ({ by, author }: wire.SupportMessage) => {
    if (by === 'member') return member ?? t`You`
    return author ? t`administrator ${author}` : t`Customer service`
  }
  return (
    <ol className="stack bare-list">
      {talk.map(message => (
        <li key={message.id} className="stack tight">
          <span className="quiet">
            {nameOf(message)} · {time(message.created_date)}
          </span>
          <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.text}</span>
          {message.file && file(message.file)}
        </li>
      ))}
    </ol>
  )
}
