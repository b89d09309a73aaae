import { addressesDecider } from '@strongroom/ledger/chain'
import { derivedId, sha256 } from '@strongroom/ledger/eventlog'
import { submitTopUp } from '@strongroom/ledger/top-up'
import { walletDecider } from '@strongroom/ledger/wallet'
import { isTxid } from '@strongroom/shared'
import { adminActor, type Case, currencyOf, type Demo, give, memberActor, once } from './demo.ts'

/** A TXID of the network, which no transaction has. */
export const txidOf = (network: string, of: string): string => {
  const hash = sha256(of)
  return isTxid(network, hash) ? hash : `0x${hash}`
}

type TopUp = {
  readonly email: string
  readonly day: number
  readonly currency: string
  readonly network: string
  readonly amount: string
  readonly waits?: boolean
}

/** Coins that a member has sent in: credited once an administrator has seen them. */
export const topUp = (
  demo: Demo,
  { email, day, currency: code, network, amount, waits = false }: TopUp,
): Case => {
  const [uid, admin, { at }] = [demo.uidOf(email), adminActor(demo), demo.calendar]
  const [what, currency] = [['top-up', code, String(day), amount], currencyOf(demo, code)]
  const topUpId = derivedId('demo', uid, ...what)
  const submit = {
    at: at(day, '10:15'),
    run: () =>
      once(demo, walletDecider, { id: uid, what: [...what, 'submit'], actor: memberActor(uid) }, asking =>
        submitTopUp(demo.ledger, uid, {
          ...asking,
          command: {
            type: 'SubmitTopUp',
            input: { topUpId, currency: code, network, amount, txid: txidOf(network, topUpId) },
            given: { verified: true, currency, networkOffered: true },
          },
        }),
      ),
  }
  const approve = {
    at: at(day, '10:55'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'approve'], actor: admin },
        {
          type: 'ApproveTopUp',
          input: { topUpId },
          given: { approver: admin.id, currency },
        },
      ),
  }
  return waits ? [submit] : [submit, approve]
}

type Swap = {
  readonly email: string
  readonly day: number
  readonly source: string
  readonly target: string
  readonly amount: string
}

/** A swap at the rate of the catalogue. */
export const swap = (demo: Demo, { email, day, source, target, amount }: Swap): Case => {
  const uid = demo.uidOf(email)
  const at = demo.calendar.at(day, '20:15')
  const rate = demo.catalogue.list('swap-rate').find(each => each.source === source && each.target === target)
  const run = () =>
    give(demo, { uid, what: ['swap', source, String(day), amount] }, async () => {
      const price = { rate: rate?.rate ?? '0', feeRate: rate?.feeRate ?? '0' }
      const pair = { source, target, sourceAmount: amount }
      const [now, expiresAt] = [at, new Date(at.getTime() + 30_000)].map(each => each.toISOString())
      return {
        type: 'Swap',
        input: { swapId: derivedId('demo', uid, 'swap', source, String(day), amount), ...pair },
        given: {
          verified: true,
          source: currencyOf(demo, source),
          target: currencyOf(demo, target),
          quote: { ...pair, ...price, expiresAt: expiresAt as string },
          price,
          now: now as string,
        },
      }
    })
  return [{ at, run }]
}

type Address = {
  readonly email: string
  readonly name: string
  readonly currency: string
  readonly network: string
  readonly address: string
}

const addressIdOf = (uid: string, { name }: Pick<Address, 'name'>) => derivedId('demo', uid, 'address', name)

/** An address put into the member's address book. */
export const boundAddress = (demo: Demo, given: Address, day: number): Case => {
  const { email, ...address } = given
  const uid = demo.uidOf(email)
  const addressId = addressIdOf(uid, given)
  const { currency, network } = given
  const at = demo.calendar.at(day, '11:40')
  const cooling = { now: at.toISOString(), restedAt: demo.calendar.at(day + 1, '11:40').toISOString() }
  const run = () =>
    once(
      demo,
      addressesDecider,
      { id: uid, what: ['bind', given.name], actor: memberActor(uid) },
      async asking => {
        await demo.stores.addressBook.add({ id: addressId, uid, ...address })
        return demo.ledger.handle(addressesDecider, uid, {
          ...asking,
          command: { type: 'BindAddress', input: { addressId, currency, network }, given: cooling },
        })
      },
    )
  return [{ at, run }]
}

/** An application for a deposit address, which waits until one is brought in. */
export const addressApplication = (
  demo: Demo,
  { email, currency, network, day }: Omit<Address, 'name' | 'address'> & { readonly day: number },
): Case => {
  const uid = demo.uidOf(email)
  const run = () =>
    once(demo, addressesDecider, { id: uid, what: ['apply', network], actor: memberActor(uid) }, asking =>
      demo.ledger.handle(addressesDecider, uid, {
        ...asking,
        command: {
          type: 'ApplyForDepositAddress',
          input: { applicationId: asking.id, currency, network },
          given: { verified: true },
        },
      }),
    )
  return [{ at: demo.calendar.at(day, '11:55'), run }]
}

type Send = { readonly to: Address; readonly day: number; readonly amount: string; readonly waits?: boolean }

/** Coins to an address of the book: sent by finance an hour later, or left to wait. */
export const chainSend = (demo: Demo, { to, day, amount, waits = false }: Send): Case => {
  const { email, currency: code, network } = to
  const [uid, admin, { at }] = [demo.uidOf(email), adminActor(demo), demo.calendar]
  const [what, currency] = [['chain send', String(day), amount], currencyOf(demo, code)]
  const sendId = derivedId('demo', uid, ...what)
  const fee = demo.catalogue
    .list('send-fee')
    .find(each => each.currency === code && each.network === network)?.fee
  const request = {
    at: at(day, '16:00'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'request'] },
        {
          type: 'RequestChainSend',
          input: { sendId, addressId: addressIdOf(uid, to), currency: code, network, amount },
          given: { verified: true, currency, fee, addressUsable: true },
        },
      ),
  }
  const approve = {
    at: at(day, '17:05'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'approve'], actor: admin },
        {
          type: 'ApproveChainSend',
          input: { sendId, externalTxId: txidOf(network, sendId) },
          given: { approver: admin.id, currency },
        },
      ),
  }
  return waits ? [request] : [request, approve]
}
