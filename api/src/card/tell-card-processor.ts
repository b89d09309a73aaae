import { keptAt } from '@strongroom/ledger/book'
import { type Wallet, walletDecider } from '@strongroom/ledger/wallet'
import type { JobParts } from '../job-parts.ts'
import { type CardTelling, type ToldState, tellingsDue } from '../vault/card-tellings.ts'
import { eventsDue, newEvents } from '../vault/event-marks.ts'
import type { TellState } from './processor/card-states.ts'

const PAGE = 500

const followed = {
  job: 'tell-card-processor',
  types: ['CardFrozen', 'CardUnfrozen', 'CardBlocked', 'CardActivated', 'CardNumberClosed'],
} as const

/** Events after which it may be due. */
export const cardTellingEvents = followed.types

/** When it is due (`Job.due`). */
export const cardTellingsDue = `select least((${eventsDue(followed)}), (${tellingsDue}))`

type TellingParts = Pick<JobParts, 'cardRecords' | 'cardTellings' | 'db' | 'ledger' | 'now' | 'stopping'>

/**
 * Tells the cards' processor of cards that are frozen, unfrozen or blocked and of disposable numbers that are closed, so that it declines by
 * itself. One that is not taken waits and is tried again; the run fails then, so that operators see it.
 */
export const tellCardProcessor = (parts: TellingParts, tell: TellState) => async (): Promise<void> => {
  await keepAll(parts)
  const failures: unknown[] = []
  let last: CardTelling | undefined
  do {
    const page = await parts.cardTellings.waiting(last, PAGE)
    // One that is not taken keeps no other from its turn.
    for (const each of page) {
      if (parts.stopping.aborted) return
      await tellOne(parts, tell, each).catch(err => failures.push(err))
    }
    last = page.at(-1)
  } while (last)
  if (failures.length > 0) throw failures[0]
}

const keepAll = async ({ db, cardTellings, stopping }: TellingParts): Promise<void> => {
  while (!stopping.aborted) {
    const events = await newEvents(db, followed, PAGE)
    if (events.length === 0) return
    await cardTellings.keep(followed, events)
  }
}

/** The state as the books have it now, whichever event was the last. */
const stateIn = ({ card, cardNumbers }: Wallet, numberId: string): ToldState => {
  if (numberId !== '') return keptAt(cardNumbers, numberId)?.closed ? 'closed' : 'open'
  if (card?.status === 'blocked') return 'blocked'
  return card?.frozen ? 'frozen' : 'open'
}

const tellOne = async (parts: TellingParts, tell: TellState, telling: CardTelling): Promise<void> => {
  const { cardRecords, cardTellings, ledger, now } = parts
  const { uid, numberId, told } = telling
  const state = stateIn((await ledger.load(walletDecider, uid)).state, numberId)
  const card = (await cardRecords.of([uid])).get(uid)?.reference
  // Its record went since it was read.
  if (card === undefined) return
  // A card of which the processor was told nothing is open there.
  if (state === (told ?? 'open')) return cardTellings.settle(telling, card)
  await tell({ card, number: numberId || undefined, state }, now())
  await cardTellings.settle(telling, card, state)
}
