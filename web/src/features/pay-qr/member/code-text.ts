const ID = /^[A-Za-z0-9_.:-]{1,80}$/

/** Text in the QR code of a pay code: an address, so that any phone's camera finds its way here. */
export const qrTextOf = (id: string, origin = location.origin): string => `${origin}/qrscan?code=${id}`

/** Text in the QR code by which a member is paid: where a payer enters the amount. */
export const payeeTextOf = (uid: string, origin = location.origin): string => `${origin}/quickpay?uid=${uid}`

/** A user id as quick pay takes it. */
export const isUid = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text)

/** The user id of the member whom a QR code asks to pay. Nothing when it asks for no payment. */
export function payeeIn(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined
  const { pathname, searchParams } = new URL(text.trim())
  const uid = searchParams.get('uid') ?? ''
  return pathname.endsWith('/quickpay') && isUid(uid) ? uid : undefined
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
