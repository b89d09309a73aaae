import { msg } from '@lingui/core/macro'
import type { AnswerGroup } from './answer.ts'

/** About the prepaid card. */
export const cardAnswers: AnswerGroup = {
  id: 'card',
  title: msg`Prepaid card`,
  answers: [
    {
      id: 'card-cost',
      question: msg`What does a card cost?`,
      answer: msg`A price for opening it and a fee each month, as they stand on the overview.`,
      way: { to: '/user', name: msg`Overview` },
    },
    {
      id: 'card-new',
      question: msg`When can I use a new card?`,
      answer: msg`Once it is activated. Its number appears within 24 hours of activation.`,
    },
    {
      id: 'card-arrears',
      question: msg`What if the balance is too low for the monthly fee?`,
      answer: msg`The card is suspended if the balance is too low at 23:59 of the fee day. It comes back once you have charged it with enough.`,
    },
    {
      id: 'card-lost',
      question: msg`I have lost my card.`,
      answer: msg`Freeze it at once on its page, then write to us. Purchases that are booked while it is frozen are marked as such.`,
      way: { to: '/prepaidcard', name: msg`Prepaid card` },
    },
    {
      id: 'card-unknown',
      question: msg`I do not know a purchase on my card.`,
      answer: msg`Open it among the purchases of the card and choose “Get help with this”: customer service sees it as it was booked.`,
      way: { to: '/prepaidcard/SpendList', name: msg`All spending` },
    },
  ],
}

/** About safety. The header's safety tips lead to this group. */
export const safetyAnswers: AnswerGroup = {
  id: 'safety',
  title: msg`Safety tips`,
  answers: [
    {
      id: 'never-asked',
      question: msg`What will you never ask me for?`,
      answer: msg`For your password, for a code that was mailed to you, or for your PAY code: not by e-mail, not by phone, not in a chat. Whoever asks is not from us.`,
    },
    {
      id: 'right-address',
      question: msg`How do I make sure that an address is right?`,
      answer: msg`Compare it from the first to the last character with the one you were given, on another channel if you can. What was sent on chain cannot be taken back.`,
    },
    {
      id: 'not-mine',
      question: msg`I see a sign-in or a payment that was not mine.`,
      answer: msg`Change your password at once: every other session is signed out. Then write to customer service with the reference of the payment.`,
      way: { to: '/csr', name: msg`Customer service` },
    },
    {
      id: 'sure-profit',
      question: msg`Somebody promises me a sure profit.`,
      answer: msg`There is no such thing as a sure profit. Do not send money to people you only know from messages, and do not let anyone watch your screen while you are signed in.`,
    },
    {
      id: 'money-there',
      question: msg`How do I know that my money is there?`,
      answer: msg`Once a day we publish a proof of what we owe all members. You find your own balances in it, and nobody else’s.`,
      way: { to: '/proof', name: msg`What we owe, and what we hold` },
    },
  ],
}
