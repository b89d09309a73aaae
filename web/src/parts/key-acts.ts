import { useEffect, useRef } from 'react'

/** Action of a single key in the back office. `app/shell/keys/declared.ts` assigns the keys. */
export type KeyAct = 'next' | 'previous' | 'open' | 'choose' | 'approve' | 'reject' | 'filter' | 'help'

type Kept = { readonly current: () => void }
const acting = new Map<KeyAct, Set<Kept>>()

/** Offers what a key does while the screen can do it; nothing while it is `undefined`. */
export function useKeyAct(name: KeyAct, act: (() => void) | undefined): void {
  const kept = useRef(act ?? (() => undefined))
  useEffect(() => {
    kept.current = act ?? (() => undefined)
  })
  const isOffered = act !== undefined
  useEffect(() => {
    if (!isOffered) return
    const offered = acting.get(name) ?? new Set()
    acting.set(name, offered.add(kept))
    return () => void offered.delete(kept)
  }, [name, isOffered])
}

/** Does what the screen offered last under a name; false when it offers nothing. */
export function runKeyAct(name: KeyAct): boolean {
  const last = [...(acting.get(name) ?? [])].at(-1)
  last?.current()
  return last !== undefined
}
