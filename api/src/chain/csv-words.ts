import { msg } from '#words'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'
import { yesOrNo } from '../http/common-codes.ts'

const heads = {
  ...commonHeads,
  address: msg`Address`,
  arrives: msg`Arrives`,
  ccaddress: msg`Chain address`,
  demo: msg`Demo`,
  retired: msg`Retired`,
  given_date: msg`Given`,
  usable_date: msg`Usable from`,
  collected: msg`Collected`,
  transfers: msg`Transfers`,
  field_code: msg`Setting`,
  addresses: msg`Addresses`,
  scanned_date: msg`Looked at`,
  collected_addresses: msg`Addresses collected from`,
  asked_by: msg`Asked by`,
}

const sentOnChain: Codes = {
  0: msg`Locked, waits for finance`,
  1: msg`Sent on the chain`,
  '-1': msg`Rejected, money is back`,
}

const applied: Codes = {
  0: msg`Waiting`,
  1: msg`Complete`,
}

/** Coins collected by the custody. */
const collection: Codes = {
  0: msg`Waits for the custody`,
  1: msg`Collected`,
  '-1': msg`Nothing was sent`,
}

/** Lists of sends on chain. */
export const chainSendCsv = { heads, codes: { status: sentOnChain } } satisfies CsvWords

/** Lists of addresses and of applications for them. */
export const addressCsv = {
  heads,
  codes: { status: applied, demo: yesOrNo, retired: yesOrNo },
} satisfies CsvWords

/** Lists of collections and of the balances they are made from. */
export const collectionCsv = { heads, codes: { demo: yesOrNo, status: collection } } satisfies CsvWords
