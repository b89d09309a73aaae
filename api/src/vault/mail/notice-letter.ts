import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { Decimal, keysOf, type wire } from '@strongroom/shared'
import { noticePath } from '@strongroom/shared/words/account/notice-place'
import { say } from '#words'
import { type Addressee, identityLetter } from './letters.ts'
import type { Mail } from './mail.ts'
import { type HouseAct, houseActs, houseCharge, houseSum, houseWords, noticeWords } from './notice-words.ts'
import { amountSaid, type Detail, inLetter, isToldAs, type Said } from './said.ts'
import { telling, toldBy } from './told-events.ts'
import { words } from './words.ts'

/** The facts of which members may be told by mail. */
export const noticeTypes = keysOf(telling).filter(type => isOfNotice(type))

/** Whether members may be told by mail of facts of a type; most facts are others. */
export function isOfNotice(type: string): boolean {
  const how = toldBy(type)
  return type === 'KycDecided' || how?.letter !== undefined || how?.act !== undefined
}

type SaidHere = Said &
  Detail & {
    readonly status?: number
    readonly recordId?: string
    readonly withdrawn?: boolean
    readonly requestId?: string
  }

/**
 * A fact's mail to its member. It says an amount and the reason of a decision, and of another member no more than the `note` that they
 * have written to its reader. Its links begin with `publicUrl`, the address that people know.
 */
export type Notice = {
  readonly kind: wire.NoticeKind
  /** The amount that it tells, where there is one, and the screen of the client that it leads to. */
  readonly amount: string | undefined
  readonly path: string
  readonly letterTo: (to: Addressee, publicUrl: string, note?: string) => Mail
}

/** The mail that tells a member of a fact; undefined when no mail does: nobody writes to members of what they do themselves. */
export const noticeOf = ({ type, stream, data, metadata: { actor } }: LedgerEvent): Notice | undefined => {
  const said = data as SaidHere
  if (type === 'KycDecided') return actor.kind === 'system' ? undefined : identityNotice(said)
  const how = toldBy(type)
  const uid = stream.slice(stream.indexOf('-') + 1)
  if (!how || !isToldAs(type, said, { actor, uid })) return undefined
  const { kind, letter, act } = how
  const brief = { kind, ...briefly(type, kind, said) }
  if (letter)
    return {
      ...brief,
      letterTo: (to, publicUrl, note) => noticeLetter(to, letter, { ...said, publicUrl, note }),
    }
  const isOwn = actor.kind === 'member' && actor.id === uid
  return act && !isOwn ? { ...brief, letterTo: to => houseLetter(to, act, said) } : undefined
}

const briefly = (type: string, kind: wire.NoticeKind, said: SaidHere): Pick<Notice, 'amount' | 'path'> => {
  const { amount, currency } = amountSaid(said)
  return {
    amount: amount && currency ? inLetter(amount, currency) : undefined,
    path: said.requestId ? requestPath(said.requestId) : noticePath(type, kind),
  }
}

const requestPath = (requestId: string): string => `/quickpay/requests/${requestId}`

/** A decision without a record, or about one that was approved, takes a verification back. */
const identityNotice = ({ status, recordId, withdrawn, reason = '' }: SaidHere): Notice | undefined => {
  if (status !== 1 && status !== -1) return undefined
  const refused = recordId === undefined || withdrawn ? 'withdrawn' : 'rejected'
  const outcome = status === 1 ? 'approved' : refused
  return {
    kind: 'identity',
    amount: undefined,
    path: noticePath('KycDecided', 'identity'),
    letterTo: to => identityLetter(to, { outcome, reason }),
  }
}

const noticeLetter = (
  { email, language }: Addressee,
  letter: wire.NoticeLetter,
  said: SaidHere & { readonly publicUrl: string; readonly note?: string | undefined },
): Mail => {
  const { subject, text } = noticeWords[letter]
  const { reason, requestId, publicUrl, note } = said
  const { amount = '', currency = '' } = amountSaid(said)
  // Without a language: the address opens in that of its reader.
  const link = requestId ? `${publicUrl}${requestPath(requestId)}` : ''
  const why = reason ? say(words.reasonText, language, { reason }) : ''
  return {
    letter,
    to: email,
    subject: say(subject, language),
    text:
      say(text, language, { amount: inLetter(amount, currency), why, link }) +
      (note && !leadsElsewhere(note) ? say(words.payerNoteText, language, { note }) : ''),
  }
}

/** Whether a mail program would make a link of part of a text: a stranger’s words lead nobody anywhere in a letter of the house. */
const leadsElsewhere = (text: string): boolean => /\p{L}\.\p{L}{2}|:\/\/|@/u.test(text)

const houseLetter = ({ email, language }: Addressee, act: HouseAct, said: SaidHere): Mail => {
  const { subject } = houseWords
  const text = act === 'account-disabled' ? houseWords.textOfDisabled : houseWords.text
  const { amount, currency } = amountSaid(said)
  const what = say(houseActs[act], language)
  const sum = amount && currency ? say(houseSum, language, { amount: inLetter(amount, currency) }) : ''
  const charge = isCharged(said)
    ? say(houseCharge, language, { amount: inLetter(said.charge ?? '', currency ?? '') })
    : ''
  const why = said.reason ? say(words.reasonText, language, { reason: said.reason }) : ''
  return {
    letter: 'house-act',
    to: email,
    subject: say(subject, language, { what }),
    text: say(text, language, { what, sum: sum + charge, why }),
  }
}

/** Whether a bank has kept some of what it sent back. */
const isCharged = ({ charge = '0' }: SaidHere): boolean => !new Decimal(charge).isZero()
