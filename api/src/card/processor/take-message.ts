import { type AuthoriseCardPurchase, cardCaptureLineId, cardPurchaseLineId } from '@strongroom/ledger/card'
import { configOf } from '@strongroom/ledger/catalogue'
import { CommandDiffers, derivedId } from '@strongroom/ledger/eventlog'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import type { CardRecord } from '../../vault/card-records.ts'
import { cardCurrency, dayOf, isPast } from '../card-status.ts'
import { type Deciding, decidedInTime } from './decide-in-time.ts'
import { houseRules } from './house-rules.ts'
import type { Asking, ProcessorMessage } from './messages.ts'
import type { Taken, TakingParts } from './taking.ts'

/** The processor, as the log names it. */
export const processorActor = { kind: 'system', id: 'card-processor' } as const

/** The id of the command that a message is: the same message is the same command. */
const commandIdOf = ({ id, card }: Pick<ProcessorMessage, 'id' | 'card'>): string =>
  derivedId('card-processor', card, id)

const isAsking = (message: ProcessorMessage): message is Asking =>
  message.type === 'authorisation' || message.type === 'increment'

/** Takes one message of the processor: decided or booked in the ledger, once however often it comes. */
export const takeMessage = async (parts: TakingParts, message: ProcessorMessage): Promise<Taken> => {
  if (message.currency !== cardCurrency(parts.catalogue).code)
    return { kind: 'not-taken', why: 'wrong-currency' }
  try {
    return isAsking(message)
      ? await decidedInTime(parts, decidingOf(parts, message))
      : await tell(parts, message)
  } catch (error) {
    if (error instanceof CommandDiffers) return { kind: 'not-taken', why: 'message-differs' }
    throw error
  }
}

const recordOf = async ({ cardRecords }: TakingParts, { card }: ProcessorMessage) =>
  (await cardRecords.byReferences([card])).get(card)

const decidingOf = async (parts: TakingParts, message: Asking): Promise<Deciding | undefined> => {
  const record = await recordOf(parts, message)
  if (!record) return undefined
  const { catalogue, now } = parts
  const today = dayOf(now())
  const days = Number(configOf(catalogue, 'cardHoldDays'))
  const {
    authorisation: authorisationId,
    id: messageId,
    amount,
    channel,
    mcc,
    country,
    bought,
    number,
  } = message
  const command: AuthoriseCardPurchase = {
    type: 'AuthoriseCardPurchase',
    input: {
      authorisationId,
      messageId,
      amount,
      ...(message.type === 'increment' ? { adds: true } : {}),
      place: { channel, mcc, country, bought },
      ...(number === undefined ? {} : { number: { id: number, merchant: merchantKey(message.merchantId) } }),
    },
    given: {
      currency: cardCurrency(catalogue),
      today,
      expiresOn: dayOf(new Date(now().getTime() + days * 86_400_000)),
      isExpired: isPast(record.expiry, today),
      house: houseRules(catalogue),
    },
  }
  // A purchase that is raised has its merchant's name already, and the message that raises it seldom says it again.
  if (message.type === 'authorisation' || message.merchant !== '')
    void noteMerchant(parts, record, cardPurchaseLineId(authorisationId), message)
  return { record, command, commandId: commandIdOf(message), actor: processorActor }
}

/** The merchant of a purchase as the log knows it: alike for the same one, and no name. */
const merchantKey = (merchantId: string | undefined): string | undefined =>
  merchantId === undefined ? undefined : derivedId('card merchant', merchantId)

type Named = { readonly merchant: string; readonly mcc?: string | undefined }

/** The merchant's name is personal and stands beside the log. The decision does not wait for it. */
const noteMerchant = (
  { cardLogDetails, logger, now }: TakingParts,
  { uid }: CardRecord,
  logId: string,
  { merchant, mcc = '' }: Named,
): Promise<void> =>
  cardLogDetails
    .keep([{ logId, uid, purchased_on: dayOf(now()), merchant, description: '', mcc, memo: '' }])
    .catch(err => logger.error({ err }, 'the merchant of a purchase could not be noted'))

type Telling = Exclude<ProcessorMessage, Asking>

const commandOf = (parts: TakingParts, message: Telling): WalletCommand => {
  const { catalogue, now } = parts
  const given = { currency: cardCurrency(catalogue), today: dayOf(now()) }
  const { id: messageId, authorisation: authorisationId } = message
  if (message.type === 'capture') {
    const { reference, amount, final, authorisation } = message
    const input = { authorisationId: authorisation, messageId, reference, amount, final }
    const tipShare = configOf(catalogue, 'cardTipShare')
    return { type: 'CaptureCardPurchase', input, given: { ...given, tipShare } }
  }
  if (message.type === 'refund') {
    const { reference, amount } = message
    return { type: 'RefundCardPurchase', input: { authorisationId, messageId, reference, amount }, given }
  }
  const { authorisation } = message
  const because = message.type === 'expiry' ? 'expired' : 'reversed'
  const amount = message.type === 'reversal' ? message.amount : undefined
  return {
    type: 'ReleaseCardPurchase',
    input: {
      authorisationId: authorisation,
      messageId,
      ...(amount === undefined ? {} : { amount }),
      because,
    },
    given,
  }
}

const tell = async (parts: TakingParts, message: Telling): Promise<Taken> => {
  const record = await recordOf(parts, message)
  if (!record) return { kind: 'not-taken', why: 'unknown-card' }
  const command = commandOf(parts, message)
  if (message.type === 'capture' || message.type === 'refund')
    await noteMerchant(parts, record, cardCaptureLineId(message.reference), message)
  const id = commandIdOf(message)
  const outcome = await parts.ledger.handle(walletDecider, record.uid, {
    id,
    actor: processorActor,
    correlationId: id,
    command,
  })
  return outcome.kind === 'refused' ? { kind: 'not-taken', why: outcome.refusal.kind } : { kind: 'taken' }
}
