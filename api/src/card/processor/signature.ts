import { createHmac, timingSafeEqual } from 'node:crypto'

/** A message signed longer ago, or later than now, is refused: it may have been recorded and sent again. */
const TOLERANCE_SECONDS = 300

const mac = (key: string, seconds: string, body: string): Buffer =>
  createHmac('sha256', key).update(`${seconds}.${body}`).digest()

/** The header `Card-Processor-Signature` of a body: `t=1764500000,v1=…`, HMAC-SHA256 in hex over `{t}.{body}`. */
export const signatureOf = (key: string, body: string, now: Date): string => {
  const seconds = String(Math.floor(now.getTime() / 1_000))
  return `t=${seconds},v1=${mac(key, seconds, body).toString('hex')}`
}

/** Whether a body was signed with the key, not long ago. */
export const isSigned = (
  key: string,
  { body, signature, now }: { readonly body: string; readonly signature: string; readonly now: Date },
): boolean => {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  const given = Buffer.from(hex, 'hex')
  const right = mac(key, seconds, body)
  return given.length === right.length && timingSafeEqual(given, right)
}
