import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import type { PlaceGroup } from '../../../parts/places/navigation.ts'
import { useHidden } from '../../../platform/balances/member/use-hidden.ts'
import { ChoiceList } from './choice-list.tsx'
import {
  type Choice,
  type ChoiceGroup,
  type FinderArea,
  noteChoice,
  optionId,
  recentChoices,
  saysText,
} from './choices.ts'
import './finder.css'
import { useOfficeFinds } from './use-office-finds.ts'
import { useOwnFinds } from './use-own-finds.ts'
import { useActions, usePlaces } from './use-places.ts'

const TYPING_PAUSE_MS = 200
/** One character is in nearly everything. */
const SHORTEST = 2

type FinderProps = {
  area: FinderArea
  menu: readonly PlaceGroup[]
  onClose: () => void
  onSignOut: () => void
}

/** The text, once no more is typed. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}

/** All that a text may lead to: what was opened before, places and actions at once; what the server finds when it comes. */
function useGroups({ area, menu, onSignOut }: FinderProps, text: string) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const settled = useSettled(text)
  // Enter must not open a find of the text before.
  const isAsked = settled === text && text.length >= SHORTEST
  const office = useOfficeFinds(settled, isAsked && area === 'admin')
  const own = useOwnFinds(settled, isAsked && area === 'member')
  const { groups, query } = area === 'admin' ? office : own
  const places = usePlaces(menu, text)
  const actions = useActions(area, text, onSignOut)
  const recent = recentChoices(queries, area).filter(choice => saysText(choice, text))
  const known = new Set(recent.map(({ key }) => key))
  const all: readonly ChoiceGroup[] = [
    { name: t({ message: 'Recent', context: 'opened before' }), choices: recent },
    { name: t`Places and actions`, choices: [...places, ...actions] },
    ...groups,
  ]
  const shown = all.flatMap(({ name, choices }, index) => {
    const others = index === 0 ? choices : choices.filter(({ key }) => !known.has(key))
    return others.length > 0 ? [{ name, choices: others }] : []
  })
  const isWaiting = text.length >= SHORTEST && (text !== settled || query.isFetching)
  return { groups: shown, isWaiting, error: isAsked ? query.error : null }
}

/** Moves by the arrows, from the last to the first and back; Enter opens. */
function useKeys(choices: readonly Choice[], text: string, onChoose: (choice: Choice) => void) {
  const [at, setAt] = useState({ text, index: 0 })
  const index = at.text === text ? Math.min(at.index, Math.max(0, choices.length - 1)) : 0
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the writing of a Chinese or Japanese word.
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    const chosen = choices[index]
    if (step !== undefined && choices.length > 0) {
      event.preventDefault()
      setAt({ text, index: (index + step + choices.length) % choices.length })
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onChoose(chosen)
    }
  }
  return { chosen: choices[index], onKeyDown }
}

/** A search over everything, as a combobox: places and actions, and things of any kind. */
export function Finder(props: FinderProps) {
  const { area, onClose } = props
  const { t } = useLingui()
  const words = useProblemWords()
  const id = useId()
  const queries = useQueryClient()
  const [isHidden] = useHidden()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const { groups, isWaiting, error } = useGroups(props, text)
  const choices = groups.flatMap(group => group.choices)
  const choose = (choice: Choice) => {
    onClose()
    choice.act?.()
    if (!choice.way) return
    noteChoice(queries, area, choice)
    const { to, params = {}, search = {}, hash = '' } = choice.way
    void navigate({ to, params, search, hash })
  }
  const { chosen, onKeyDown } = useKeys(choices, text, choose)
  const count = choices.filter(({ key }) => !key.startsWith('search ')).length
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="finder-body">
      <div className="finder-field">
        <IconSearch size={18} aria-hidden />
        <input
          ref={input}
          type="text"
          role="combobox"
          inputMode="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t`Find anything`}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(id, chosen)}
          placeholder={
            area === 'admin'
              ? t`Name, e-mail, user ID, TXID, amount, card, page`
              : t`Page, amount, TXID, user ID, reference`
          }
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="tool" aria-label={t`Close`} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </button>
      </div>
      <ChoiceList
        id={id}
        groups={groups}
        chosen={chosen}
        onChoose={choose}
        isHidden={isHidden && area === 'member'}
      />
      <p className="finder-said" role="status">
        {error
          ? words(problemOf(error))
          : isWaiting
            ? t`Searching…`
            : count === 0
              ? t`Nothing found`
              : t`Found: ${count}`}
      </p>
    </div>
  )
}
