import type { wire } from '@strongroom/shared'
import { call, callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { oneQueryOf } from '../../../client/query-of.ts'

type Entry = Body<'card.add'>
type Edit = Body<'card.set'>
/** Enters a card that the issuer has made, or edits one. */
export const saveCard = (body: Entry | Edit, attempt: string) =>
  'id' in body ? call('card.set', { body, attempt }) : call('card.add', { body, attempt })

/** A file that a call takes beside what is entered by hand. */
export type FileOf<N extends 'card.importSpend' | 'card.add'> = Extract<Body<N>, { csv: string }>

/** Checks or books a file of settled transactions. It may take minutes. */
export const sendCardFile = (body: FileOf<'card.importSpend'>, attempt: string) =>
  call('card.importSpend', { body, attempt, timeoutMs: 600_000 })

/** Checks or enters a file of cards. */
export const sendCardsFile = async (body: FileOf<'card.add'>, attempt: string) => {
  const [report] = (await call('card.add', { body, attempt })).data
  return report && 'fresh' in report ? report : undefined
}

/** Whether an import is not over. */
export const isUnderWay = ({ state }: Pick<wire.CardImportProgress, 'state'>): boolean =>
  state === 'ready' || state === 'booking'

/** How far an import is, asked again until it is over. */
export const cardImportQuery = (id: string) =>
  oneQueryOf(
    'card.importProgress',
    { params: { id } },
    { refetchInterval: ({ state }) => (!state.data || isUnderWay(state.data) ? 1_500 : false) },
  )

/** Books one settled transaction. */
export const sendCardLog = (body: Body<'card.importLogs'>, attempt: string) =>
  call('card.importLogs', { body, attempt })

/** Takes a booked transaction back. */
export const reverseCardLog = ({ id, reason }: { id: string; reason: string }, attempt: string) =>
  call('card.reverseLog', { params: { id }, body: { reason }, attempt })

/** The balance of the card in the caller's hand. Needs no session. */
export const askCardBalance = (body: Body<'card.balanceInHand'>) =>
  callForOne('card.balanceInHand', { body, isPublic: true })
