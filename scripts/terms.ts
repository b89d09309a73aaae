/** A term of the product: where an English text says it, the text in each language says one of its words there. */
type Term = { readonly said: RegExp; readonly words: Readonly<Record<string, readonly string[]>> }

const term = (said: RegExp, zh: string, sc: string, ja: string): Term => ({
  said,
  words: { zh: zh.split(' '), sc: sc.split(' '), ja: ja.split(' ') },
})

/**
 * The terms that have one word in each language; two where English has one word for two things: the receipt of a movement and the slip of a
 * bank, the books and an address book. The log is not the books: the log is the append-only record of events, the books are the balances
 * that follow from it.
 *
 * These terms have several words, which no rule tells apart. Proof: 證明 证明 証明 of what can be checked, 核對 核对 照合 of balances against the log,
 * 憑證 凭证 証明 of a transfer. Statement: 對帳單 对账单 明細書, and 銀行月結單 银行对账单 銀行の明細書 as a document about a person. Withdraw: 提款 提现
 * 出金 of money, 撤回 撤回 取り下げる of a proposal. Event: 事件 事件 イベント, counted by 筆 条 件; Japanese often says the counter alone.
 */
const terms: readonly Term[] = [
  term(/(?<!\bcard )\blogs?\b(?! (in|out)\b)/i, '日誌', '日志', 'ログ'),
  term(/\bbooks\b/i, '帳簿 地址簿', '账簿 地址簿', '帳簿 アドレス帳'),
  term(/\bstreams?\b/i, '事件流', '事件流', 'ストリーム'),
  term(/\bparked stream/i, '擱置的事件流', '搁置的事件流', '保留中のストリーム'),
  term(/\bread models?\b/i, '讀取模型', '读取模型', 'リードモデル'),
  term(/\bcheckpoints?\b/i, '檢查點', '检查点', 'チェックポイント'),
  term(/\brebuil[dt]/i, '重建', '重建', '再構築'),
  term(/\breceipts?\b/i, '收據', '收据', '取引証明書 控え'),
  term(/\bcases?\b/i, '個案', '个案', '案件'),
  term(/\brevers(al|e)/i, '撤銷', '撤销', '取り消'),
  term(/(?<!cash and )\bfinance\b/i, '財務', '财务', '財務'),
  term(/\btop-ups?\b/i, '充值', '充值', 'チャージ'),
  term(/\bwithdrawals?\b/i, '提款', '提现', '出金'),
]

/** Words of which a translation should have one, for each term of its English text of which it has none. */
export const missingTerms = (locale: string, english: string, translation: string): readonly string[] => {
  const text = english.replaceAll(/\{.*?\}/g, '')
  return terms
    .filter(({ said }) => said.test(text))
    .map(({ words }) => words[locale] ?? [])
    .filter(words => words.length > 0 && !words.some(word => translation.includes(word)))
    .map(words => words.join(' or '))
}
