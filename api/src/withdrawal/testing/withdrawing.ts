import { type Api, type Person, pin } from '../../testing/api.ts'

type Way = { readonly api: Api; readonly person: Person; readonly bankId: string }

/** Withdrawals of US dollars to a bank account by its member, with the mailed code and the PAY code. The way is known once a test runs. */
export const withdrawingTo = (way: () => Way) => {
  const codeFor = async (amount: string) => {
    const { api, person, bankId } = way()
    const payment = { payee: bankId, currency: 'USD', amount }
    await api.post(
      '/user/getEmailCode',
      { email: person.email, scene: 'withdraw', ...payment },
      { as: person, form: 'headers' },
    )
    return (await api.mailTo(person.email))?.code as string
  }
  const order = (amount: string) => ({ currency: 'USD', amount, bankId: way().bankId })
  const withdraw = async (amount: string, more: object = {}) =>
    way().api.post(
      '/wallet/withdraw/S',
      { ...order(amount), code: await codeFor(amount), pin, ...more },
      { as: way().person },
    )
  return { codeFor, order, withdraw }
}
