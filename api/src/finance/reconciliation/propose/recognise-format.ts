import type { wire } from '@strongroom/shared'

/** The format that the beginning of a file is written in. What is none of the others may be a CSV. */
export const recogniseFormat = (text: string): wire.StatementFormat => {
  if (/OFXHEADER|<OFX[\s>]/.test(text)) return 'ofx'
  if (/^\uFEFF?\s*</.test(text)) return 'camt053'
  return /^(\{.*)?:20:/m.test(text) && /^:(25|28C?|60[FM]):/m.test(text) ? 'mt940' : 'csv'
}
