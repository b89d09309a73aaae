const house = {
  account_type: 3,
  beneficiary_name: 'House',
  bank_name: 'First',
  account_number: '1',
  status: 1,
}
const bankThere = { ...house, user_type: 0, is_show: 1, is_hsbc: 0 }
/** An entry of each kind of reference data that the documents save. */
export const entries = [
  ['sys-bank', 'house', house],
  ['product-bank', 'product', bankThere],
  ['external-bank', 'elsewhere', { bank_name: 'Elsewhere', account_type: 2, status: 1 }],
  ['bank-category', 'rent', { category_name: 'Rent', sort: 1 }],
  ['area-code', 'hk', { name: 'Hong Kong', code: '+852', status: 1 }],
  ['country', 'HK', { name: 'Hong Kong', code: 'HK', status: 1 }],
  ['canned-answer', 'late', { title: 'Late top-up', text_en: 'It is on its way.', status: 1 }],
  [
    'maintenance',
    'move',
    { title_en: 'Move', from_date: '2026-12-01T02:00:00Z', until_date: '2026-12-01T03:00:00Z' },
  ],
  ['card-type', 'gold', { name: 'Gold', opening_fee: '50', status: 1 }],
  ['charge-item', 'fifty', { amount: '50', usdc_required: '50', usdt_required: '50', status: 1 }],
  ['precharge-item', 'ten', { amount: '10', status: 1 }],
  ['invite-code', 'HELLO', { code: 'HELLO', award_amount: '1', currency: 'USD', status: 1 }],
  ['send-fee', 'USDC-ERC20', { currency: 'USDC', network: 'ERC20', fee: '1', status: 1 }],
  ['fixed-deposit-plan', 'USD-3', { currency: 'USD', term: 3, rate: '3.65', minimum: '10', status: 1 }],
  [
    'user-group',
    'staff',
    {
      ...{ group_code: 'staff', group_name: 'Staff', group_name_zh: '員工', group_name_sc: '员工' },
      ...{ group_name_ja: '社員', bank_limit: 4, status: 1 },
    },
  ],
  ['vip-level', '1', { level: 1, level_name: 'One', banks: [], status: 1 }],
  ['swap-rate', 'USD-USDC', { source: 'USD', target: 'USDC', rate: '1', feeRate: '0', status: 1 }],
] as const
