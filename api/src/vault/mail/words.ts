import type { wire } from '@strongroom/shared'

type ProposalMoment = 'waits' | 'approved' | 'rejected' | 'withdrawn' | 'lapsed'
type IdentityOutcome = 'approved' | 'rejected' | 'withdrawn'

/** The parts of a mail in one language. `{…}` are filled in. */
type Words = {
  /** What a code is for, by scene: ends the subject and the first sentence. */
  readonly purposes: Readonly<Record<wire.Scene, string>>
  readonly codeSubject: string
  readonly codeText: string
  readonly paymentText: string
  readonly payeeText: string
  readonly anyPaymentText: string
  readonly takenSubject: string
  readonly takenText: string
  readonly passwordSubject: string
  readonly passwordText: string
  /** `{what}` is a password or a PAY code that its owner has changed. */
  readonly changedSubject: string
  readonly changedText: string
  readonly emailEditedSubject: string
  readonly emailEditedText: string
  /** A message to a phone. */
  readonly messageText: string
  readonly secrets: Readonly<Record<'password' | 'pin', string>>
  /** To a member about whose identity something was decided; `{why}` is the reason, if there is one. */
  readonly identitySubjects: Readonly<Record<IdentityOutcome, string>>
  readonly identityTexts: Readonly<Record<IdentityOutcome, string>>
  readonly reasonText: string
  /** To administrators, about a change that takes two of them. `{what}` is the kind of change, `{by}` who did it, by number, `{why}` the reason of a rejection. */
  readonly proposalKinds: Readonly<Record<wire.ProposalKind, string>>
  readonly proposalSubjects: Readonly<Record<ProposalMoment, string>>
  readonly proposalTexts: Readonly<Record<ProposalMoment, string>>
  readonly recordsSubject: string
  readonly recordsText: string
  readonly noRecordsText: string
}

