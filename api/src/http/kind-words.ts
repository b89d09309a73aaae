import type { wire } from '@strongroom/shared'
import type { Word, Words } from './state-words.ts'

export const side: Words = {
  buy: ['Buy', '買入', '买入', '購入'],
  sell: ['Sell', '賣出', '卖出', '売却'],
}

export const direction: Words = {
  sent: ['Sent', '付出', '付出', '支払い'],
  received: ['Received', '收到', '收到', '受取'],
}

export const whoCancelled: Words = {
  member: ['Member', '會員', '会员', '会員'],
  admin: ['Administrator', '管理員', '管理员', '管理者'],
}

export const role: Words = {
  member: ['Member', '會員', '会员', '会員'],
  support: ['Support', '客服', '客服', 'サポート'],
  finance: ['Finance', '財務', '财务', '財務'],
  operator: ['Operator', '營運', '运营', '運用'],
  superadmin: ['Superadmin', '超級管理員', '超级管理员', '最高管理者'],
}

export const userType: Words = {
  0: ['Individual', '個人', '个人', '個人'],
  1: ['Business', '企業', '企业', '法人'],
  2: ['Individual with HSBC', '個人（滙豐）', '个人（汇丰）', '個人（HSBC）'],
}

export const accountType: Words = {
  0: ['US bank', '美國銀行', '美国银行', '米国の銀行'],
  1: ['EU bank', '歐盟銀行', '欧盟银行', 'EU の銀行'],
  2: ['Other bank', '其他銀行', '其他银行', 'その他の銀行'],
  3: ['Hong Kong bank', '香港銀行', '香港银行', '香港の銀行'],
}

export const depositType: Words = {
  1: ['Bank to wallet', '銀行至錢包', '银行至钱包', '銀行からウォレットへ'],
  2: ['Bank to card', '銀行至卡', '银行至卡', '銀行からカードへ'],
  3: ['Bank to open a card', '銀行轉帳開卡', '银行转账开卡', '銀行振込でカードを開設'],
}

/** Whether a bank transfer has come. */
export const transfer: Words = {
  0: ['Waits for finance', '待財務審批', '待财务审批', '財務の承認待ち'],
  1: ['Received', '收到', '收到', '受取'],
  '-1': ['Never came', '從未到帳', '从未到账', '届きませんでした'],
}

export const distribution: Words = {
  0: ['To be distributed', '待分配', '待分配', '分配待ち'],
  1: ['Distributed', '已分配', '已分配', '分配済み'],
  2: ['Confirmed', '已確認', '已确认', '確認済み'],
  '-1': ['Rejected', '已拒絕', '已拒绝', '却下'],
}

export const source: Words = {
  wallet: ['Wallet', '錢包', '钱包', 'ウォレット'],
  card: ['Card', '卡片', '卡片', 'カード'],
}

export const volume: Words = {
  0: ['Under 1,000 USD', '1,000 USD 以下', '1,000 USD 以下', '1,000 USD 未満'],
  1: ['1,000 to 5,000 USD', '1,000 至 5,000 USD', '1,000 至 5,000 USD', '1,000〜5,000 USD'],
  2: ['5,000 to 10,000 USD', '5,000 至 10,000 USD', '5,000 至 10,000 USD', '5,000〜10,000 USD'],
  3: ['Above 10,000 USD', '10,000 USD 以上', '10,000 USD 以上', '10,000 USD 超'],
}

export const giftCards: Words = {
  0: ['Under 100 cards', '100 張以下', '100 张以下', '100 枚未満'],
  1: ['100 to 300 cards', '100 至 300 張', '100 至 300 张', '100〜300 枚'],
  2: ['300 to 1,000 cards', '300 至 1,000 張', '300 至 1,000 张', '300〜1,000 枚'],
  3: ['Over 1,000 cards', '1,000 張以上', '1,000 张以上', '1,000 枚超'],
}

export const openedBy: Words = {
  wallet: ['From the wallet', '由錢包', '由钱包', 'ウォレットから'],
  bank: ['By bank transfer', '銀行轉帳', '银行转账', '銀行振込'],
  provider: ['By the other provider', '由其他供應商', '由其他供应商', '他の提供元'],
}

export const cardLineType: Words = {
  charge: ['Charge', '充值', '充值', 'チャージ'],
  spend: ['Purchase', '消費', '消费', '利用'],
  fee: ['Card fee', '卡片費用', '卡片费用', 'カード手数料'],
  bonus: ['Bonus', '獎金', '奖金', 'ボーナス'],
  withdrawal: ['Withdrawal', '提款', '提现', '出金'],
}

export const spendType: Words = {
  purchase: ['Purchase', '消費', '消费', '利用'],
  credit: ['Credit', '貸方', '贷方', '貸方'],
}

