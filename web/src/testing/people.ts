import type { wire } from '@strongroom/shared'

/** A verified member who may open everything. */
export const member = (but: Partial<wire.Userinfo> = {}): wire.Userinfo => ({
  uid: '100045',
  username: 'Ada',
  email: 'ada@example.com',
  role: 'member',
  quickpay_status: 1,
  earn_status: 1,
  vip_level: 1,
  user_group: null,
  card_status: 2,
  kyc_status: 1,
  user_type: 0,
  company_name: null,
  referrer: null,
  language: 'en',
  area_code: '852',
  phone: '91234567',
  phone_status: 1,
  frozen: 0,
  rests_until: null,
  ...but,
})

/** An administrator of one role. */
export const administrator = (role: Exclude<wire.Role, 'member'>): wire.Userinfo =>
  member({ uid: '100001', username: 'Grace', email: 'grace@example.com', role })

const since = '2026-11-20T10:00:00.000Z'

/** A verified member, as the administrators' lists show them. */
export const listedMember = (but: Partial<wire.Member> = {}): wire.Member => ({
  ...{ uid: '100046', username: 'Ben', email: 'ben@example.com', role: 'member', language: 'en' },
  ...{ user_type: 0, company_name: null, status: 1, frozen: 0, authenticator: 0, kyc_status: 1 },
  ...{ vip_level: 1, user_group: null, quickpay_status: 1, totalAmount: '250.5' },
  ...{ area_code: null, phone_last4: null, pin_status: 1, referral: null, referrer: null },
  ...{ created_date: since, account_open_date: since },
  walletList: [{ currency: 'USD', amount: '250.5', locked: '0', user_fixed_deposit_amount: '0' }],
  ...but,
})
