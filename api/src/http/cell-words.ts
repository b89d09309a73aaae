import type { wire } from '@strongroom/shared'
import { placeOf } from './column-heads.ts'
import * as kinds from './kind-words.ts'
import * as states from './state-words.ts'

type Words = states.Words

/** What fields say wherever they stand. */
const everywhere: Readonly<Record<string, Words>> = {
  account_type: kinds.accountType,
  cancelled_by: kinds.whoCancelled,
  demo: states.yesOrNo,
  depositStatus: kinds.transfer,
  depositType: kinds.depositType,
  direction: kinds.direction,
  distribution: kinds.distribution,
  erased: states.yesOrNo,
  is_hsbc: states.yesOrNo,
  is_show: states.yesOrNo,
  kind: kinds.proposal,
  kyc_status: states.identity,
  opened_by: kinds.openedBy,
  pending: states.yesOrNo,
  quantity: kinds.giftCards,
  quickpay_status: states.yesOrNo,
  rechargeStatus: kinds.distribution,
  retired: states.yesOrNo,
  role: kinds.role,
  source: kinds.source,
  spend_type: kinds.spendType,
  user_type: kinds.userType,
  verified: states.yesOrNo,
  volume: kinds.volume,
}

type Own = { readonly status?: Words; readonly type?: Words }
const line: Own = { status: states.statementLine, type: kinds.statementLineType }
const cardLine: Own = { status: states.cardLine, type: kinds.cardLineType }
const order: Own = { status: states.trade, type: kinds.side }

/** What `status` and `type` say in each list, by how its path begins; the first that fits. */
const lists: readonly (readonly [path: string, own: Own])[] = [
  ['/transactions/', line],
  ['/usertransactions/', line],
  ['/logquickpay/', { status: states.arrival }],
  ['/user/logquickpaylist/', { status: states.arrival }],
  ['/quickpayqrcodes/', { status: states.payQr, type: states.payQrType }],
  ['/userfixeddeposit/', { status: states.subscription }],
  ['/fixeddeposit/user/', { status: states.subscription }],
  ['/trades/S', { status: states.shown }],
  ['/trades/', order],
  ['/requestpayment/', { status: states.requested }],
  ['/sendpayment/', { status: states.paid }],
  ['/topup/', { status: states.credited }],
  ['/userfpsrecharges/', { status: states.credited }],
  ['/bank/', { status: states.banked }],
  ['/userbank/', { status: states.banked }],
  ['/recharges/', { status: states.withdrawn }],
  ['/wallet/withdraw/', { status: states.withdrawn }],
  ['/wallet/currencyrequests/', { status: states.reviewed }],
  ['/addressbalancecollecteds/', { status: states.collected }],
  ['/sendonchain/', { status: states.sentOnChain }],
  ['/ccaddressapplys/', { status: states.applied }],
  ['/adjustments/', { status: states.reviewed }],
  ['/proposals/', { status: states.proposed }],
  ['/userkyc/list/', { status: states.reviewed, type: kinds.userType }],
  ['/user/viplist/', { status: states.reviewed }],
  ['/users/getviplist/', { status: states.reviewed }],
  ['/logcards/rechargeListByAdmin/', { status: states.reviewed }],
  ['/logcards/', cardLine],
  ['/usercardtransactions/', cardLine],
  ['/card/getcardordernumbslist/', { status: states.cardOrder }],
  ['/cards/', { status: states.card }],
  ['/user/carduserlist/', { status: states.card }],
  ['/user/list/', { status: states.enabled }],
  ['/logsms/', { status: states.delivery }],
  ['/logEmail/', { status: states.delivery }],
  ['/', { status: states.shown }],
]

/** What the values of a list’s field are called; nothing for what is no code. */
export const wordsOf = (path: string, field: string): Words | undefined =>
  field === 'status' || field === 'type'
    ? lists.find(([start]) => path.startsWith(start))?.[1][field]
    : everywhere[field]

/** What a cell says in a language: the screens’ word for a code, and everything else as it is. */
export const saidAs = (path: string, field: string, value: unknown, language: wire.Language): unknown =>
  wordsOf(path, field)?.[String(value)]?.[placeOf(language)] ?? value
