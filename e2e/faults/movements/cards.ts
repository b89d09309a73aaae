import { cardLogId } from '@strongroom/ledger/card'
import { demo, firstOf, newKey } from '../../lib/client.ts'
import { codeFor, inTurn } from '../codes.ts'
import { byTwo, cents, command, insist, type Person, step, type World } from '../world.ts'
import { making } from './movement.ts'

export const inPath = (path: string, filter: object) =>
  `${path}/${encodeURIComponent(JSON.stringify(filter))}`
export const referenceOf = ({ uid }: Person) => `STORM-${uid}`

/** Opens a card with a stablecoin, as often as it is asked for; the office enters it, which makes it active. */
export const openCard = async (world: World, by: Person = world.random.of(world.people)): Promise<void> => {
  const { uid } = by
  const type = anyType(world)
  const path = inPath('/cards/opencard', { currency: 'USDC', ...type })
  const opened = { movement: 'card', fact: 'CardOpened', uid, by, path, method: 'GET' } as const
  noteType(world, await step(world, opened), type)
  await enterCard(world, by)
}

type AskedType = { readonly cardType?: string }
/** A type of card to ask for, or none. */
export const anyType = ({ random, cardTypes }: World): AskedType =>
  random.of([{}, ...cardTypes.map(cardType => ({ cardType }))])

/** Keeps which type was asked for by an opening that was taken: its card must be of that one. */
export const noteType = ({ askedTypes }: World, id: string | undefined, { cardType }: AskedType): void => {
  if (id && cardType) askedTypes.set(id, cardType)
}

/** The office enters a member's card, which makes it active. Again: changes nothing. Refused while there is none. */
export const enterCard = (world: World, by: Person): Promise<unknown> =>
  inTurn(by, async () => {
    const card = { ...printed(by), card_number: `4111${by.uid.padStart(12, '0')}`, cvv: '123' }
    const entered = { movement: 'card', fact: 'CardActivated', uid: by.uid, path: '/cards/addcard' }
    if (world.cardHolders.has(by)) return insist(world, world.admin, entered.path, card)
    if (await command(world, { ...entered, by: world.admin, body: { ...card, status: 2 } }))
      world.cardHolders.add(by)
  })

/** The name and address printed on a card. */
export const printed = (by: Person) => ({
  email: by.session.email,
  card_id: referenceOf(by),
  expiration_date: '09/29',
})

/** Puts money from the wallet onto the card; the office completes it or gives it back. */
const chargeCard = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const path = inPath('/cards/charge', {
    currency: 'USDC',
    amount: (10 + Number(cents(world, 20))).toFixed(2),
  })
  const requested = { movement: 'card charge', fact: 'CardChargeRequested', uid, by, path } as const
  const id = await step(world, { ...requested, method: 'GET' })
  if (!id) return
  const decided = { movement: 'card charge', uid, by: world.admin, id }
  if (world.random.next() < 0.7)
    await step(world, { ...decided, fact: 'CardChargeApproved', path: '/logcards/approve', body: { id } })
  else {
    const body = { id, reason: 'the network is closed' }
    await step(world, { ...decided, fact: 'CardChargeRejected', path: '/logcards/reject', body })
  }
}

/**
 * Transactions that the network settled, its fees, or bonuses, in a file that two administrators import at once: each row is
 * booked once, below zero too.
 */
const importLogs = async (world: World) => {
  const day = new Date().toISOString().slice(0, 10)
  const holders = [...world.cardHolders].filter(() => world.random.next() < 0.5)
  const rows = holders.map(person => ({ person, transaction: newKey() }))
  if (rows.length === 0) return
  const isSpend = world.random.next() < 0.6
  const head = 'card_id,type,spend_type,amount,settlement_date,purchase_date,merchant,network_transaction_id'
  const lines = rows.map(({ person, transaction }) => {
    const type = isSpend ? 'spend' : world.random.of(['fee', 'bonus', 'referrer bonus', 'referee bonus'])
    const kind = world.random.next() < 0.8 ? 'purchase' : 'credit'
    return [referenceOf(person), type, kind, cents(world, 30), day, day, 'Corner shop', transaction].join(',')
  })
  const body = { csv: [head, ...lines].join('\n') }
  const path = isSpend ? '/logcards/saveSpendLog' : '/logcards/add'
  const both = [world.admin, world.second].map(by => byTwo(world, by, path, body))
  if (!(await Promise.all(both)).some(answer => answer)) return
  for (const { person, transaction } of rows)
    world.acknowledged.push({
      movement: 'card log import',
      fact: 'CardLogBooked',
      commandId: transaction,
      uid: person.uid,
    })
}

/** Takes a booked log of the network back, and both administrators try. Refused when the money it put on the card is spent. */
const reverseCardLog = async (world: World) => {
  // Those of the large file are promised long before they are booked.
  const booked = world.acknowledged.filter(
    ({ fact, movement }) => fact === 'CardLogBooked' && movement !== 'large card log import',
  )
  if (booked.length === 0) return
  const { uid, commandId } = world.random.of(booked)
  const id = cardLogId(commandId)
  const taken = { movement: 'card log reversal', fact: 'CardLogReversed', method: 'DELETE', uid, id } as const
  const call = { path: `/logcards/${id}`, body: { reason: 'the shop took it back' } }
  await Promise.all([world.admin, world.second].map(by => step(world, { ...taken, ...call, by })))
}

/** Sends coins to an address of the member's address book. */
const sendOnChain = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const entry = { currency: 'USDC', network: 'ERC20', address, name: 'My ledger' }
  const bound = await insist(world, by, '/bindccaddress', entry)
  if (!bound) return
  const { id: addressId } = firstOf<{ id: string }>(bound)
  const amount = (10 + Number(cents(world, 20))).toFixed(2)
  const id = await inTurn(by, async () => {
    const code = await codeFor(world, by, 'sendonchain', { payee: addressId, currency: 'USDC', amount })
    const asked = { movement: 'send on chain', fact: 'ChainSendRequested', uid, by, path: '/sendonchain' }
    return step(world, { ...asked, body: { addressId, amount, code, pin: demo.pin } })
  })
  if (!id) return
  const decided = { movement: 'send on chain', uid, by: world.admin, id }
  const chance = world.random.next()
  if (chance < 0.6) {
    const body = { id, externalTxId: newTxid() }
    await step(world, { ...decided, fact: 'ChainSendSettled', path: '/sendonchain/approve', body })
  } else if (chance < 0.9) {
    const body = { id, reason: 'the network is congested' }
    await step(world, { ...decided, fact: 'ChainSendRejected', path: '/sendonchain/reject', body })
  }
}

/** A TXID as Ethereum writes them. */
const newTxid = () => `0x${newKey().replaceAll('-', '').repeat(2)}`

export const cards = making(
  ['chainSend', 'openCard', 'cardLog', 'cardFee', 'chargeCard'],
  [
    { name: 'card', make: world => openCard(world) },
    { name: 'card charge', make: chargeCard },
    { name: 'card log import', make: importLogs },
    { name: 'card log reversal', make: reverseCardLog },
    { name: 'send on chain', make: sendOnChain },
  ],
)
