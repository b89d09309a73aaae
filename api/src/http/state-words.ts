/** What a value is called, in the words of the screens. */
export type Word = readonly [en: string, zh: string, sc: string, ja: string]
/** What each of a field’s values is called, by the value on the wire. */
export type Words = Readonly<Record<string, Word>>

export const yesOrNo: Words = {
  0: ['No', '否', '否', 'いいえ'],
  1: ['Yes', '是', '是', 'はい'],
  true: ['Yes', '是', '是', 'はい'],
  false: ['No', '否', '否', 'いいえ'],
}

/** Whether something of the catalogue is offered. */
export const shown: Words = {
  1: ['Shown', '顯示', '显示', '表示'],
  0: ['Hidden', '隱藏', '隐藏', '非表示'],
}

export const enabled: Words = {
  1: ['Enabled', '已啟用', '已启用', '有効'],
  0: ['Disabled', '已停用', '已停用', '無効'],
}

/** Cases that an administrator decides. */
export const reviewed: Words = {
  0: ['Waiting', '待處理', '待处理', '承認待ち'],
  1: ['Approved', '已批准', '已批准', '承認済み'],
  '-1': ['Rejected', '已拒絕', '已拒绝', '却下'],
}

export const proposed: Words = {
  0: ['Waiting', '待處理', '待处理', '承認待ち'],
  1: ['Done', '已完成', '已完成', '完了'],
  2: ['Approved', '已批准', '已批准', '承認済み'],
  '-1': ['Rejected', '已拒絕', '已拒绝', '却下'],
  '-2': ['Withdrawn', '已撤回', '已撤回', '取り下げ'],
  '-3': ['Lapsed', '已失效', '已失效', '失効'],
}

export const banked: Words = {
  0: ['Waits for approval', '待批准', '待批准', '承認待ち'],
  1: ['Approved', '已批准', '已批准', '承認済み'],
  '-1': ['Rejected', '已拒絕', '已拒绝', '却下'],
}

/** Money that comes in once finance has seen it. */
export const credited: Words = {
  0: ['Waits for finance', '待財務審批', '待财务审批', '財務の承認待ち'],
  1: ['Settled', '已完成', '已完成', '完了'],
  '-1': ['Did not move', '未成交', '未成交', '不成立'],
}

export const withdrawn: Words = {
  0: [
    'Locked, waits for finance',
    '已鎖定，待財務部處理',
    '已锁定，待财务部处理',
    'ロック中、財務担当の確認待ち',
  ],
  1: ['Sent', '付出', '付出', '支払い'],
  '-1': ['Rejected, money is back', '已拒絕，款項已退回', '已拒绝，款项已退回', '却下、全額返却済み'],
}

/** Coins collected by the custody. */
export const collected: Words = {
  0: ['Waits for the custody', '待託管方處理', '待托管方处理', 'カストディの応答待ち'],
  1: ['Collected', '已歸集', '已归集', '集約済み'],
  '-1': ['Nothing was sent', '未轉出', '未转出', '送金なし'],
}

export const sentOnChain: Words = {
  0: [
    'Locked, waits for finance',
    '已鎖定，待財務部處理',
    '已锁定，待财务部处理',
    'ロック中、財務担当の確認待ち',
  ],
  1: ['Sent on the chain', '已上鏈送出', '已上链发出', '送金済み'],
  '-1': ['Rejected, money is back', '已拒絕，款項已退回', '已拒绝，款项已退回', '却下、全額返却済み'],
}

export const requested: Words = {
  0: ['Unpaid', '未付', '未付', '未払い'],
  1: ['Received', '收到', '收到', '受取'],
  '-1': ['Rejected', '已拒絕', '已拒绝', '却下'],
}

export const paid: Words = {
  0: ['Waits for finance', '待財務審批', '待财务审批', '財務の承認待ち'],
  1: ['Sent', '付出', '付出', '支払い'],
  '-1': ['Failed, money returned', '失敗，款項已退回', '失败，款项已退回', '失敗、返金済み'],
}

export const arrival: Words = {
  1: ['Settled', '已完成', '已完成', '完了'],
  0: ['On its way', '轉帳中', '转账中', '送金中'],
}

export const payQr: Words = {
  0: ['Can be scanned', '可掃描', '可扫描', '読み取り可'],
  1: ['Used up', '已用完', '已用完', '使用済み'],
  '-1': ['Out of date', '已過期', '已过期', '期限切れ'],
}

export const payQrType: Words = {
  0: ['One-time', '一次性', '一次性', '1 回限り'],
  1: ['Multi-pay', '多次', '多次', '複数回'],
}

export const subscription: Words = {
  0: ['In progress', '進行中', '进行中', '進行中'],
  1: ['Completed', '已完成', '已完成', '完了'],
  '-1': ['Cancelled', '已取消', '已取消', '取消済み'],
}

export const trade: Words = {
  0: ['Open', '掛單中', '挂单中', '有効'],
  1: ['Filled', '已成交', '已成交', '約定済み'],
  '-1': ['Cancelled', '已取消', '已取消', '取消済み'],
}

export const applied: Words = {
  0: ['Waiting', '待處理', '待处理', '承認待ち'],
  1: ['Complete', '已完成', '已完成', '完了'],
}

export const card: Words = {
  '-1': ['Blocked', '已封鎖', '已封锁', '利用停止'],
  0: ['No card', '沒有卡片', '没有卡片', 'カードなし'],
  1: ['Pending review', '待審核', '待审核', '審査待ち'],
  2: ['Active', '使用中', '使用中', '有効'],
  3: ['In arrears', '欠費', '欠费', '滞納中'],
}

export const cardOrder: Words = {
  0: ['Waiting', '待處理', '待处理', '承認待ち'],
  1: ['Processed', '已處理', '已处理', '処理済み'],
  '-1': ['Rejected', '已拒絕', '已拒绝', '却下'],
}

export const cardLine: Words = {
  0: ['Pending', '待處理', '待处理', '保留中'],
  1: ['Complete', '已完成', '已完成', '完了'],
  '-1': ['Cancelled', '已取消', '已取消', '取消済み'],
}

export const delivery: Words = {
  0: ['On its way', '轉帳中', '转账中', '送金中'],
  1: ['Handed over', '已送交', '已送交', '引き渡し済み'],
  '-1': ['Given up', '已放棄', '已放弃', '送信できず'],
}

export const identity: Words = {
  1: ['Verified', '已驗證', '已验证', '確認済み'],
  0: ['Being verified', '審核中', '审核中', '確認中'],
  '-1': ['Not verified', '未驗證', '未验证', '未確認'],
}

export const statementLine: Words = {
  pending: ['Waits for finance', '待財務審批', '待财务审批', '財務の承認待ち'],
  done: ['Settled', '已完成', '已完成', '完了'],
  rejected: ['Did not move', '未成交', '未成交', '不成立'],
  reversed: ['Reversed', '已撤銷', '已撤销', '取消済み'],
}
