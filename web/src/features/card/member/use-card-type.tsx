import type { wire } from '@strongroom/shared'
import { type ReactNode, useState } from 'react'
import { cardTypeName } from '../queries.ts'
import { CardTypes } from './card-types.tsx'

/** The type of the card that is to be opened. */
export type ChosenType = {
  /** The id for the call; none where there is nothing to choose, and the server takes the only one. */
  readonly id: string | undefined
  readonly name: string | undefined
  /** The prices of opening it, in dollars. */
  readonly fee: string
  readonly initialBalance: string
  /** The tiles to choose from. */
  readonly tiles: ReactNode
}

/**
 * The member's choice among the types that are offered; the first, until they choose. A chosen one that is withdrawn meanwhile stays
 * chosen, and the server refuses it: no other is opened in its place.
 */
export function useCardType(opening: wire.CardInfo['opening'] | undefined): ChosenType | undefined {
  const [picked, setPicked] = useState<string>()
  if (!opening) return undefined
  const { types } = opening
  const isGone = picked !== undefined && !types.some(({ id }) => id === picked)
  if (types.length < 2 && !isGone)
    return {
      id: undefined,
      name: undefined,
      tiles: null,
      fee: opening.fee,
      initialBalance: opening.initialBalance,
    }
  const id = picked ?? types[0]?.id ?? ''
  const type = types.find(each => each.id === id)
  return {
    id,
    name: type && cardTypeName(type),
    fee: type?.opening_fee ?? opening.fee,
    initialBalance: type?.initial_balance ?? opening.initialBalance,
    tiles: <CardTypes types={types} value={id} onChange={setPicked} />,
  }
}
