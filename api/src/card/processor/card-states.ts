import type { ToldState } from '../../vault/card-tellings.ts'
import { askProcessor } from './ask-processor.ts'

/** `number` is the house's id of a disposable number; without it, the state is the card's own. */
export type CardState = {
  readonly card: string
  readonly number?: string | undefined
  readonly state: ToldState
}

/** Tells the processor how a card or a number stands. Throws where it is not taken; the same may be told again. */
export type TellState = (stands: CardState, now: Date) => Promise<void>

/** Tells it over HTTP, signed as its own messages are. */
export const httpStates =
  (url: string, key: string): TellState =>
  async (stands, now) => {
    await askProcessor({ url, key }, '/states', { asked: stands, now })
  }

/** The demo's has no memory of its own: it reads what it was told from the house's notes of it (`isClosed`). */
export const demoStates: TellState = async () => {}