const en: Words = {
  purposes: {
    register: 'opening your account',
    login: 'signing in',
    forgetpassword: 'choosing a new password',
    quickpay: 'a quick pay',
    sendonchain: 'sending on chain',
    withdraw: 'a withdrawal',
    sendpayment: 'a payment',
    delaccount: 'deleting your account',
    editcardholder: 'editing the card holder',
    editpin: 'changing your PAY code',
    editpassword: 'changing your password',
    kyc: 'verifying your identity',
  },
  codeSubject: 'Your code for {purpose}',
  codeText:
    'Your code for {purpose} is {code}.\n\nIt is valid for 30 minutes. Nobody of ours will ever ask you for it. If you did not ask for it, ignore this mail.',
  paymentText: '\n\nIt approves one payment and no other: {amount} {currency} to user {uid}.',
  payeeText: '\n\nIt approves one payment and no other: {amount} {currency} to {payee}.',
  anyPaymentText:
    '\n\nIt approves one payment, whatever its amount: check the payment on the screen before you enter it.',
  takenSubject: 'You already have an account',
  takenText:
    'Somebody, probably you, wanted to open an account with this address. You already have one: sign in, or choose a new password if you have forgotten yours.',
  passwordSubject: 'Your password was changed',
  passwordText:
    'The password of your account was changed, and every session was signed out. If it was not you, contact customer service at once.',
  changedSubject: 'Your {what} was changed',
  changedText:
    'Your {what} was changed in the settings of your account, and every other session was signed out. If it was not you, contact customer service at once.',
  emailEditedSubject: 'Your e-mail address was changed',
  emailEditedText:
    'Customer service has changed the e-mail address of your account, and every session was signed out. Sign in with the new address. If you did not ask for it, contact customer service at once.',
  messageText: 'Strongroom: {code} is your code for {purpose}. Valid for 30 minutes. Tell it to nobody.',
  secrets: { password: 'password', pin: 'PAY code' },
  identitySubjects: {
    approved: 'Your identity is verified',
    rejected: 'Your identity could not be verified yet',
    withdrawn: 'Your identity is no longer verified',
  },
  identityTexts: {
    approved: 'We have verified your identity. Your wallets, payments and swaps are open to you.',
    rejected:
      'We have looked at what you handed in, and could not verify your identity with it.{why}\n\nSign in and hand it in again: what you entered last time is still there.',
    withdrawn:
      'Your identity no longer counts as verified, so payments and swaps are closed for now.{why}\n\nSign in to verify it again. Your money stays yours.',
  },
  reasonText: '\n\nThe reason: {reason}',
  proposalKinds: {
    catalogue: 'a setting, a rate or a bank account of the house',
    'pool-addresses': 'deposit addresses',
    'circle-deposit': 'a Circle deposit',
    'deposit-amount': 'the amount of a bank deposit',
    'card-credits': 'card logs that put money on cards',
    reversal: 'a reversal that gives a member money',
    'subscription-rate': 'a higher rate of a subscription',
  },
  proposalSubjects: {
    waits: 'A proposal waits for you: {what}',
    approved: 'Approved: {what}',
    rejected: 'Rejected: {what}',
    withdrawn: 'Withdrawn: {what}',
    lapsed: 'Lapsed: {what}',
  },
  proposalTexts: {
    waits:
      'Administrator {by} has proposed a change that takes two administrators: {what}.\n\nSign in, open Proposals, compare before and after, and approve or reject it.',
    approved: 'Administrator {by} has approved a proposal, and it has been carried out: {what}.',
    rejected: 'Administrator {by} has rejected a proposal: {what}.{why}',
    withdrawn: 'Administrator {by} has withdrawn a proposal of their own: {what}.',
    lapsed:
      'Administrator {by} has approved a proposal, but what it was about had changed since, so nothing was done: {what}.',
  },
  recordsSubject: 'Your records: {what}',
  recordsText:
    'Attached, as a CSV file for spreadsheets: {file}. Records in it: {count}, the oldest first; times are in UTC.',
  noRecordsText: 'There are no such records, so the attached file {file} is empty.',
}

