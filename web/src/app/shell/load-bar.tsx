import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import './load-bar.css'

/** Loads of one round: how many have begun, how many are under way, and how far the bar has come (0 to 1). */
type Round = { readonly begun: number; readonly running: number; readonly done: number }
const REST: Round = { begun: 0, running: 0, done: 0 }

/** The round goes on with so many loads under way. A load that begins late moves the bar no way back. */
const goOn = ({ begun, running, done }: Round, now: number): Round => {
  if (now === 0) return REST
  const all = begun + Math.max(0, now - running)
  return { begun: all, running: now, done: Math.max(done, (all - now) / all) }
}

/** The loads that a page still waits for: itself, and its figures. Figures that are on screen and asked for again are no load. */
const useLoading = () => {
  const isOpening = useRouterState({ select: ({ isLoading }) => isLoading })
  return useIsFetching({ predicate: ({ state }) => state.data === undefined }) + (isOpening ? 1 : 0)
}

/** A thin bar at the top of the page that moves as loads end. Lists and screens say by themselves that they load, so it is for eyes alone. */
export function LoadBar() {
  const running = useLoading()
  const [round, setRound] = useState(REST)
  if (running !== round.running) setRound(goOn(round, running))
  const isOver = running === 0
  return (
    <div className="load-bar" data-over={isOver || undefined} aria-hidden>
      <div style={{ inlineSize: `${isOver ? 100 : 10 + 85 * round.done}%` }} />
    </div>
  )
}
