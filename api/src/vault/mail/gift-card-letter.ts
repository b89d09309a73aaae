import { noticeWords as titles } from '@strongroom/shared/words/account/notice-title'
import { msg, say, type Word } from '#words'
import type { Addressee } from './letters.ts'
import type { Mail } from './mail.ts'
import { words } from './words.ts'

const outcomes: Readonly<
  Record<
    1 | 2 | -1,
    { readonly letter: 'accepted' | 'sent' | 'refused'; readonly subject: Word; readonly text: Word<'why'> }
  >
> = {
  1: {
    letter: 'accepted',
    subject: titles.GiftCardsAccepted,
    text: msg({
      message:
        'We have accepted your application for gift cards. Nothing has been charged; we will write to you about the order.{why}',
    }),
  },
  2: {
    letter: 'sent',
    subject: titles.GiftCardsSent,
    text: msg({ message: 'We have sent the gift cards that you applied for.{why}' }),
  },
  [-1]: {
    letter: 'refused',
    subject: titles.GiftCardsRejected,
    text: msg({
      message: 'We have rejected your application for gift cards. Nothing has been charged.{why}',
    }),
  },
}

const noteText = msg({ message: '\n\nA note from us: {reason}' })

/** To a member about whose application for gift cards something was decided, with the reason or the note that goes with it. */
export const giftCardLetter = (
  { email, language }: Addressee,
  { status, reason }: { readonly status: 1 | 2 | -1; readonly reason: string },
): Mail => {
  const { letter, subject, text } = outcomes[status]
  const why = reason === '' ? '' : say(status === -1 ? words.reasonText : noteText, language, { reason })
  return {
    letter: `gift-cards-${letter}`,
    to: email,
    subject: say(subject, language),
    text: say(text, language, { why }),
  }
}
