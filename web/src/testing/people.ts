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
