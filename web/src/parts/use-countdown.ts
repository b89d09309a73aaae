import { useEffect, useState } from 'react'

const TICK_MS = 250

/** The time, told again a few times a second while `isRunning`. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

/** Whole seconds until an instant (epoch milliseconds), never below zero. */
export function useSecondsLeft(untilMs: number | undefined): number {
  const [isOver, setOver] = useState(false)
  const now = useNow(untilMs !== undefined && !isOver)
  const left = untilMs === undefined ? 0 : Math.max(0, Math.ceil((untilMs - now) / 1000))
  useEffect(() => setOver(left === 0), [left])
  return left
}

/** `90` as `1:30`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
