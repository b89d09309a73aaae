import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type KeyAct, runKeyAct } from '../../../parts/key-acts.ts'
import type { Place, PlaceGroup } from '../../../parts/places/navigation.ts'
import { chooseRow, focusFilters, isAwayFromOpened, openRow, stepRows } from '../../../parts/rows-by-key.ts'
import { GO, KEYS } from './declared.ts'
import { areKeysOn } from './single-keys.ts'

/** How long after `g` a letter still leads to a place. */
const GO_WITHIN_MS = 2_000

const always = (act: () => void) => () => {
  act()
  return true
}

/** Decides the open case, but never while another row has the focus: its reader would mean that one. */
const decides = (act: 'approve' | 'reject') => () => !isAwayFromOpened() && runKeyAct(act)

/** Effect of each key. False means that there was nothing to do, and the browser handles the key itself. */
const ACTS: { readonly [A in KeyAct]: () => boolean } = {
  next: always(() => stepRows(1)),
  previous: always(() => stepRows(-1)),
  open: openRow,
  choose: chooseRow,
  approve: decides('approve'),
  reject: decides('reject'),
  filter: focusFilters,
  help: () => runKeyAct('help'),
}

const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [popover]'

/** A key alone, outside fields and dialogs, and none of those that compose a word. A sign may need the shift key. */
function isSingle(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing, key, target } = event
  if (ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented) return false
  if (shiftKey && /^(\w|Enter)$/.test(key)) return false
  if (target instanceof Element && target.closest(TYPED)) return false
  return document.querySelector('dialog[open]') === null
}

/** The place of a menu to which a letter leads. */
const placeOf = (menu: readonly PlaceGroup[], letter: string): Place | undefined =>
  menu.flatMap(({ places }) => places).find(({ key }) => key === letter)

/** Listens to the declared keys, and to `g` with the letter of a place. */
export function useKeys(menu: readonly PlaceGroup[]): void {
  const navigate = useNavigate()
  const goneAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!areKeysOn() || !isSingle(event)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const place = event.timeStamp - goneAt.current < GO_WITHIN_MS ? placeOf(menu, key) : undefined
      goneAt.current = key === GO ? event.timeStamp : Number.NEGATIVE_INFINITY
      const declared = KEYS.find(each => each.key === key)
      const isMoving = declared?.act === 'next' || declared?.act === 'previous'
      if (event.repeat && !isMoving) return
      if (place) void navigate({ to: place.to })
      if (place || (declared && ACTS[declared.act]())) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [menu, navigate])
}
