import type { wire } from '@strongroom/shared'

/** An approved bank account in the United States. */
export const bank = (but: Partial<wire.Bank> = {}): wire.Bank => ({
  id: 'bank-1',
  uid: '100045',
  account_type: 0,
  user_type: null,
  beneficiaryname: 'Ada Lovelace',
  accountnumber: '000123456789',
  routingnumber: '021000021',
  iban: '',
  swift_code: '',
  bankaddress_bankname: 'First Bank',
  bank_country: '',
  bank_city: '',
  billing_country: '',
  billing_state: '',
  billing_city: '',
  billing_address: '',
  billing_postal: '99999',
  statement: null,
  status: 1,
  category_id: null,
  category_name: null,
  reason: null,
  created_date: '2026-11-20T10:00:00.000Z',
  updated_date: '2026-11-20T10:00:00.000Z',
  version: 1,
  ...but,
})

/** A processor that asks for purchases and gives disposable numbers, as a card says it. */
export const purchasing = {
  demo: 1,
  numbers: 1,
  maximum: '5000',
  day: '10000',
  month: '50000',
  cash: '1000',
} as const satisfies wire.CardInfo['purchasing']

/** A disposable number as it is shown once. */
export const madeNumber: wire.MadeNumber = {
  id: 'n-1',
  card_number: '4000123412341234',
  cvv: '123',
  expiry: '01/27',
  seconds: 300,
}

/** A card that can be used. */
export const cardInfo = (but: Partial<wire.CardInfo> = {}): wire.CardInfo => ({
  status: 2,
  id: 'card-1',
  card_type: null,
  currency: 'USD',
  balance: '250.00',
  frozen: 0,
  daily: { limit: null, charged: '0', withdrawn: '0', spent: '0' },
  rules: { off: [], kindsOff: [], limits: [] },
  held: '0',
  purchasing: null,
  card_number: '•••• 4242',
  expiry: '11/29',
  monthly_fee: '5',
  monthly_fee_day: 1,
  annual_fee: '0',
  holder: null,
  opening: {
    fee: '20',
    initialBalance: '10',
    types: [],
    currencies: ['USDC', 'USDT'],
    vipLevel: 0,
    underWay: null,
    underWayId: null,
    rejected: null,
    provider: null,
  },
  charging: {
    minimum: '10',
    maximum: '1000',
    left: '1000',
    feeRate: '0.01',
    pending: '0',
    currencies: ['USDC', 'USDT'],
  },
  ...but,
})

/** A type of card that is offered. */
export const offeredCardType = (
  id: string,
  but: Partial<wire.OfferedCardType> = {},
): wire.OfferedCardType => ({
  ...{ id, name: `${id} card`, name_zh: '', name_sc: '', name_ja: '', card_img: `/cards/${id}.svg` },
  ...{ currency: 'USD', opening_fee: '20', initial_balance: '10', monthly_fee: '1', annual_fee: '0' },
  ...but,
})

/** A card that nothing was spent with. */
export const cardSpending = (but: Partial<wire.CardSpending> = {}): wire.CardSpending => ({
  ...{ currency: 'USD', month: null, months: [], total: '0.00', categories: [] },
  ...but,
})

/** Networks that currencies come in over: USDC over two, USDT over one. */
export const networks: readonly wire.FixedNetworkRecord[] = [
  ['USDC', 'TRC20'],
  ['USDC', 'ERC20'],
  ['USDT', 'TRC20'],
].map(([currency = '', network_code = '']) => ({
  id: `${currency}-${network_code}`,
  currency,
  network_code,
  network_name: network_code,
  status: 1,
  sort: 0,
}))

/** The server's answer about an approval: nothing holds it, and the member's money is not looked at. */
export const approvalSaid = (over: Partial<wire.ApprovalCheck>): wire.ApprovalCheck => ({
  ...{ currency: 'USD', amount: '100.00', fee: '0.00', cardFee: null, credited: '100.00' },
  ...{ creditedCurrency: 'USD', after: [], more: 0, held: null },
  ...over,
})

/** The risk of a case where nothing is screened. */
export const unscreened: wire.CaseRisk = {
  ...{
    service: 'none',
    score: null,
    limit: 70,
    held: false,
    released: false,
    proposal: null,
    scans: [],
    transaction: null,
  },
}

/** A quick pay that was begun on another device and waits to be confirmed on this one. */
export const confirmation = (more: Partial<wire.Confirmation> = {}): wire.Confirmation => ({
  ...{ id: 'confirmation-1', standing: 'waiting', own: 0, scene: 'quickpay', uid: '100046', payee: 'Ben O.' },
  ...{ currency: 'USD', amount: '25.50', source: null, browser: 'Firefox', system: 'Windows' },
  ...{ name: null, bank: null, swift: null, scans: null },
  ...{ created_date: '2026-11-30T10:00:00.000Z', expires_date: '2026-11-30T10:05:00.000Z' },
  ...more,
})
