import { beforeEach } from 'vitest'
import { enterCode, press, see, type } from './act.ts'
import { answers, lists } from './answers.ts'
import { wallet } from './catalogue.ts'
import { bank } from './records.ts'
import { renderScreen } from './render-screen.tsx'
/** Label of the field for the mailed code. */
export const CODE = 'Code from the e-mail'
/** Label of the field for the PAY code. */
export const PIN = 'PAY code'
/** The server's answer on the withdrawal before any code. */
export const checked = {
  ...{ currency: 'USD', amount: '100.00', fee: '5.00', total: '105.00' },
  ...{ available: '500.00', balance: '395.00', minimum: '10' },
}
/** The answer to a withdrawal that was asked for. */
export const requested = { id: 'withdrawal-1', status: 0 } as const

/** Answers of a platform on which a withdrawal of 100.00 USD succeeds. */
export const useWithdrawalAnswers = (): void => {
  beforeEach(() => {
    answers('wallet.list', [wallet('USD', '500.00')])
    lists('bank.ofMember', [
      bank({ id: 'bank-1' }),
      bank({ id: 'bank-2', accountnumber: '999888777' }),
      bank({ id: 'bank-3', status: 0 }),
    ])
    answers('withdrawal.check', checked)
    answers('account.mailCode')
    answers('withdrawal.request', requested)
  })
}

/** Opens the screen once the wallet is shown. */
export const open = async () => {
  const shown = await renderScreen('/withdrawtobank')
  await see('Available 500.00 USD')
  return shown
}
/** Opens the screen where it asks for the mailed code. */
export const atCode = async () => {
  const shown = await open()
  type('Amount', '100')
  press('Review 100.00 USD')
  await see('Enter the code we e-mailed you')
  return shown
}
/** Opens the screen where it asks for the PAY code. */
export const atPin = async () => {
  const shown = await atCode()
  enterCode(CODE, '123456')
  await see('Enter your PAY code')
  return shown
}
