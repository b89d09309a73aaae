import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { reloadOnce, ScriptMissing, type WhyMissing, whyMissing } from '../client/missing-script.ts'
import { loadPage } from './loaded-pages.ts'

/** Pauses between two looks whether a page can be opened now, in milliseconds: doubled with each, up to the last. */
const FIRST_PAUSE_MS = 1_000
const LAST_PAUSE_MS = 30_000

/** Opens the page at the address once more. A browser that remembers that a script failed needs a new page for it. */
const openAgain = async (router: AnyRouter): Promise<boolean> => {
  if (!(await loadPage(router))) return reloadOnce()
  await router.invalidate()
  return true
}

/**
 * Why the page at the address has not arrived, as far as that is known, for an error that says so; opens the page by itself once it
 * can. Nothing for any other error.
 */
export function useHealing(error: unknown): WhyMissing | 'asking' | undefined {
  const router = useRouter()
  const isMissing = error instanceof ScriptMissing
  const [why, setWhy] = useState<WhyMissing>()
  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    let looks = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      clearTimeout(timer)
      const found = await whyMissing()
      if (isOver) return
      if (found === 'new-version' && reloadOnce()) return
      if (found === 'here' && (await openAgain(router))) return
      if (isOver) return
      setWhy(found)
      if (found !== 'new-version') timer = setTimeout(lookNow, pauseAfter(looks++))
    }
    const lookNow = () => void look()
    lookNow()
    window.addEventListener('online', lookNow)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', lookNow)
    }
  }, [isMissing, router])
  return isMissing ? (why ?? 'asking') : undefined
}

const pauseAfter = (looks: number) => Math.min(FIRST_PAUSE_MS * 2 ** looks, LAST_PAUSE_MS)
