import type { wire } from '@strongroom/shared'

type Names = Readonly<Record<wire.RecordKind, string>>

const en: Names = {
  transactions: 'transactions',
  'usd-transactions': 'USD account',
  swaps: 'swaps',
  'quick-pays': 'quick pay',
  'pay-codes': 'pay codes',
  'top-ups': 'top-ups',
  deposits: 'bank deposits',
  'fps-top-ups': 'FPS top-ups',
  withdrawals: 'withdrawals',
  trades: 'trade orders',
  'fixed-deposits': 'earnings plans',
  'request-payments': 'requested payments',
  'send-payments': 'sent payments',
  'chain-sends': 'sent on chain',
  'card-transactions': 'card',
  'sign-ins': 'sign-ins',
  referrals: 'referrals',
}

const zh: Names = {
  transactions: '交易',
  'usd-transactions': '美元帳戶',
  swaps: '兌換',
  'quick-pays': '快速付款',
  'pay-codes': '付款碼',
  'top-ups': '充值',
  deposits: '銀行存款',
  'fps-top-ups': '轉數快增值',
  withdrawals: '提款',
  trades: '訂單',
  'fixed-deposits': '理財',
  'request-payments': '收款請求',
  'send-payments': '付款',
  'chain-sends': '鏈上轉出',
  'card-transactions': '卡',
  'sign-ins': '登入紀錄',
  referrals: '推薦',
}

const sc: Names = {
  transactions: '交易',
  'usd-transactions': '美元账户',
  swaps: '兑换',
  'quick-pays': '快捷支付',
  'pay-codes': '付款码',
  'top-ups': '充值',
  deposits: '银行存款',
  'fps-top-ups': '转数快充值',
  withdrawals: '提现',
  trades: '订单',
  'fixed-deposits': '理财',
  'request-payments': '收款请求',
  'send-payments': '付款',
  'chain-sends': '链上转出',
  'card-transactions': '卡',
  'sign-ins': '登录记录',
  referrals: '推荐',
}

const ja: Names = {
  transactions: '取引',
  'usd-transactions': '米ドル口座',
  swaps: '両替',
  'quick-pays': 'クイックペイ',
  'pay-codes': '支払いコード',
  'top-ups': 'チャージ',
  deposits: '銀行入金',
  'fps-top-ups': 'FPS チャージ',
  withdrawals: '出金',
  trades: '注文',
  'fixed-deposits': '運用',
  'request-payments': '支払い請求',
  'send-payments': '送金',
  'chain-sends': 'オンチェーン送金',
  'card-transactions': 'カード',
  'sign-ins': 'ログイン履歴',
  referrals: '紹介',
}

/** What a member's records are called in the subject of a mail. */
export const recordNames: Readonly<Record<wire.Language, Names>> = { en, zh, sc, ja }
