import type { wire } from '@strongroom/shared'

/** The format that the beginning of a file is written in. What is none of the others may be a CSV. */
export const recogniseFormat = (text: string): wire.StatementFormat => {
  if (/OFXHEADER|<(?:\w+:)?OFX[\s>]/i.test(text)) return 'ofx'
  if (/^\uFEFF?\s*</.test(text)) return 'camt053'
  return /^[ \t]*(\{.*)?:20:/m.test(text) && /^[ \t]*:(25|28C?|60[FM]):/m.test(text) ? 'mt940' : 'csv'
}

/** A page of the web, as a portal gives it to those whom it has signed out, or a document of an office. */
export const isDocument = (text: string): boolean =>
  /^\uFEFF?\s*(<!doctype html|<html|%PDF-|\{\\rtf)/i.test(text) || text.startsWith('PK\u0003\u0004')
