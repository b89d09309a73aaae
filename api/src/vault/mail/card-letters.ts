import { msg, say } from '#words'
import type { Addressee } from './letters.ts'
import type { Mail } from './mail.ts'

const words = {
  frozen: [
    msg`Your card is frozen`,
    msg`Your card is frozen: it is not charged, no money goes from it to a bank, and its number is not shown. The card network still settles purchases, and those are booked: if the card is lost or stolen, ask customer service to block it too. You unfreeze it under Prepaid card, with your PAY code. If you did not freeze it, contact customer service.`,
  ],
  declining: [
    msg`Your card is frozen`,
    msg`Your card is frozen: purchases are declined, it is not charged, no money goes from it to a bank, and its number is not shown. A purchase that was let through before is still booked: if the card is lost or stolen, ask customer service to block it too. You unfreeze it under Prepaid card, with your PAY code. If you did not freeze it, contact customer service.`,
  ],
  unfrozen: [
    msg`Your card is no longer frozen`,
    msg`Your card is no longer frozen. If you did not ask for this, freeze it again under Prepaid card, change your PAY code, and contact customer service at once.`,
  ],
  limitSubject: msg`The daily limit of your card was changed`,
  limitText: msg({
    message:
      'From now on at most {amount} per day can be charged to your card, and at most as much can be sent from it to banks. We tell you about purchases above it. If you did not ask for this, freeze the card under Prepaid card, and contact customer service at once.',
  }),
  noLimitText: msg`Your card no longer has a daily limit of your own. If you did not ask for this, freeze the card under Prepaid card, and contact customer service at once.`,
  rulesSubject: msg`The rules of your card were changed`,
  rulesText: msg`From now on your card lets purchases through by the rules that you have set under Prepaid card, Limits. If you did not set them, freeze the card under Prepaid card, and contact customer service at once.`,
  numberSubject: msg`A disposable number of your card was made`,
  numberText: msg`A disposable number was made for your card, with your PAY code. It was shown once, and buys off your card within the amount that was set. You find your disposable numbers, and close them, under Prepaid card, Disposable numbers. If you did not make it, freeze the card under Prepaid card, change your PAY code, and contact customer service at once.`,
  purchasesSubject: msg`Please look at these purchases with your card`,
  purchasesText: msg`The card network has settled purchases above your daily limit, or while your card was frozen. They are booked, because they have been made:`,
  aboveLimit: msg({ message: '{amount}, settled on {day}: above your daily limit of {limit}' }),
  whileFrozen: msg({ message: '{amount}, settled on {day}: your card was frozen when it was booked' }),
  more: msg({ message: 'and {count} more' }),
  purchasesEnd: msg`A purchase may have been made some days before it was settled. You find them under Prepaid card, Spending. If one of them is not yours, freeze the card and contact customer service at once.`,
} as const

/** To a holder whose card was frozen or unfrozen. `declines`: a processor asks for purchases, which a frozen card declines. */
export const cardFrozenLetter = (
  { email, language }: Addressee,
  now: 'frozen' | 'unfrozen',
  declines: boolean,
): Mail => {
  const [subject, text] = words[now === 'frozen' && declines ? 'declining' : now]
  return {
    letter: `card-${now}`,
    to: email,
    subject: say(subject, language),
    text: say(text, language),
  }
}

/** To a holder whose daily limit was set (`50.00 USD`), or taken away. */
export const cardLimitLetter = ({ email, language }: Addressee, amount: string | undefined): Mail => ({
  letter: 'card-limit-set',
  to: email,
  subject: say(words.limitSubject, language),
  text: amount === undefined ? say(words.noLimitText, language) : say(words.limitText, language, { amount }),
})

/** To a holder whose rules of purchases were set. */
export const cardRulesLetter = ({ email, language }: Addressee): Mail => ({
  letter: 'card-rules-set',
  to: email,
  subject: say(words.rulesSubject, language),
  text: say(words.rulesText, language),
})

/** To a holder for whose card a disposable number was made. */
export const cardNumberLetter = ({ email, language }: Addressee): Mail => ({
  letter: 'card-number-made',
  to: email,
  subject: say(words.numberSubject, language),
  text: say(words.numberText, language),
})

/** A purchase as its mail tells of it, without a merchant's words. Amounts are `40.50 USD`, the day `YYYY-MM-DD`. */
type Purchase = {
  readonly amount: string
  readonly day: string
  readonly limit: string | null
  readonly whileFrozen: boolean
}

/** How many purchases a mail names. */
const mostNamed = 20

/** To a holder about purchases above their daily limit, or with a card that they had frozen. */
export const purchasesLetter = ({ email, language }: Addressee, purchases: readonly Purchase[]): Mail => {
  const lines = purchases
    .slice(0, mostNamed)
    .map(({ amount, day, limit }) =>
      limit === null
        ? say(words.whileFrozen, language, { amount, day })
        : say(words.aboveLimit, language, { amount, day, limit }),
    )
  const more = purchases.length - lines.length
  return {
    letter: 'card-purchases-unwanted',
    to: email,
    subject: say(words.purchasesSubject, language),
    text: [
      say(words.purchasesText, language),
      [...lines, ...(more > 0 ? [say(words.more, language, { count: String(more) })] : [])].join('\n'),
      say(words.purchasesEnd, language),
    ].join('\n\n'),
  }
}
