import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { cardLineTypes } from '@strongroom/shared/words/card/kind'
import { cardLineStates } from '@strongroom/shared/words/card/state'
import type { ReactNode } from 'react'
import { descriptorOf } from '../../../i18n/word.ts'
import { InState, statesOf } from '../../../parts/lists/columns.tsx'
import { Money } from '../../../parts/money.tsx'
import { LineMoney, LineStatus, useLineWords } from '../../../platform/lines/member/line-words.tsx'
import './about.css'

const CARD_STATES = statesOf(cardLineStates, { 0: 'waiting', 1: 'settled', [-1]: 'reversed' })

type AboutProps = {
  about: wire.AboutRecord
  /** A line's title as its reader opens it. */
  line: (line: wire.Transaction, title: string) => ReactNode
  /** A time, as its reader reads it. */
  time: (at: string) => ReactNode
}

/** The records that a case is about, as they stand now; nothing where its reference names none of the member's own. */
export function About({ about, line: opened, time }: AboutProps) {
  const { t, i18n } = useLingui()
  const words = useLineWords()
  const { lines, card_lines: cardLines } = about
  if (lines.length + cardLines.length === 0) return null
  return (
    <ul className="bare-list support-about" aria-label={t`What it is about`}>
      {lines.map(each => (
        <li key={each.id}>
          <span className="weight-550">{opened(each, words(each).title)}</span>
          <LineMoney line={each} />
          <span className="quiet">{time(each.created_date)}</span>
          <LineStatus line={each} />
        </li>
      ))}
      {cardLines.map(each => (
        <li key={`card ${each.id}`}>
          <span className="weight-550">{i18n._(descriptorOf(cardLineTypes[each.type]))}</span>
          <Money amount={each.amount} currency={each.currency} kind="flow" exact isVoid={each.status < 0} />
          <span className="quiet">{time(each.created_date)}</span>
          <InState {...CARD_STATES[each.status]} />
        </li>
      ))}
    </ul>
  )
}
