const ID = /^[A-Za-z0-9_.:-]{1,80}$/

/** Text in the QR code of a pay code: an address, so that any phone's camera finds its way here. */
export const qrTextOf = (id: string, origin = location.origin): string => `${origin}/qrscan?code=${id}`

/**
 * Payment that a link asks for: the payee, and the amount and a note where it names them. The payer may change the amount; the
 * note says what it is for.
 */
export type AskedPayment = {
  readonly uid: string
  readonly currency?: string
  readonly amount?: string
  readonly note?: string
}

/** Characters of a note at most: a line on a phone, and a QR code that is still easily scanned. */
export const longestNote = 80

/** Text of an address as a note: one line, cut to its length. A link is written by anybody, so nothing invisible is kept. */
export const noteIn = (text: string): string => {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return [...line].slice(0, longestNote).join('').trim()
}

/** Text in the QR code by which a member is paid: an address where the payer finds the payment filled in. */
export const payeeTextOf = (asked: AskedPayment, origin = location.origin): string =>
  `${origin}/quickpay?${new URLSearchParams(asked)}`

/** Whether two texts of an address are a currency and an amount, as quick pay fills them in. */
export const isMoney = (currency: string, amount: string): boolean =>
  /^[A-Z0-9]{2,10}$/.test(currency) && /^\d{1,15}(\.\d{1,18})?$/.test(amount)

/** A user id as quick pay takes it. */
export const isUid = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text)

/** The payment that a QR code asks for. Nothing when it asks for none. */
export function askedPaymentIn(text: string): AskedPayment | undefined {
  if (!URL.canParse(text.trim())) return undefined
  const { pathname, searchParams } = new URL(text.trim())
  const uid = searchParams.get('uid') ?? ''
  if (!pathname.endsWith('/quickpay') || !isUid(uid)) return undefined
  const [currency, amount] = [searchParams.get('currency') ?? '', searchParams.get('amount') ?? '']
  const note = noteIn(searchParams.get('note') ?? '')
  return { uid, ...(isMoney(currency, amount) ? { currency, amount } : {}), ...(note ? { note } : {}) }
}

/** The pay code a QR code speaks of: the address above, or the bare id. Nothing when it is something else. */
export function payQrIn(text: string): string | undefined {
  const trimmed = text.trim()
  if (ID.test(trimmed) && !trimmed.includes('://')) return trimmed
  if (!URL.canParse(trimmed)) return undefined
  const { pathname, searchParams } = new URL(trimmed)
  const id = searchParams.get('code') ?? ''
  return pathname.endsWith('/qrscan') && ID.test(id) ? id : undefined
}
