import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type AddressFact, addressesDecider } from '../../chain/chain-addresses.ts'
import { type WalletCommand, walletDecider } from '../../wallet/wallet-decider.ts'
import { USD } from '../wallet-cases.ts'
import { ask, commandId, factsOf, group, name, step, uid } from './steps.ts'

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map(n => new Decimal(n).div(100).toFixed(2))
const amount = cents(-10, 20_000)
const fee = cents(0, 1_000)
const network = fc.constantFrom('ERC20', 'TRC20')
/** One send a member, so that decisions meet over it. */
const only = fc.constant('a')
const given = { approver: 'finance', currency: USD }

const simple = (
  weight: number,
  what: string,
  commandFor: (sendId: string, of: { amount: string; fee: string; network: string }) => WalletCommand,
) =>
  step(weight, what, { uid, name: only, amount, fee, network, commandId }, (ledger, of) =>
    ledger.handle(walletDecider, of.uid, ask(of.commandId, commandFor(`${of.uid}-${of.name}`, of))),
  )

/** Money sent on chain, and the addresses it goes to and comes in on. */
export const chain = group({
  makes: ['chainSend'],
  steps: [
    simple(3, 'send on chain', (sendId, { amount, fee, network }) => ({
      type: 'RequestChainSend',
      input: { sendId, addressId: 'a', currency: 'USD', network, amount },
      given: { verified: true, currency: USD, fee, addressUsable: true },
    })),
    simple(3, 'approve send', sendId => ({
      type: 'ApproveChainSend',
      input: { sendId, externalTxId: 'x' },
      given,
    })),
    simple(2, 'reject send', sendId => ({ type: 'RejectChainSend', input: { sendId, reason: 'x' }, given })),
    step(1, 'apply for address', { uid, network, commandId }, (ledger, { uid, network, commandId }) =>
      ledger.handle(
        addressesDecider,
        uid,
        ask(commandId, {
          type: 'ApplyForDepositAddress',
          input: { applicationId: commandId, currency: 'USD', network },
          given: { verified: true },
        }),
      ),
    ),
    step(1, 'give address', { uid, name, network, commandId }, (ledger, { uid, name, network, commandId }) =>
      ledger.handle(
        addressesDecider,
        uid,
        ask(commandId, { type: 'GiveDepositAddress', input: { addressId: name, network } }),
      ),
    ),
    step(1, 'retire address', { uid, name, commandId }, (ledger, { uid, name, commandId }) =>
      ledger.handle(
        addressesDecider,
        uid,
        ask(commandId, { type: 'RetireDepositAddress', input: { addressId: name } }),
      ),
    ),
  ],
  react: async () => {},
  // Each send is decided once, and each application completed once.
  check: events => {
    const decided = events
      .filter(({ type }) => type === 'ChainSendSettled' || type === 'ChainSendRejected')
      .map(event => (event.data as unknown as { sendId: string }).sendId)
    expect(new Set(decided).size).toBe(decided.length)
    type Given = Extract<AddressFact, { type: 'DepositAddressGiven' }>
    const completed = factsOf<Given>(events, 'DepositAddressGiven').flatMap(fact =>
      fact.applications.map(id => `${fact.uid} ${id}`),
    )
    expect(new Set(completed).size).toBe(completed.length)
  },
})
