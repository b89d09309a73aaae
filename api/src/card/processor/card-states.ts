import { askOutside } from '@strongroom/projections/outside'
import type { ToldState } from '../../vault/card-tellings.ts'
import { signatureOf } from './signature.ts'

/** `number` is the house's id of a disposable number; without it, the state is the card's own. */
export type CardState = {
  readonly card: string
  readonly number?: string | undefined
  readonly state: ToldState
}

/** Tells the processor how a card or a number stands. Throws where it is not taken; the same may be told again. */
export type TellState = (stands: CardState, now: Date) => Promise<void>

const PATIENCE_MS = 10_000

/** Tells it over HTTP, signed as its own messages are. */
export const httpStates =
  (url: string, key: string): TellState =>
  async (stands, now) => {
    const body = JSON.stringify(stands)
    const { ok, status } = await askOutside(`${url.replace(/\/$/, '')}/states`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'Card-Processor-Signature': signatureOf(key, body, now),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!ok) throw new Error(`the cards’ processor answers ${status}`)
  }

/** The demo's has no memory of its own: it reads what it was told from the house's notes of it (`isClosed`). */
export const demoStates: TellState = async () => {}