const zh: Words = {
  purposes: {
    register: '開立帳戶',
    login: '登入',
    forgetpassword: '重設密碼',
    quickpay: '快速付款',
    sendonchain: '鏈上轉出',
    withdraw: '提款',
    sendpayment: '付款',
    delaccount: '刪除帳戶',
    editcardholder: '修改持卡人資料',
    editpin: '更改支付密碼',
    editpassword: '更改密碼',
    kyc: '身分驗證',
  },
  codeSubject: '您的{purpose}驗證碼',
  codeText:
    '您的{purpose}驗證碼是 {code}。\n\n驗證碼於 30 分鐘內有效。我們的職員絕不會向您索取驗證碼。如非您本人要求，請忽略此郵件。',
  paymentText: '\n\n此驗證碼只用於批准這一筆付款：向用戶 {uid} 支付 {amount} {currency}。',
  payeeText: '\n\n此驗證碼只用於批准這一筆付款：向 {payee} 支付 {amount} {currency}。',
  anyPaymentText: '\n\n此驗證碼可批准一筆任何金額的付款：輸入前請先核對畫面上的付款資料。',
  takenSubject: '您已有帳戶',
  takenText: '有人（可能是您）想用此電郵地址開立帳戶。您已有帳戶：請登入；如忘記密碼，可重設密碼。',
  passwordSubject: '您的密碼已更改',
  passwordText: '您的帳戶密碼已更改，所有裝置均已登出。如非您本人操作，請立即聯絡客戶服務。',
  changedSubject: '您的{what}已更改',
  changedText: '您在帳戶設定中更改了{what}，其他裝置均已登出。如非您本人操作，請立即聯絡客戶服務。',
  emailEditedSubject: '您的電郵地址已更改',
  emailEditedText:
    '客戶服務已更改您帳戶的電郵地址，所有裝置均已登出。請使用新地址登入。如非您本人要求，請立即聯絡客戶服務。',
  messageText: 'Strongroom：您的{purpose}驗證碼是 {code}，30 分鐘內有效。請勿告訴任何人。',
  secrets: { password: '密碼', pin: '支付密碼' },
  identitySubjects: {
    approved: '您的身分已通過驗證',
    rejected: '您的身分暫未能通過驗證',
    withdrawn: '您的身分驗證已失效',
  },
  identityTexts: {
    approved: '我們已核實您的身分。您現在可以使用錢包、付款及兌換服務。',
    rejected:
      '我們已審閱您提交的資料，但未能據此核實您的身分。{why}\n\n請登入並重新提交：您上次填寫的內容仍然保留。',
    withdrawn:
      '您的身分不再視為已驗證，因此付款及兌換服務暫時停用。{why}\n\n請登入並重新驗證身分。您的資金不受影響。',
  },
  reasonText: '\n\n原因：{reason}',
  proposalKinds: {
    catalogue: '設定、匯率或公司銀行帳戶',
    'pool-addresses': '充值地址',
    'circle-deposit': 'Circle 存款',
    'deposit-amount': '銀行存款的金額',
    'card-credits': '向卡片存入款項的卡片記錄',
    reversal: '向會員退回款項的沖正',
    'subscription-rate': '調高定期存款認購的利率',
  },
  proposalSubjects: {
    waits: '有提案等待您審批：{what}',
    approved: '提案已批准：{what}',
    rejected: '提案已拒絕：{what}',
    withdrawn: '提案已撤回：{what}',
    lapsed: '提案已失效：{what}',
  },
  proposalTexts: {
    waits:
      '管理員 {by} 提出了一項須由兩位管理員決定的變更：{what}。\n\n請登入並打開「提案」，比較變更前後的內容，然後批准或拒絕。',
    approved: '管理員 {by} 已批准一項提案，並已執行：{what}。',
    rejected: '管理員 {by} 已拒絕一項提案：{what}。{why}',
    withdrawn: '管理員 {by} 已撤回自己的提案：{what}。',
    lapsed: '管理員 {by} 批准了一項提案，但相關內容其後已有變更，因此沒有執行：{what}。',
  },
  recordsSubject: '您的記錄：{what}',
  recordsText:
    '隨信附上 CSV 檔案（可用試算表開啟）：{file}。內有 {count} 筆記錄，由舊至新排列；時間為世界協調時間（UTC）。',
  noRecordsText: '沒有符合的記錄，因此所附檔案 {file} 是空的。',
}

