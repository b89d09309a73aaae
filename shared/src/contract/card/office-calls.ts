import * as v from 'valibot'
import { forAdmin } from '../call.ts'
import * as refusals from '../refusals.ts'
import { cardKeepers, deciders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const approveCharge = forAdmin.command({
  path: '/logcards/approve/S',
  summary: 'Completes a charge: the card holds it',
  refuses: [
    ...refusals.deciding,
    ...refusals.paying,
    'CARD_BLOCKED',
    'CARD_EXPIRED',
    'CARD_IN_REVIEW',
    'CARD_MISSING',
    'CARD_NOT_OPENED',
    'WALLET_CLOSED',
  ],
  body: wire.idBody,
  answer: wire.records(wire.cardReviewResult),
  roles: deciders,
})

export const rejectCharge = forAdmin.command({
  path: '/logcards/reject/S',
  summary: 'Cancels a charge with a reason: all that was locked goes back',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.rejectBody,
  answer: wire.records(wire.cardReviewResult),
  roles: deciders,
})

export const chargeCases = forAdmin.query({
  path: '/logcards/rechargeListByAdmin/S/{json}',
  summary: 'Charges of all cards',
  filter: wire.cardChargeFilter,
  answer: wire.paged(wire.cardCharge),
  reads: ['card_charges'],
})

export const orders = forAdmin.query({
  path: '/card/getcardordernumbslist/S/{json}',
  summary: 'Orders of cards at the other provider',
  filter: wire.cardOrderFilter,
  answer: wire.paged(wire.cardOrder),
  reads: ['card_orders'],
})

export const decideOrder = forAdmin.command({
  path: '/cards/changecardordernumberstatus/S',
  summary:
    'An order is processed (1): its member’s card is opened; or rejected (-1) with a reason; or stays pending (0). A decided one does not come back',
  refuses: [...refusals.deciding, 101, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.cardOrderStatusBody,
  answer: wire.records(wire.cardOrderResult),
  roles: deciders,
})

export const add = forAdmin.command({
  path: '/cards/addcard/S',
  summary:
    'Enters what is printed on the card a member has opened, or a CSV file of cards: all of it or nothing, dryRun only looks. With a status, activates it, puts it in arrears or blocks it. Without one it stays as it is, under review at first',
  refuses: [
    'CARD_ENTERED',
    'CARD_IN_ARREARS',
    'CARD_MISSING',
    'CARD_NOT_OPENED',
    'CARD_TAKEN',
    'IMPORT_OVERTAKEN',
    'IMPORT_REFUSED',
    'OWN_CASE',
    'WALLET_CLOSED',
    'WALLET_FROZEN',
    'REASON_MISSING',
  ],
  body: wire.addCardsBody,
  csvFile: true,
  answer: wire.records(v.union([wire.cardSetResult, wire.cardsAdded])),
  maxBodyBytes: 1024 * 1024,
  roles: cardKeepers,
})

export const set = forAdmin.command({
  path: '/cards/setcard/S',
  summary: 'Edits what is printed on a card, activates it, or with a reason puts it in arrears or blocks it',
  refuses: [
    'CARD_IN_ARREARS',
    'CARD_MISSING',
    'CARD_NOT_ENTERED',
    'CARD_NOT_OPENED',
    'CARD_TAKEN',
    'OWN_CASE',
    'REASON_MISSING',
    'WALLET_CLOSED',
  ],
  body: wire.setCardBody,
  loaded: wire.adminCard,
  answer: wire.records(wire.cardSetResult),
  roles: cardKeepers,
})

export const all = forAdmin.query({
  path: '/cards/listByAdmin/S/{json}',
  summary: 'All cards; of their numbers the last 4 digits',
  filter: wire.adminCardFilter,
  answer: wire.paged(wire.adminCard),
  reads: ['cards', 'wallets'],
})

const cardSums = { filter: wire.adminCardFilter } as const
export const summaries = forAdmin.query({
  ...cardSums,
  path: '/cards/admincardsummarylist/S/{json}',
  summary: 'The balance of each card, and the sum of its member’s wallets',
  reads: ['cards', 'wallets'],
  answer: wire.paged(wire.cardSummary),
})
export const members = forAdmin.query({
  ...cardSums,
  path: '/user/carduserlist/S/{json}',
  summary: 'Members with a card',
  reads: ['cards', 'wallets', 'members'],
  answer: wire.paged(wire.cardUser),
})

const fees = {
  filter: wire.cardFeeFilter,
  reads: ['card_fees'],
} as const
export const feesByDay = forAdmin.query({
  ...fees,
  path: '/card/getcardfeecalculationlist/S/{json}',
  summary: 'Card fees by day, UTC',
  answer: wire.paged(wire.cardFeesOfPeriod),
})
export const feesByMonth = forAdmin.query({
  ...fees,
  path: '/card/getcardmonthlyfeecalculationlist/S/{json}',
  summary: 'Card fees by month, UTC',
  answer: wire.paged(wire.cardFeesOfPeriod),
})
export const feesByCard = forAdmin.query({
  ...fees,
  path: '/card/getcardlifetimefeecalculationlist/S/{json}',
  summary: 'Card fees of each card in all its life',
  answer: wire.paged(wire.cardFeesOfCard),
})