/** The kinds of movements on a statement. */
export const statementLineType: Readonly<Record<wire.TransactionType, Word>> = {
  'top-up': ['Top-up', '充值', '充值', 'チャージ'],
  'swap-out': ['Swap, given', '兌換（支付）', '兑换（支付）', '両替（渡し）'],
  'swap-in': ['Swap, received', '兌換（收到）', '兑换（收到）', '両替（受取）'],
  'quick-pay-sent': ['Quick pay sent', '快速付款', '快捷支付', 'クイックペイ支払い'],
  'quick-pay-received': ['Quick pay received', '收到快速付款', '收到快捷支付', 'クイックペイ受取'],
  deposit: ['Bank deposit', '銀行存款', '银行存款', '銀行入金'],
  'fps-top-up': ['FPS top-up', '轉數快充值', '转数快充值', 'FPS チャージ'],
  'circle-deposit': ['Wire to the virtual account', '匯入虛擬帳戶', '汇入虚拟账户', 'バーチャル口座への入金'],
  withdrawal: ['Withdrawal', '提款', '提现', '出金'],
  'withdrawal-returned': ['Withdrawal, given back', '提款退回', '提现退回', '出金の返金'],
  'chain-send': ['Sent on chain', '鏈上傳送', '链上发送', 'チェーン送金'],
  'chain-send-returned': [
    'Send on chain, given back',
    '鏈上傳送，已退回',
    '链上发送，已退回',
    'チェーン送金（返却）',
  ],
  'card-opened': ['Card opened', '已開卡', '已开卡', 'カード開設'],
  'card-charge': ['Charge of the card', '卡充值', '卡充值', 'カードへのチャージ'],
  'card-charge-returned': [
    'Charge of the card, given back',
    '卡充值，已退回',
    '卡充值，已退回',
    'カードへのチャージ（返金）',
  ],
  adjustment: ['Adjustment', '調整', '调整', '調整'],
  reversal: ['Reversal', '撤銷', '撤销', '取消'],
  'sign-up-bonus': ['Sign-up bonus', '註冊獎勵', '注册奖励', '登録ボーナス'],
  'referrer-bonus': ['Referral bonus', '推薦獎勵', '推荐奖励', '紹介ボーナス'],
  'referee-bonus': ['Referral bonus', '推薦獎勵', '推荐奖励', '紹介ボーナス'],
  'invite-code-bonus': ['Invite code bonus', '邀請碼獎勵', '邀请码奖励', '招待コードボーナス'],
  'fixed-deposit': ['Fixed deposit', '定期存款', '定期存款', '定期預金'],
  interest: ['Interest', '利息', '利息', '利息'],
  'fixed-deposit-matured': ['Fixed deposit, matured', '定期存款到期', '定期存款到期', '定期預金の満期'],
  'fixed-deposit-redeemed': ['Fixed deposit, redeemed', '定期存款贖回', '定期存款赎回', '定期預金の解約'],
  'fixed-deposit-cancelled': ['Fixed deposit, cancelled', '定期存款取消', '定期存款取消', '定期預金の取消'],
  'trade-placed': ['Trade, reserved', '買賣預留', '买卖预留', '売買の予約'],
  'trade-filled': ['Trade, received', '買賣收到', '买卖收到', '売買の受取'],
  'trade-cancelled': ['Trade, given back', '買賣退回', '买卖退回', '売買の返金'],
  'pay-code': ['Pay code, reserved', '付款碼預留', '付款码预留', '支払いコードの予約'],
  'pay-code-received': ['Pay code received', '付款碼收款', '付款码收款', '支払いコード受取'],
  'pay-code-returned': ['Pay code, given back', '付款碼退回', '付款码退回', '支払いコードの返金'],
  'request-payment': ['Requested payment', '請款', '请款', '支払い請求'],
  'send-payment': ['Payment sent', '匯出款項', '汇出款项', '送金'],
  'send-payment-returned': ['Payment, given back', '匯款退回', '汇款退回', '送金の返金'],
}

export const proposal: Words = {
  catalogue: ['Reference data or setting', '參考資料或設定', '参考资料或设置', 'マスターデータ・設定'],
  'pool-addresses': ['Addresses of the pool', '地址池', '地址池', 'アドレスプール'],
  'circle-deposit': ['Circle deposit', 'Circle 存款', 'Circle 存款', 'Circle 入金'],
  'deposit-amount': ['Amount of a deposit', '存款金額', '存款金额', '入金額'],
  'card-credits': ['Credits on cards', '卡片入帳', '卡片入账', 'カードへの入金'],
  reversal: ['Reversal', '撤銷', '撤销', '取消'],
  'subscription-rate': ['Rate of a fixed deposit', '定期存款利率', '定期存款利率', '定期預金の利率'],
}