const sc: Words = {
  purposes: {
    register: '开立账户',
    login: '登录',
    forgetpassword: '重设密码',
    quickpay: '快速付款',
    sendonchain: '链上转出',
    withdraw: '提款',
    sendpayment: '付款',
    delaccount: '删除账户',
    editcardholder: '修改持卡人资料',
    editpin: '更改支付密码',
    editpassword: '更改密码',
    kyc: '身份验证',
  },
  codeSubject: '您的{purpose}验证码',
  codeText:
    '您的{purpose}验证码是 {code}。\n\n验证码在 30 分钟内有效。我们的员工绝不会向您索取验证码。如非您本人要求，请忽略此邮件。',
  paymentText: '\n\n此验证码只用于批准这一笔付款：向用户 {uid} 支付 {amount} {currency}。',
  payeeText: '\n\n此验证码只用于批准这一笔付款：向 {payee} 支付 {amount} {currency}。',
  anyPaymentText: '\n\n此验证码可批准一笔任意金额的付款：输入前请先核对屏幕上的付款信息。',
  takenSubject: '您已有账户',
  takenText: '有人（可能是您）想用此邮箱开立账户。您已有账户：请登录；如忘记密码，可重设密码。',
  passwordSubject: '您的密码已更改',
  passwordText: '您的账户密码已更改，所有设备均已退出登录。如非您本人操作，请立即联系客服。',
  changedSubject: '您的{what}已更改',
  changedText: '您在账户设置中更改了{what}，其他设备均已退出登录。如非您本人操作，请立即联系客服。',
  emailEditedSubject: '您的邮箱地址已更改',
  emailEditedText:
    '客服已更改您账户的邮箱地址，所有设备均已退出登录。请使用新地址登录。如非您本人要求，请立即联系客服。',
  messageText: 'Strongroom：您的{purpose}验证码是 {code}，30 分钟内有效。请勿告诉任何人。',
  secrets: { password: '密码', pin: '支付密码' },
  identitySubjects: {
    approved: '您的身份已通过验证',
    rejected: '您的身份暂未能通过验证',
    withdrawn: '您的身份验证已失效',
  },
  identityTexts: {
    approved: '我们已核实您的身份。您现在可以使用钱包、付款和兑换服务。',
    rejected:
      '我们已审核您提交的资料，但未能据此核实您的身份。{why}\n\n请登录并重新提交：您上次填写的内容仍然保留。',
    withdrawn:
      '您的身份不再视为已验证，因此付款和兑换服务暂时停用。{why}\n\n请登录并重新验证身份。您的资金不受影响。',
  },
  reasonText: '\n\n原因：{reason}',
  proposalKinds: {
    catalogue: '设置、汇率或公司银行账户',
    'pool-addresses': '充值地址',
    'circle-deposit': 'Circle 存款',
    'deposit-amount': '银行存款的金额',
    'card-credits': '向卡片存入款项的卡片记录',
    reversal: '向会员退回款项的冲正',
    'subscription-rate': '调高定期存款认购的利率',
  },
  proposalSubjects: {
    waits: '有提案等待您审批：{what}',
    approved: '提案已批准：{what}',
    rejected: '提案已拒绝：{what}',
    withdrawn: '提案已撤回：{what}',
    lapsed: '提案已失效：{what}',
  },
  proposalTexts: {
    waits:
      '管理员 {by} 提出了一项须由两位管理员决定的变更：{what}。\n\n请登录并打开“提案”，比较变更前后的内容，然后批准或拒绝。',
    approved: '管理员 {by} 已批准一项提案，并已执行：{what}。',
    rejected: '管理员 {by} 已拒绝一项提案：{what}。{why}',
    withdrawn: '管理员 {by} 已撤回自己的提案：{what}。',
    lapsed: '管理员 {by} 批准了一项提案，但相关内容其后已有变更，因此没有执行：{what}。',
  },
  recordsSubject: '您的记录：{what}',
  recordsText:
    '随信附上 CSV 文件（可用电子表格打开）：{file}。内有 {count} 条记录，由旧到新排列；时间为世界协调时间（UTC）。',
  noRecordsText: '没有符合的记录，因此所附文件 {file} 是空的。',
}

