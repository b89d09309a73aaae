import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Group = {
  /** Its anchor on the page. */
  readonly id: string
  readonly title: string
  readonly questions: readonly (readonly [question: string, answer: ReactNode])[]
}

/** Questions and answers in the reader's language. The header's safety tips lead to the group `safety`. */
export function useQuestions(): readonly Group[] {
  return [useAccount(), useMoney(), useCard(), useSafety()]
}

function useAccount(): Group {
  const { t } = useLingui()
  return {
    id: 'account',
    title: t`Account`,
    questions: [
      [
        t`How do I open an account?`,
        <Trans key="open">
          With an e-mail address that receives a code, a password, and a PAY code of six digits that you
          choose. <Link to="/register">Open an account</Link>
        </Trans>,
      ],
      [
        t`Why do you verify my identity?`,
        t`We have to know whose money we keep. Wallets, swaps and payments open once your identity is verified, usually within one working day.`,
      ],
      [
        t`What is the PAY code for?`,
        t`You enter it when you sign in and when money leaves your account. It is never sent to you, so nobody can read it in your mail.`,
      ],
      [
        t`I have forgotten my password.`,
        <Trans key="forgotten">
          A code to your e-mail lets you choose another one. Every session of your account is signed out then.{' '}
          <Link to="/forgetpassword">Forgotten password</Link>
        </Trans>,
      ],
    ],
  }
}

function useMoney(): Group {
  const { t } = useLingui()
  return {
    id: 'money',
    title: t`Money`,
    questions: [
      [
        t`How long does a bank transfer take?`,
        t`Bank wires arrive in 3 to 6 business days. After more than 6 business days, write to customer service with the reference of the deposit.`,
      ],
      [
        t`Why is part of my balance locked?`,
        t`It waits for a decision: a withdrawal, a payment or an order that you have asked for. If it does not go through, the money comes back.`,
      ],
      [
        t`I sent coins and do not see them.`,
        t`Report the transfer under Top up, with its TXID. Coins that were sent over another network than the one shown with the address may be lost.`,
      ],
      [
        t`How do I pay another member?`,
        t`By their user ID or by a code that you scan, from 0.01. Both of you need a verified identity.`,
      ],
    ],
  }
}

function useCard(): Group {
  const { t } = useLingui()
  return {
    id: 'card',
    title: t`Prepaid card`,
    questions: [
      [
        t`What does a card cost?`,
        <Trans key="cost">
          A price for opening it and a fee each month, as they stand on the <Link to="/user">overview</Link>.
        </Trans>,
      ],
      [
        t`When can I use a new card?`,
        t`Once it is activated. Its number appears within 24 hours of activation.`,
      ],
      [
        t`What if the balance is too low for the monthly fee?`,
        t`The card is suspended if the balance is too low at 23:59 of the fee day. It comes back once you have charged it with enough.`,
      ],
    ],
  }
}

function useSafety(): Group {
  const { t } = useLingui()
  return {
    id: 'safety',
    title: t`Safety tips`,
    questions: [
      [
        t`What will you never ask me for?`,
        t`For your password, for a code that was mailed to you, or for your PAY code: not by e-mail, not by phone, not in a chat. Whoever asks is not from us.`,
      ],
      [
        t`How do I make sure that an address is right?`,
        t`Compare it from the first to the last character with the one you were given, on another channel if you can. What was sent on chain cannot be taken back.`,
      ],
      [
        t`I see a sign-in or a payment that was not mine.`,
        <Trans key="not-mine">
          Change your password at once: every other session is signed out. Then write to{' '}
          <Link to="/csr">customer service</Link> with the reference of the payment.
        </Trans>,
      ],
      [
        t`Somebody promises me a sure profit.`,
        t`There is no such thing as a sure profit. Do not send money to people you only know from messages, and do not let anyone watch your screen while you are signed in.`,
      ],
    ],
  }
}
