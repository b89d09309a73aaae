import { declare, forBoth, forPublic, forUser } from '../call.ts'
import * as wire from '../schemas.ts'

const ofHolder = ['IDENTITY_NOT_VERIFIED', 'WALLET_CLOSED', 'WALLET_FROZEN', 'WALLET_RESTING'] as const
const ofCard = ['ABOVE_CARD_LIMIT', 'CARD_EXPIRED', 'CARD_FROZEN'] as const
const refusesToCharge = [101, 102, 103, 104, 105, 106, 107, ...ofCard, ...ofHolder] as const
const refusesToOpen = [101, 102, 103, 104, 105, 'CARD_TYPE_NOT_OFFERED', ...ofHolder] as const

export const charge = declare({
  method: 'GET',
  path: '/cards/charge/S/{json}',
  audience: 'user',
  summary: 'Charges the caller’s card from the wallet, in a stablecoin; errors 101 to 107',
  changes: true,
  refuses: refusesToCharge,
  filter: wire.chargeCardFilter,
  answer: wire.records(wire.cardReviewResult),
})

export const checkCharge = forUser.preview({
  path: '/cards/checkcharge/S',
  summary: 'The amount that charging the caller’s card takes from the wallet; errors as of the charge',
  refuses: refusesToCharge,
  body: wire.chargeCardCheckBody,
  answer: wire.records(wire.cardChargePreview),
})

export const transactions = forBoth.query({
  path: '/usercardtransactions/list/{id}/S/{json}',
  summary: 'Lines of the caller’s card: charges, spends, fees, withdrawals',
  valueNames: { type: wire.cardTypeNames },
  filter: wire.cardTransactionFilter,
  answer: wire.paged(wire.cardTransaction),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['card_transactions'],
  records: 'card-transactions',
})

export const spending = forUser.query({
  path: '/cards/getspending/S/{json}',
  summary: 'The caller’s spending by card in a month, by category and merchant',
  filter: wire.cardSpendingFilter,
  answer: wire.records(wire.cardSpending),
  reads: ['card_transactions'],
})

export const info = forUser.query({
  path: '/cards/getusercardinfo/S',
  summary:
    'One’s own card, and what opening and charging it takes now; status 0 without one, 1 while one is being opened',
  answer: wire.records(wire.cardInfo),
  reads: ['card_orders'],
})

export const open = declare({
  method: 'GET',
  path: '/cards/opencard/S/{json}',
  audience: 'user',
  summary: 'Opens a card: the wallet pays fee and precharge in a stablecoin; errors 101 to 105',
  changes: true,
  refuses: refusesToOpen,
  filter: wire.openCardFilter,
  answer: wire.records(wire.cardOpenResult),
})

export const checkOpening = forUser.preview({
  path: '/cards/checkopencard/S',
  summary: 'The amount that opening a card takes from the wallet; errors as of the opening',
  refuses: refusesToOpen,
  body: wire.openCardCheckBody,
  answer: wire.records(wire.cardOpeningPreview),
})

export const openByProvider = declare({
  method: 'GET',
  path: '/cards/opencardbywixpay/S/{json}',
  audience: 'user',
  summary: 'Opens a card that was paid for at the other provider, once it has been looked up; error 105',
  changes: true,
  refuses: refusesToOpen,
  filter: wire.openCardByProviderFilter,
  answer: wire.records(wire.cardOrderResult),
})

export const editHolder = forUser.command({
  path: '/cards/editcardholder/S',
  summary: 'The name and billing address on the card; with the mailed code',
  refuses: ['CARD_MISSING', 'WALLET_CLOSED', 'WALLET_FROZEN', 'WRONG_CODE'],
  body: wire.cardHolderBody,
  answer: wire.done,
})

export const showNumber = forUser.command({
  path: '/cards/shownumber/S',
  summary:
    'The whole number of the caller’s card, once the PAY code is right or a passkey has approved it; each look is noted in the log',
  refuses: [
    'CARD_BLOCKED',
    'CARD_FROZEN',
    'CARD_IN_REVIEW',
    'CARD_MISSING',
    'CARD_NOT_ENTERED',
    'WALLET_CLOSED',
    'WALLET_FROZEN',
    'NOT_CONFIRMED',
    'WRONG_PASSKEY',
    'WRONG_PIN',
  ],
  body: wire.cardNumberBody,
  answer: wire.records(wire.cardNumber),
})

export const freeze = forUser.command({
  path: '/cards/freeze/S',
  summary:
    'Freezes the caller’s card at once: it is not charged, nothing goes from it to a bank, its number is not shown; what the network settles is still booked',
  refuses: ['CARD_MISSING', 'WALLET_CLOSED'],
  answer: wire.done,
})

export const unfreeze = forUser.command({
  path: '/cards/unfreeze/S',
  summary: 'Ends the freeze of the caller’s card, proven by the PAY code',
  refuses: ['CARD_MISSING', 'WALLET_CLOSED', 'WALLET_FROZEN', 'WRONG_PIN'],
  body: wire.unfreezeCardBody,
  answer: wire.done,
})

export const checkLimit = forUser.preview({
  path: '/cards/beforedailylimit/S',
  summary: 'Whether the PAY code is right, before a code is sent for raising the daily limit of the card',
  refuses: ['WRONG_PIN'],
  body: wire.beforeCardLimitBody,
  answer: wire.done,
})

export const setLimit = forUser.command({
  path: '/cards/dailylimit/S',
  summary:
    'Sets the most that is charged to the caller’s card, sent from it to banks, and bought with it in a day; raising it takes PAY code and mailed code',
  refuses: [
    ...(['AMOUNT_NOT_POSITIVE', 'CARD_LIMIT_RAISED', 'CARD_MISSING', 'TOO_MANY_PLACES'] as const),
    ...(['WALLET_CLOSED', 'WRONG_CODE', 'WRONG_PIN'] as const),
  ],
  body: wire.cardLimitBody,
  answer: wire.done,
})

const inHand = {
  body: wire.cardInHandBody,
  reads: ['cards', 'wallets'],
} as const
export const standingInHand = forPublic.preview({
  ...inHand,
  path: '/cards/getcardsby4digits',
  summary: 'Whether there is a card with this code and these last 4 digits, and how it stands',
  refuses: ['INVALID_CARD'],
  answer: wire.records(wire.cardInHand),
})
export const balanceInHand = forPublic.preview({
  ...inHand,
  path: '/cards/getpexbalance',
  summary: 'What is on the card with this code and these last 4 digits',
  refuses: ['INVALID_CARD'],
  answer: wire.records(wire.cardBalance),
})