const ja: Words = {
  purposes: {
    register: '口座の開設',
    login: 'ログイン',
    forgetpassword: 'パスワードの再設定',
    quickpay: 'クイックペイ',
    sendonchain: 'オンチェーン送金',
    withdraw: '出金',
    sendpayment: '支払い',
    delaccount: 'アカウントの削除',
    editcardholder: 'カード名義の変更',
    editpin: 'PAYコードの変更',
    editpassword: 'パスワードの変更',
    kyc: '本人確認',
  },
  codeSubject: '{purpose}の認証コード',
  codeText:
    '{purpose}の認証コードは {code} です。\n\n有効期限は30分です。当社の担当者がコードをお尋ねすることは決してありません。お心当たりがない場合は、このメールを無視してください。',
  paymentText:
    '\n\nこのコードで承認されるのは、ユーザー {uid} への {amount} {currency} の支払い1件だけです。',
  payeeText: '\n\nこのコードで承認されるのは、{payee} への {amount} {currency} の支払い1件だけです。',
  anyPaymentText:
    '\n\nこのコードは金額にかかわらず1件の支払いを承認します。入力する前に、画面の支払い内容を必ずご確認ください。',
  takenSubject: 'すでに口座をお持ちです',
  takenText:
    'このメールアドレスで口座を開設しようとした方がいます（おそらくお客様ご自身です）。すでに口座をお持ちですので、ログインするか、パスワードをお忘れの場合は再設定してください。',
  passwordSubject: 'パスワードが変更されました',
  passwordText:
    'アカウントのパスワードが変更され、すべての端末からログアウトしました。お心当たりがない場合は、ただちにカスタマーサービスへご連絡ください。',
  changedSubject: '{what}が変更されました',
  changedText:
    'アカウントの設定で{what}が変更され、他のすべての端末からログアウトしました。お心当たりがない場合は、ただちにカスタマーサービスへご連絡ください。',
  emailEditedSubject: 'メールアドレスが変更されました',
  emailEditedText:
    'カスタマーサービスがお客様のアカウントのメールアドレスを変更し、すべての端末からログアウトしました。新しいアドレスでログインしてください。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
  messageText: 'Strongroom：{purpose}の認証コードは {code} です。有効期限は30分。誰にも教えないでください。',
  secrets: { password: 'パスワード', pin: 'PAYコード' },
  identitySubjects: {
    approved: '本人確認が完了しました',
    rejected: '本人確認を完了できませんでした',
    withdrawn: '本人確認が無効になりました',
  },
  identityTexts: {
    approved: '本人確認が完了しました。ウォレット、支払い、両替をご利用いただけます。',
    rejected:
      'ご提出いただいた内容を確認しましたが、本人確認を完了できませんでした。{why}\n\nログインして、もう一度ご提出ください。前回入力された内容は残っています。',
    withdrawn:
      '本人確認が無効になったため、支払いと両替は現在ご利用いただけません。{why}\n\nログインして、もう一度本人確認を行ってください。お預かりしている資金に影響はありません。',
  },
  reasonText: '\n\n理由：{reason}',
  proposalKinds: {
    catalogue: '設定、レート、または自社の銀行口座',
    'pool-addresses': '入金アドレス',
    'circle-deposit': 'Circle 入金',
    'deposit-amount': '銀行入金の金額',
    'card-credits': 'カードに入金するカード明細',
    reversal: '会員に返金する取消',
    'subscription-rate': '定期預金の金利の引き上げ',
  },
  proposalSubjects: {
    waits: '承認待ちの提案があります：{what}',
    approved: '提案が承認されました：{what}',
    rejected: '提案が却下されました：{what}',
    withdrawn: '提案が取り下げられました：{what}',
    lapsed: '提案が失効しました：{what}',
  },
  proposalTexts: {
    waits:
      '管理者 {by} が、管理者2名による決定が必要な変更を提案しました：{what}。\n\nログインして「提案」を開き、変更前と変更後を比較して、承認または却下してください。',
    approved: '管理者 {by} が提案を承認し、実行されました：{what}。',
    rejected: '管理者 {by} が提案を却下しました：{what}。{why}',
    withdrawn: '管理者 {by} が自分の提案を取り下げました：{what}。',
    lapsed:
      '管理者 {by} が提案を承認しましたが、対象がその後変更されていたため、実行されませんでした：{what}。',
  },
  recordsSubject: '履歴：{what}',
  recordsText:
    '表計算ソフトで開ける CSV ファイル {file} を添付します。{count} 件を古い順に収めています。時刻は UTC です。',
  noRecordsText: '該当する履歴がないため、添付ファイル {file} は空です。',
}

export const words: Readonly<Record<wire.Language, Words>> = { en, zh, sc, ja }

/** Fills `{name}` in. A name that is not given stays as it is. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
