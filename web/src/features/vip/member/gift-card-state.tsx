import type { wire } from '@strongroom/shared'
import { giftCardStates } from '@strongroom/shared/words/vip/state'
import { InState, statesOf } from '../../../parts/lists/columns.tsx'

/** Where an application for gift cards stands. */
export const GIFT_CARD_STATES = statesOf(giftCardStates, {
  0: 'waiting',
  1: 'waiting',
  2: 'settled',
  [-1]: 'wrong',
})

/** The state of one. */
export const GiftCardState = ({ status }: { status: wire.GiftCardStatus }) => (
  <InState {...GIFT_CARD_STATES[status]} />
)
