import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { tellAsDemo } from '@strongroom/api'
import { errorMessage } from '@strongroom/shared/error'
import { type Command, Misuse } from './platform.ts'

/** The processor's messages, by the word for each at the keyboard. */
const types = new Map([
  ['authorise', 'authorisation'],
  ['increment', 'increment'],
  ['capture', 'capture'],
  ['reverse', 'reversal'],
  ['refund', 'refund'],
])

/** Plays the cards' processor by hand, where the demo stands for it. */
export const demoCard: Command = {
  usage: 'demo card <message> <card> <options>',
  about: `send a message of the demo's card processor: ${[...types.keys()].join(', ')}`,
  options: {
    '--amount AMOUNT': 'in the currency of cards; to reverse without one gives back all that is held',
    '--purchase ID': 'the purchase that the message is about; without it, a new one',
    '--id ID': 'the id of the message: the same one counts once; without it, a new one',
    '--reference ID':
      'the network’s id of the transaction that is captured or refunded; without it, a new one',
    '--part': 'more of the purchase is captured later',
    '--currency CODE': 'USD without it',
    '--channel CHANNEL': 'chip, contactless, online or cash; chip without it',
    '--merchant NAME': 'the merchant’s name',
    '--mcc CODE': 'the category of the merchant, as in 5411',
    '--merchant-id ID': 'the merchant’s id with the network',
    '--number ID': 'the id of the disposable number that pays; without it, the card’s own',
    '--country CODE': 'the country of the merchant, as in HK',
    '--url ADDRESS': 'the address of the platform; without it, its own',
  },
  examples: [
    'demo card authorise DEMO-1001 --amount 60 --merchant "Green Basket" --purchase a1',
    'demo card capture DEMO-1001 --amount 20 --purchase a1 --part',
  ],
  needsKeys: true,
  run: async ({ config }, args) => {
    const { address = config.publicUrl, message } = readArgs(args)
    const answer = await tellAsDemo(config, address, message).catch(error => {
      throw new Misuse(`Nothing answers at ${address}: ${errorMessage(error)}`)
    })
    if (!answer)
      throw new Misuse(
        'The demo stands for no card processor here: CARD_PROCESSOR_KEY is set, or this is production',
      )
    console.log(`purchase ${message.authorisation}, message ${message.id}: ${answer.status} ${answer.body}`)
    return answer.status === 200 ? 0 : 1
  },
}

const word = { type: 'string' } as const
const known = {
  amount: word,
  purchase: word,
  id: word,
  reference: word,
  currency: word,
  channel: word,
} as const
const place = {
  merchant: word,
  'merchant-id': word,
  number: word,
  mcc: word,
  country: word,
  url: word,
  part: { type: 'boolean' },
} as const

const readArgs = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...known, ...place },
  })
  const [name = '', card] = positionals
  const type = types.get(name)
  if (!type || !card)
    throw new Misuse(
      `Say which message and which card: demo card ${[...types.keys()].join('|')} CARD --amount 10`,
    )
  const { purchase, id = randomUUID(), url: address, part, ...fields } = values
  const {
    currency = 'USD',
    channel = 'chip',
    reference = `DEMO-${id}`,
    amount,
    merchant,
    mcc,
    country,
    number,
    'merchant-id': merchantId,
  } = fields
  const of = {
    amount,
    merchant,
    merchantId,
    number,
    mcc,
    country,
    currency,
    channel,
    reference,
    final: !part,
  }
  // Fields that a message of this type does not have are no fault of it: the door reads its own.
  return { address, message: { type, id, card, authorisation: purchase ?? id, ...of } }
}
