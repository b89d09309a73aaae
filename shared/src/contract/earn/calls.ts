import { declare, forAdmin, forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const allSubscriptions = forAdmin.query({
  path: '/fixeddeposit/user/S/{json}',
  summary: 'Subscriptions of all members',
  filter: wire.adminSubscriptionFilter,
  answer: wire.paged(wire.adminSubscription),
  reads: ['fixed_deposits'],
})

export const editSubscription = forAdmin.command({
  path: '/fixeddeposit/user/S',
  summary: 'Changes the rate of a subscription from the next month on; of a fixed term only upwards',
  refuses: [
    ...refusals.proposing,
    ...refusals.deciding,
    'INTEREST_DUE',
    'MONTH_NOT_NEXT',
    'MONTH_NOT_OVER',
    'RATE_ABSURD',
    'RATE_INVALID',
    'RATE_LOWERED',
    'REASON_MISSING',
    'WALLET_CLOSED',
  ],
  body: wire.subscriptionEditBody,
  loaded: wire.adminSubscription,
  answer: wire.records(wire.subscriptionEditResult),
  roles: deciders,
})

export const cancelSubscription = declare({
  method: 'DELETE',
  path: '/fixeddeposit/user/{id}/S',
  audience: 'both',
  summary:
    'Cancels a subscription with a reason; interest paid stays with the member, and what has accrued to the day is paid. A member cancels their own, as by /userfixeddeposit/{id}',
  changes: true,
  refuses: [...refusals.deciding, 'INTEREST_ALREADY_PAID', 'INTEREST_DUE', 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.subscriptionCancelBody,
  answer: wire.records(wire.subscriptionResult),
  roles: deciders,
})

export const plan = forBoth.query({
  path: '/fixeddeposit/get/{id}/S',
  summary: 'One plan',
  answer: wire.records(wire.plan),
  reads: ['catalogue'],
})

export const planById = forBoth.query({
  path: '/fixeddeposit/S/{id}',
  summary: 'The plans of a currency (USD), of a type (0 current, 1 fixed term), or `all`',
  answer: wire.records(wire.plan),
  reads: ['catalogue'],
})

export const subscribe = forUser.command({
  path: '/userfixeddeposit/S',
  summary: 'Subscribes to a plan, at the rate the member was shown',
  refuses: [
    ...refusals.moving,
    'BELOW_MINIMUM',
    'EARN_OFF',
    'EARN_SWITCHED_OFF',
    'PLAN_CHANGED',
    'PLAN_NOT_OFFERED',
  ],
  body: wire.subscribeBody,
  answer: wire.records(wire.subscriptionResult),
})

export const check = forUser.preview({
  path: '/userfixeddeposit/check/S',
  summary: 'The terms of subscribing to a plan, until its end; errors as of the subscription',
  refuses: [
    ...refusals.moving,
    'BELOW_MINIMUM',
    'EARN_OFF',
    'EARN_SWITCHED_OFF',
    'PLAN_CHANGED',
    'PLAN_NOT_OFFERED',
  ],
  body: wire.subscribeBody,
  answer: wire.records(wire.subscriptionPreview),
})

export const subscription = forUser.query({
  path: '/userfixeddeposit/{id}/S',
  summary: 'One of the caller’s subscriptions, and the interest that redeeming it today would pay and lose',
  answer: wire.records(wire.subscription),
  reads: ['fixed_deposits'],
})

export const redeem = forUser.command({
  path: '/userfixeddeposit/redemption/S',
  summary: 'Redeems: a current plan with interest to the day, a fixed term without the running month’s',
  refuses: [
    ...refusals.deciding,
    'INTEREST_DUE',
    'MONTH_NOT_NEXT',
    'MONTH_NOT_OVER',
    'WALLET_CLOSED',
    'WALLET_FROZEN',
  ],
  body: wire.subscriptionBody,
  answer: wire.records(wire.subscriptionResult),
})

export const cancel = declare({
  method: 'DELETE',
  path: '/userfixeddeposit/{id}/S',
  audience: 'user',
  summary: 'Cancels the caller’s subscription while no interest has been paid',
  changes: true,
  refuses: [
    ...refusals.deciding,
    'INTEREST_ALREADY_PAID',
    'INTEREST_DUE',
    'MONTH_NOT_NEXT',
    'MONTH_NOT_OVER',
    'REASON_MISSING',
    'WALLET_CLOSED',
  ],
  answer: wire.records(wire.subscriptionResult),
})

export const subscriptions = forUser.query({
  path: '/userfixeddeposit/S/{json}',
  summary: 'The caller’s subscriptions',
  filter: wire.subscriptionFilter,
  answer: wire.paged(wire.subscription),
  reads: ['fixed_deposits'],
  records: 'fixed-deposits',
})

export const subscriptionLog = forBoth.query({
  path: '/userfixeddeposit/log/{id}/S',
  summary: 'The log of a subscription: principal, interest and changes',
  whole: true,
  answer: wire.records(wire.subscriptionLog),
  reads: ['fixed_deposits'],
})

export const pledged = forBoth.query({
  path: '/fixeddeposit/checkUserHasPledgedAssets/S',
  summary: 'The caller’s savings, by currency; pledged when there is any',
  whole: true,
  answer: wire.records(wire.pledgedAsset),
  reads: ['wallets'],
})
