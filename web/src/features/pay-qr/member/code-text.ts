const ID = /^[A-Za-z0-9_.:-]{1,80}$/

/** Text in the QR code of a pay code: an address, so that any phone's camera finds its way here. */
export const qrTextOf = (id: string, origin = location.origin): string => `${origin}/qrscan?code=${id}`

/** The pay code a QR code speaks of: the address above, or the bare id. Nothing when it is something else. */
export function payQrIn(text: string): string | undefined {
  const trimmed = text.trim()
  if (ID.test(trimmed) && !trimmed.includes('://')) return trimmed
  if (!URL.canParse(trimmed)) return undefined
  const { pathname, searchParams } = new URL(trimmed)
  const id = searchParams.get('code') ?? ''
  return pathname.endsWith('/qrscan') && ID.test(id) ? id : undefined
}
