import { msg } from '@lingui/core/macro'
import type { AnswerGroup } from './answer.ts'

/** About the account and signing in. */
export const accountAnswers: AnswerGroup = {
  id: 'account',
  title: msg`Account`,
  answers: [
    {
      id: 'open-account',
      question: msg`How do I open an account?`,
      answer: msg`With an e-mail address that receives a code, a password, and a PAY code of six digits that you choose.`,
      way: { to: '/register', name: msg`Open an account` },
    },
    {
      id: 'verify-identity',
      question: msg`Why do you verify my identity?`,
      answer: msg`We have to know whose money we keep. Wallets, swaps and payments open once your identity is verified, usually within one working day.`,
    },
    {
      id: 'pay-code',
      question: msg`What is the PAY code for?`,
      answer: msg`You enter it when you sign in and when money leaves your account. It is never sent to you, so nobody can read it in your mail.`,
    },
    {
      id: 'forgotten-password',
      question: msg`I have forgotten my password.`,
      answer: msg`A code to your e-mail lets you choose another one. Every session of your account is signed out then.`,
      way: { to: '/forgetpassword', name: msg`Forgotten password` },
    },
    {
      id: 'lost-authenticator',
      question: msg`I have lost the phone with my authenticator app.`,
      answer: msg`Sign in with one of your recovery codes, and set the app up anew under Security. Without a recovery code, write to customer service: they check who you are before they turn the app off.`,
      way: { to: '/setting/security', name: msg`Security` },
    },
    {
      id: 'freeze-account',
      question: msg`How do I stop everything at once?`,
      answer: msg`Freeze your account under Security: no money leaves it until you lift the freeze. The prepaid card has a switch of its own on its page.`,
      way: { to: '/setting/security', name: msg`Security` },
    },
    {
      id: 'close-account',
      question: msg`How do I close my account?`,
      answer: msg`Under Settings, once your wallets are empty and nothing waits. Your personal data is erased then; the books keep amounts without your name.`,
      way: { to: '/setting', name: msg`Settings` },
    },
  ],
}
