import { type DecodeText, isOldWindows, markedEncoding, type StatementEncoding } from './statement-text.ts'

/** Words that stand in the heads of statements, by the encodings whose bytes look like those of another. */
const wordsOf = {
  gb18030: /交易|金额|余额|摘要|账号|账户|日期|收入|支出|对方|币种|借方|贷方|记账/g,
  big5: /交易|金額|餘額|結餘|摘要|帳號|帳戶|日期|存入|支出|提取|幣別|備註/g,
  shift_jis: /日付|取引|金額|残高|摘要|入金|出金|支払|預り|お客|内容|口座/g,
  'euc-jp': /日付|取引|金額|残高|摘要|入金|出金|支払|預り|お客|内容|口座/g,
  'euc-kr': /거래|금액|잔액|일자|일시|적요|입금|출금|계좌|통화/g,
  'windows-1251': /дата|сумма|остаток|счет|счёт|валюта|назначение|операци|дебет|кредит|сума|рахунок/gi,
  'windows-1253': /ημερομηνία|ποσό|υπόλοιπο|περιγραφή|αιτιολογία|χρέωση|πίστωση|νόμισμα|λογαριασμ/gi,
} as const satisfies Partial<Record<StatementEncoding, RegExp>>

/** Words of Central Europe and of Turkey whose letters are others in the western alphabet. */
const windowsWords = {
  'windows-1250':
    /částka|zůstatek|měna|datum zaúčtování|účet příjemce|poznámka pro|księgowania|tytuł|opłat|szczegóły|nadawc[ay]\b.*odbiorc|összeg|könyvelés|értéknap|közlemény|elszámol|sumă|dată|číslo|čiastk/gi,
  'windows-1254': /açıklama|işlem|hesap no.*ş|şube|bakiye.*ı/gi,
} as const satisfies Partial<Record<StatementEncoding, RegExp>>

/** A character of several bytes may be cut at the end of a file's beginning. */
const LONGEST_CHARACTER = 4

/**
 * The encoding that the beginning of a file is written in; nothing where its bytes may be several, so that a person says which.
 * UTF-16 may come without its mark. Of those whose bytes look alike, it is the one that makes words of statements of the bytes.
 */
export const recogniseEncoding = (bytes: Uint8Array, decode: DecodeText): StatementEncoding | undefined => {
  const marked = markedEncoding(bytes) ?? wideEncoding(bytes)
  if (marked) return marked
  const textIn = (label: StatementEncoding) => decodedStart(bytes, label, decode)
  if (textIn('utf-8') !== undefined) return 'utf-8'
  if (isOldWindows(bytes)) return mostWords(windowsWords, textIn) ?? 'windows-1252'
  return mostWords(wordsOf, textIn)
}

/** UTF-16 without a mark: every second byte of its digits, marks and Latin letters is nothing. */
const wideEncoding = (bytes: Uint8Array): StatementEncoding | undefined => {
  const zeros = [0, 0]
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = bytes.length / 5
  if (odd > many && even * 50 < odd) return 'utf-16le'
  return even > many && odd * 50 < even ? 'utf-16be' : undefined
}

const decodedStart = (
  bytes: Uint8Array,
  label: StatementEncoding,
  decode: DecodeText,
): string | undefined => {
  // No text has it, but archives and pictures do.
  if (bytes.includes(0)) return undefined
  for (let cut = 0; cut < LONGEST_CHARACTER; cut++)
    try {
      return decode(label, bytes.subarray(0, bytes.length - cut))
    } catch {
      // The last character may be cut; or the bytes are of another encoding.
    }
  return undefined
}

const mostWords = (
  words: Partial<Record<StatementEncoding, RegExp>>,
  textIn: (label: StatementEncoding) => string | undefined,
): StatementEncoding | undefined => {
  let best: { readonly label: StatementEncoding; readonly count: number } | undefined
  for (const [name, pattern] of Object.entries(words)) {
    const label = name as StatementEncoding
    const count = new Set(textIn(label)?.match(pattern)).size
    if (count > (best?.count ?? 0)) best = { label, count }
  }
  return best?.label
}
