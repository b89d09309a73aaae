import { keptAt } from '@strongroom/ledger/book'
import type { AuthoriseCardPurchase } from '@strongroom/ledger/card'
import { type Actor, derivedId } from '@strongroom/ledger/eventlog'
import { type Wallet, walletDecider } from '@strongroom/ledger/wallet'
import type { CardRecord } from '../../vault/card-records.ts'
import type { Taken, TakingParts } from './taking.ts'

/** A question of the processor's about a card of the house. */
export type Deciding = {
  readonly record: CardRecord
  readonly command: AuthoriseCardPurchase
  readonly commandId: string
  readonly actor: Actor
}

type Unheard = Omit<Deciding, 'record'> & { readonly record: Pick<CardRecord, 'uid'> }

const unknownCard = { kind: 'decided', approved: false, reason: 'unknown-card' } as const

/**
 * The ledger's decision about a purchase, or a *no* once it is too late for one; the search for its card counts. A *yes* that comes later
 * is given back: the processor has been told otherwise. Where the process dies before it has answered, a job gives it back.
 */
export const decidedInTime = async (
  parts: TakingParts,
  found: Promise<Deciding | undefined>,
): Promise<Taken> => {
  const ended = new AbortController()
  let isLate = false
  const decision = found.then(deciding => (deciding ? answered(parts, deciding, () => isLate) : unknownCard))
  const first = await Promise.race([decision, parts.lateAfter(ended.signal)]).finally(() => ended.abort())
  if (first !== 'late') return first
  isLate = true
  void Promise.all([found, decision])
    .then(async ([deciding, late]) => {
      if (!deciding) return
      if (late.kind === 'decided' && late.approved) await giveBack(parts, deciding)
      await parts.cardAskings.end(deciding.commandId)
    })
    .catch(err => parts.logger.error({ err }, 'a late decision about a purchase could not be given back'))
  return { kind: 'decided', approved: false, reason: 'late' }
}

/** The decision, with a note of it that stands until there is an answer. The note of a late one stands until it is given back. */
const answered = async (parts: TakingParts, deciding: Deciding, isLate: () => boolean): Promise<Taken> => {
  const { commandId, command, record } = deciding
  const isOpen = await parts.cardAskings.begin({ commandId, uid: record.uid, command })
  if (!isOpen) return { kind: 'decided', approved: false, reason: 'late' }
  const answer = await decided(parts, deciding)
  if (!isLate()) await parts.cardAskings.end(commandId)
  return answer
}

const decided = async (
  { ledger, catalogue }: TakingParts,
  { record: { uid }, command, commandId, actor }: Deciding,
): Promise<Taken> => {
  const about = { id: commandId, actor, correlationId: commandId, catalogueAt: catalogue.position }
  const outcome = await ledger.handle(walletDecider, uid, { ...about, command })
  if (outcome.kind === 'refused') {
    const { kind } = outcome.refusal
    const isDeclined = kind === 'card-missing' || kind === 'wallet-closed'
    return isDeclined
      ? { kind: 'decided', approved: false, reason: 'not-active' }
      : { kind: 'not-taken', why: kind }
  }
  const [fact] = outcome.events.map(({ data }) => data)
  if (fact?.type === 'CardPurchaseDeclined') return { kind: 'decided', approved: false, reason: fact.because }
  // Asked again: the answer is what stands of it, which may have been given back meanwhile.
  if (fact && !outcome.repeated) return { kind: 'decided', approved: true, reason: null }
  const { state } = await ledger.load(walletDecider, uid)
  return standing(state, command)
}

const standing = (wallet: Wallet, { input }: AuthoriseCardPurchase): Taken => {
  const purchase = keptAt(wallet.cardPurchases, input.authorisationId)
  const ended = purchase ? purchase.ended : 'unknown'
  const isApproved = ended === undefined || ended === 'captured'
  return { kind: 'decided', approved: isApproved, reason: isApproved ? null : ended }
}

/** Gives back what was held by a *yes* that nobody has heard. */
export const giveBack = async (
  { ledger }: Pick<TakingParts, 'ledger'>,
  { record: { uid }, command: { input, given }, commandId, actor }: Unheard,
): Promise<void> => {
  const id = derivedId(commandId, 'late')
  const { authorisationId, messageId, adds, amount } = input
  await ledger.handle(walletDecider, uid, {
    id,
    actor,
    correlationId: commandId,
    command: {
      type: 'ReleaseCardPurchase',
      input: {
        authorisationId,
        messageId: `${messageId} late`,
        // Of a purchase that stands, what was added to it comes back alone.
        ...(adds ? { amount } : {}),
        because: 'late',
      },
      given: { currency: given.currency, today: given.today },
    },
  })
}
