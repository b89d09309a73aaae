import { randomBytes } from 'node:crypto'
import type { Api, Person } from './api.ts'

/** A list's filter as the last segment of a path. */
export const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))

/** A person's wallet row; undefined when there is none. */
export const walletRowOf = async (api: Api, as: Person, currency = 'USD') =>
  (await api.get(`/wallets/userWallet/S/${filter({ currency })}`, { as })).body.data[0]

/** A person's available balance. */
export const availableOf = async (api: Api, as: Person, currency: string): Promise<string> =>
  (await walletRowOf(api, as, currency))?.amount

/** A new TXID of Ethereum's form. */
export const newTxid = () => `0x${randomBytes(32).toString('hex')}`

/** Submits a top-up as its member does, and gives its id. */
export const submitTopUp = async (api: Api, as: Person, currency: string, amount: string) => {
  const network = currency === 'USD' ? 'BANK' : 'ERC20'
  const { body } = await api.post('/topup/S', { currency, network, amount, txid: newTxid() }, { as })
  return body.data[0].id as string
}

/** The code that was mailed for a quick pay, or for any. */
export const codeFor = async (api: Api, as: Person, payment: object = {}) => {
  await api.post(
    '/user/getEmailCode',
    { email: as.email, scene: 'quickpay', ...payment },
    { as, form: 'headers' },
  )
  return (await api.mailTo(as.email))?.code as string
}

/** Swaps USD for USDC, or the other way, at the price of the moment. */
export const swapForUsdc = async (
  api: Api,
  as: Person,
  sourceAmount: string,
  { source = 'USD', target = 'USDC' } = {},
) => {
  const pair = { source, target, sourceAmount }
  const { quoteId } = (await api.post('/swap/checkAmount/S', pair, { as })).body.data[0]
  await api.post('/swap/S', { ...pair, quoteId }, { as })
}
