import { forBoth, forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const numbers = forBoth.query({
  path: '/cards/numbers/{id}/S/{json}',
  summary:
    'Disposable numbers of the caller’s card, each for one purchase or one merchant, with their states',
  filter: wire.disposableNumberFilter,
  answer: wire.paged(wire.disposableNumber),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['card_numbers'],
})

export const makeNumber = forUser.command({
  path: '/cards/makenumber/S',
  summary:
    'Has the cards’ processor give a disposable number for the caller’s card, once the PAY code is right; it is shown once and kept nowhere',
  refuses: [
    'AMOUNT_NOT_POSITIVE',
    'CARD_BLOCKED',
    'CARD_FROZEN',
    'CARD_IN_REVIEW',
    'CARD_MISSING',
    'CARD_NOT_ENTERED',
    'CARD_NUMBERS_FULL',
    'CARD_NUMBER_MISSING',
    'CARD_NUMBER_NOT_GIVEN',
    'TOO_MANY_PLACES',
    'WALLET_CLOSED',
    'WALLET_FROZEN',
    'WRONG_PIN',
  ],
  body: wire.makeNumberBody,
  answer: wire.records(wire.madeNumber),
})

export const closeNumber = forUser.command({
  path: '/cards/closenumber/S',
  summary: 'Closes a disposable number of the caller’s card: purchases by it are declined from now on',
  refuses: ['CARD_NUMBER_MISSING', 'WALLET_CLOSED'],
  body: wire.closeNumberBody,
  answer: wire.done,
})
